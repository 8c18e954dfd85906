/**
 * Decides when a draft is saved, as a pure state machine: events are changes, time, network state and responses; the state
 * contains the next action. `send` requests a save, `due` a timer. The caller does only these two.
 */

/** Pause after the last change before a save, in milliseconds. */
export const IDLE_DELAY = 900
/** Maximum time between a change and its save, in milliseconds. */
export const LONGEST_WAIT = 5000
/** Milliseconds before a failed save is retried: doubled each time up to the maximum. */
export const FIRST_RETRY = 1000
export const LAST_RETRY = 30_000

/** The versions that a save is based on. */
export interface Base {
  version: number
  globalVersion: number
}

/** The current version, if this save was rejected as outdated. */
export interface RemoteVersion<D> {
  base: Base
  document: D
}

/**
 * Why a save failed.
 * - `unreachable`: no response
 * - `server-error`: the server failed
 * - `busy`: the server asks to try again later
 * - `signed-out`: the session has ended
 * - `too-large`: the page is larger than the server accepts
 * - `refused`: the server rejected it for another reason
 * The first three are retried automatically, `too-large` and `refused` with the next change; `signed-out` waits for the owner.
 */
export type FailureKind = 'unreachable' | 'server-error' | 'busy' | 'signed-out' | 'too-large' | 'refused'

/** Why the last save failed. */
export type SaveProblem<D> = { kind: FailureKind; message: string } | { kind: 'stale'; theirs: RemoteVersion<D> }

const RETRIED: ReadonlySet<string> = new Set(['unreachable', 'server-error', 'busy'] satisfies FailureKind[])
const isRetried = (problem: SaveProblem<unknown> | undefined) => problem !== undefined && RETRIED.has(problem.kind)

export interface SaveState<D> {
  /** The base of the next save. */
  base: Base
  /** The document at `base`. */
  saved: D
  /** The document that the owner sees. */
  current: D
  /** The content of the pending request; undefined when there is none. */
  sending: D | undefined
  /** Content that was sent since `base` without a response: the server may have it. */
  unconfirmed: readonly D[]
  /** Another operation that changes the page is running, such as a publish; saves wait. */
  paused: boolean
  online: boolean
  problem: SaveProblem<D> | undefined
  /** Number of consecutive failures. */
  failures: number
  /** Time of the oldest change that is in no request, in milliseconds. */
  since: number | undefined
  /** Time of the next save, in milliseconds. */
  due: number | undefined
}

export type SaveEvent<D> =
  | { type: 'changed'; document: D; at: number }
  /** The time `due` has come. */
  | { type: 'due'; at: number }
  | { type: 'saved'; base: Base; at: number }
  /** `retryAfter` is the requested delay in milliseconds. */
  | { type: 'failed'; kind: FailureKind; message: string; retryAfter?: number; at: number }
  /**
   * The server has another version. `ours` is our own document if it equals that version: a response was lost, or nothing
   * differs.
   */
  | { type: 'stale'; theirs: RemoteVersion<D>; ours?: D; at: number }
  | { type: 'online' | 'offline'; at: number }
  /** The owner requests a save or a retry. */
  | { type: 'save'; at: number }
  | { type: 'pause' }
  /** The exclusive operation is done; with the current version, if it wrote something. */
  | { type: 'resume'; now?: RemoteVersion<D>; at: number }
  /** The owner resolved a conflict: the new document is based on `theirs`. */
  | { type: 'settled'; theirs: RemoteVersion<D>; document: D; at: number }

/** The state of a page that was just opened. */
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

/** Whether the document may contain unsaved changes. */
export const isDirty = <D>({ current, saved, unconfirmed }: SaveState<D>): boolean => current !== saved || unconfirmed.length > 0

/** `offline`: the browser has no network; failures are those of `FailureKind`. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | FailureKind | 'stale'

/** Returns the status that the interface shows. */
export function statusOf<D>(state: SaveState<D>): SaveStatus {
  const { problem, sending, online } = state
  if (problem && !isRetried(problem)) return problem.kind
  if (sending !== undefined && !problem) return 'saving'
  if (!isDirty(state)) return 'saved'
  if (!online) return 'offline'
  return problem ? problem.kind : 'saving'
}

/** Whether a request may start; otherwise changes wait. */
const mayStart = <D>({ sending, paused, online, problem }: SaveState<D>) =>
  sending === undefined && !paused && online && problem?.kind !== 'stale' && problem?.kind !== 'signed-out'

/** Returns the state with the time of the next save. */
function plan<D>(state: SaveState<D>, at: number, wait = IDLE_DELAY): SaveState<D> {
  if (!isDirty(state)) return { ...state, due: undefined, since: undefined }
  const since = state.since ?? at
  if (!mayStart(state)) return { ...state, since, due: undefined }
  return { ...state, since, due: Math.min(at + wait, Math.max(at, since + LONGEST_WAIT)) }
}

const start = <D>(state: SaveState<D>): SaveState<D> =>
  isDirty(state) && mayStart(state) ? { ...state, sending: state.current, since: undefined, due: undefined } : state

const retryWait = (failures: number) => Math.min(FIRST_RETRY * 2 ** (failures - 1), LAST_RETRY)

/** Returns the state based on the current remote version. */
const basedOn = <D>(state: SaveState<D>, { base, document }: RemoteVersion<D>): SaveState<D> => ({
  ...state,
  base,
  saved: document,
  sending: undefined,
  unconfirmed: [],
  problem: undefined,
  failures: 0,
})

/** Returns the state after an event. A new `sending` is a request to start. */
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
      // The browser's network state may be wrong, so try anyway.
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
