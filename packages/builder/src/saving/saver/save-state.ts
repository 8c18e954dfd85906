/**
 * When a draft is saved, as a pure machine: the owner's changes, the clock, the network and the answers go in, and what to do
 * next is in the state. `send` wants a request, `due` a timer; the caller does both and nothing else.
 */

/** How long the owner rests before a change is saved, in milliseconds. */
export const IDLE_DELAY = 900
/** How long changes may go on without a save, in milliseconds. */
export const LONGEST_WAIT = 5000
/** How long it takes until a failed save is tried again: doubled each time, up to the last, in milliseconds. */
export const FIRST_RETRY = 1000
export const LAST_RETRY = 30_000

/** The versions that a save is based on. */
export interface Base {
  version: number
  globalVersion: number
}

/** The current version, where ours could not be written. */
export interface RemoteVersion<D> {
  base: Base
  document: D
}

/**
 * Why a request did not save.
 *
 * - `unreachable`: no answer came
 * - `server-error`: the server failed
 * - `busy`: the server asks to come back later
 * - `signed-out`: the session has ended
 * - `too-large`: the page is larger than the server takes
 * - `refused`: the server said no, for its own reason
 *
 * The first three are tried again automatically, `too-large` and `refused` with the next change; `signed-out` waits for the owner.
 */
export type FailureKind = 'unreachable' | 'server-error' | 'busy' | 'signed-out' | 'too-large' | 'refused'

/** Why the last save did not succeed. */
export type SaveProblem<D> = { kind: FailureKind; message: string } | { kind: 'stale'; theirs: RemoteVersion<D> }

const RETRIED: ReadonlySet<string> = new Set(['unreachable', 'server-error', 'busy'] satisfies FailureKind[])
const isRetried = (problem: SaveProblem<unknown> | undefined) => problem !== undefined && RETRIED.has(problem.kind)

export interface SaveState<D> {
  /** What the next save names as its base. */
  base: Base
  /** What is at `base`. */
  saved: D
  /** What the owner sees. */
  current: D
  /** What the request in flight carries; undefined when there is none. */
  sending: D | undefined
  /** What was sent without an answer since `base`: the other side may have it. */
  unconfirmed: readonly D[]
  /** Something else that changes the page is under way, such as a publish; saves wait. */
  paused: boolean
  online: boolean
  problem: SaveProblem<D> | undefined
  /** Failures in a row. */
  failures: number
  /** Since when there are changes that no request carries, in milliseconds. */
  since: number | undefined
  /** When the next save starts, in milliseconds. */
  due: number | undefined
}

export type SaveEvent<D> =
  | { type: 'changed'; document: D; at: number }
  /** The clock reached `due`. */
  | { type: 'due'; at: number }
  | { type: 'saved'; base: Base; at: number }
  /** `retryAfter` is how long the server asks to wait, in milliseconds. */
  | { type: 'failed'; kind: FailureKind; message: string; retryAfter?: number; at: number }
  /** Another version is stored. `ours` is it as we know it, where nobody else wrote it: an answer got lost, or nothing differs. */
  | { type: 'stale'; theirs: RemoteVersion<D>; ours?: D; at: number }
  | { type: 'online' | 'offline'; at: number }
  /** The owner wants it saved now, or tried again. */
  | { type: 'save'; at: number }
  | { type: 'pause' }
  /** The paused work is done; with the current version, if it wrote something. */
  | { type: 'resume'; now?: RemoteVersion<D>; at: number }
  /** The owner chose what to do with a newer version: what they see from now on, on top of `theirs`. */
  | { type: 'settled'; theirs: RemoteVersion<D>; document: D; at: number }

/** A page that was just opened. */
export const openState = <D>(document: D, base: Base, online = true): SaveState<D> => ({
  base,
  saved: document,
  current: document,
  sending: undefined,
  unconfirmed: [],
  paused: false,
  online,
  problem: undefined,
  failures: 0,
  since: undefined,
  due: undefined,
})

/** Whether something that the owner sees is not known to be saved. */
export const isDirty = <D>({ current, saved, unconfirmed }: SaveState<D>): boolean => current !== saved || unconfirmed.length > 0

