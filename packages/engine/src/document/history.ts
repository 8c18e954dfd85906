import type { Patch } from 'immer'
import type { Document } from './document.ts'
import { sameJson } from './json.ts'
import type { Change } from './operations/change.ts'
import { applyPatches } from './operations/patch.ts'

/** Maximum pause between two changes of one field that count as one step, in milliseconds. */
export const MERGE_WITHIN_MS = 800

/** Default number of kept steps. */
export const MAX_STEPS = 500

/** One step of undo. `S` is the builder's selection type. */
export interface Step<S> {
  patches: readonly Patch[]
  inverse: readonly Patch[]
  before: S
  after: S
  /** `blockId.prop` while the owner types in one field. */
  field?: string
  /** Identifies one whole edit, such as typing in a text on the page until the caret leaves it. */
  edit?: string
  /** Time of the step's last change, in milliseconds. */
  at: number
}

/** The steps that can be undone and redone: plain data, never mutated. */
export interface History<S> {
  /** Oldest first. */
  past: readonly Step<S>[]
  /** The next step to redo first. */
  future: readonly Step<S>[]
}

/** An empty history. */
export const emptyHistory: History<never> = { past: [], future: [] }

/** Input of `record` in addition to the change. */
export interface ChangeContext<S> {
  /** The selection before and after the change; undo and redo restore it. */
  before: S
  after: S
  /** `blockId.prop` if the change is a keystroke in a field. Consecutive keystrokes are one step. */
  field?: string
  /** Changes with the same name are one step, regardless of pauses. */
  edit?: string
  /** The time, in milliseconds. */
  at: number
  /** How many steps are kept. Default: 500. */
  limit?: number
}

/**
 * Adds a change to the history (product.md, point 4: every add, remove, props update or reorder; a new one clears redo). Ignores
 * a change without effect, and keystrokes that end with the initial text.
 */
export function record<S>(history: History<S>, change: Change, { limit = MAX_STEPS, ...occasion }: ChangeContext<S>): History<S> {
  if (change.patches.length === 0) return history
  const step: Step<S> = { patches: change.patches, inverse: change.inverse, ...occasion }
  const last = history.past.at(-1)
  const continues =
    last !== undefined &&
    history.future.length === 0 &&
    step.edit === last.edit &&
    (step.edit !== undefined || (step.field !== undefined && step.field === last.field && step.at - last.at <= MERGE_WITHIN_MS))
  const merged = continues ? merge(last, step) : step
  const past = continues ? history.past.slice(0, -1) : history.past
  return { past: merged ? [...past, merged].slice(-limit) : past, future: [] }
}

/** Combines two steps in one field. Returns undefined if together they change nothing. */
function merge<S>(first: Step<S>, second: Step<S>): Step<S> | undefined {
  const [to, back] = [second.patches.at(-1), first.inverse.at(-1)]
  const one = [...first.patches, ...second.patches].every((patch) => patch.op === 'replace' && samePath(patch, to))
  const step: Step<S> = {
    ...second,
    before: first.before,
    patches: one && to ? [to] : [...first.patches, ...second.patches],
    inverse: one && back ? [back] : [...second.inverse, ...first.inverse],
  }
  return one && sameJson(to?.value, back?.value) ? undefined : step
}

const samePath = (patch: Patch, other: Patch | undefined) =>
  patch.path.length === other?.path.length && patch.path.every((key, i) => key === other.path[i])

export const canUndo = (history: History<unknown>): boolean => history.past.length > 0
export const canRedo = (history: History<unknown>): boolean => history.future.length > 0

/** The result of undo and redo: the history, the document, and the selection to restore. */
export interface HistoryResult<S> {
  history: History<S>
  document: Document
  selection: S
}

/** Reverts the last step. Returns undefined when there is none. */
export function undo<S>({ past, future }: History<S>, document: Document): HistoryResult<S> | undefined {
  const step = past.at(-1)
  if (!step) return undefined
  return {
    history: { past: past.slice(0, -1), future: [step, ...future] },
    document: applyPatches(document, step.inverse),
    selection: step.before,
  }
}

/** Applies the last undone step again. Returns undefined when there is none. */
export function redo<S>({ past, future }: History<S>, document: Document): HistoryResult<S> | undefined {
  const [step, ...rest] = future
  if (!step) return undefined
  return {
    history: { past: [...past, step], future: rest },
    document: applyPatches(document, step.patches),
    selection: step.after,
  }
}
