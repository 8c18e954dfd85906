import { MAX_STEPS, MERGE_WITHIN_MS, sameJson } from '@blockfront/engine'
import type { StoreTheme } from '@blockfront/engine/render'

/** One step in the store's theme. Themes are small, so the step contains both versions. */
interface ThemeStep {
  before: StoreTheme
  after: StoreTheme
  /** The changed token. */
  field?: string
  /** When the step's last change was made, in milliseconds. */
  at: number
}

/** The undo and redo steps of the theme: past oldest first, future next to redo first. */
export interface ThemeHistory {
  past: readonly ThemeStep[]
  future: readonly ThemeStep[]
}

export const noThemeHistory: ThemeHistory = { past: [], future: [] }

/** Records a change of the theme. Quick changes of one token are one step, and no step if they end with the initial value. */
export function recordTheme({ past, future }: ThemeHistory, step: ThemeStep): ThemeHistory {
  const last = past.at(-1)
  const continues =
    last !== undefined &&
    future.length === 0 &&
    step.field !== undefined &&
    step.field === last.field &&
    step.at - last.at <= MERGE_WITHIN_MS
  const merged = continues ? { ...step, before: last.before } : step
  const kept = continues ? past.slice(0, -1) : past
  return { past: sameJson(merged.before, merged.after) ? kept : [...kept, merged].slice(-MAX_STEPS), future: [] }
}

type Times = { past: readonly { at: number }[]; future: readonly { at: number }[] }

/** Whether the last change was one of the theme rather than of the page. */
export const undoesTheme = (theme: ThemeHistory, page: Times): boolean =>
  theme.past.length > 0 && (theme.past.at(-1)?.at ?? 0) >= (page.past.at(-1)?.at ?? Number.NEGATIVE_INFINITY)

/** Whether the last undone change was one of the theme: the earlier one of both redo histories. */
export const redoesTheme = (theme: ThemeHistory, page: Times): boolean =>
  theme.future.length > 0 && (theme.future[0]?.at ?? 0) <= (page.future[0]?.at ?? Number.POSITIVE_INFINITY)

/** Returns the history and the theme after an undo. */
export function undoTheme({ past, future }: ThemeHistory): { themeHistory: ThemeHistory; theme: StoreTheme } | undefined {
  const step = past.at(-1)
  return step && { themeHistory: { past: past.slice(0, -1), future: [step, ...future] }, theme: step.before }
}

/** Returns the history and the theme after a redo. */
export function redoTheme({ past, future }: ThemeHistory): { themeHistory: ThemeHistory; theme: StoreTheme } | undefined {
  const [step, ...rest] = future
  return step && { themeHistory: { past: [...past, step], future: rest }, theme: step.after }
}