/** `offline`: the browser has no network; the kinds of failures are as in `FailureKind`. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | FailureKind | 'stale'

/** The save state in one word. */
export function statusOf<D>(state: SaveState<D>): SaveStatus {
  const { problem, sending, online } = state
  if (problem && !isRetried(problem)) return problem.kind
  if (sending !== undefined && !problem) return 'saving'
  if (!isDirty(state)) return 'saved'
  if (!online) return 'offline'
  return problem ? problem.kind : 'saving'
}

/** Whether a request may start; changes wait otherwise. */
const mayStart = <D>({ sending, paused, online, problem }: SaveState<D>) =>
  sending === undefined && !paused && online && problem?.kind !== 'stale' && problem?.kind !== 'signed-out'

/** With the time of the next save in the current state. */
function plan<D>(state: SaveState<D>, at: number, wait = IDLE_DELAY): SaveState<D> {
  if (!isDirty(state)) return { ...state, due: undefined, since: undefined }
  const since = state.since ?? at
  if (!mayStart(state)) return { ...state, since, due: undefined }
  return { ...state, since, due: Math.min(at + wait, Math.max(at, since + LONGEST_WAIT)) }
}

const start = <D>(state: SaveState<D>): SaveState<D> =>
  isDirty(state) && mayStart(state) ? { ...state, sending: state.current, since: undefined, due: undefined } : state

const retryWait = (failures: number) => Math.min(FIRST_RETRY * 2 ** (failures - 1), LAST_RETRY)

/** On top of the current remote version. */
const basedOn = <D>(state: SaveState<D>, { base, document }: RemoteVersion<D>): SaveState<D> => ({
  ...state,
  base,
  saved: document,
  sending: undefined,
  unconfirmed: [],
  problem: undefined,
  failures: 0,
})

/** The state after an event. A new `sending` is a request to make. */
export function next<D>(state: SaveState<D>, event: SaveEvent<D>): SaveState<D> {
  switch (event.type) {
    case 'changed': {
      if (event.document === state.current) return state
      const changed = { ...state, current: event.document, since: state.since ?? event.at }
      if (isRetried(state.problem)) return changed
      const again = state.problem?.kind === 'refused' || state.problem?.kind === 'too-large'
      return plan(again ? { ...changed, problem: undefined } : changed, event.at)
    }
    case 'due':
      return state.due !== undefined && event.at >= state.due ? start(state) : state
    case 'saved': {
      if (state.sending === undefined) return state
      return plan(basedOn(state, { base: event.base, document: state.sending }), event.at)
    }
    case 'failed':
      return failed(state, event)
    case 'stale': {
      const { theirs, ours, at } = event
      if (state.paused) return state
      if (ours !== undefined) return plan(basedOn(state, { base: theirs.base, document: ours }), at, 0)
      return { ...state, sending: undefined, problem: { kind: 'stale', theirs }, since: state.since ?? at, due: undefined }
    }
    case 'online':
      return plan({ ...state, online: true }, event.at, 0)
    case 'offline':
      return { ...state, online: false, due: undefined }
    case 'save':
      // What the browser says about the network may be wrong; a try tells.
      return start({ ...state, online: true, problem: state.problem?.kind === 'stale' ? state.problem : undefined })
    case 'pause':
      return state.sending === undefined ? { ...state, paused: true, due: undefined } : state
    case 'resume':
      return plan({ ...(event.now ? basedOn(state, event.now) : state), paused: false }, event.at)
    case 'settled':
      return plan({ ...basedOn(state, event.theirs), current: event.document, since: undefined }, event.at, 0)
  }
}

function failed<D>(state: SaveState<D>, event: Extract<SaveEvent<D>, { type: 'failed' }>): SaveState<D> {
  const { kind, message, retryAfter = 0, at } = event
  const { sending, online } = state
  if (sending === undefined) return state
  const problem = { kind, message }
  const after: SaveState<D> = { ...state, sending: undefined, problem, since: state.since ?? at, due: undefined }
  if (!isRetried(problem)) return after
  const failures = state.failures + 1
  const due = online ? at + Math.max(retryWait(failures), retryAfter) : undefined
  return { ...after, failures, due, unconfirmed: [...state.unconfirmed, sending] }
}
