import { MAX_STEPS, MERGE_WITHIN_MS, sameJson } from '@blockfront/engine'
import type { StoreTheme } from '@blockfront/engine/render'

/** One step in the store's theme. Themes are small, so that it holds both whole. */
interface ThemeStep {
  before: StoreTheme
  after: StoreTheme
  /** The token, while the owner changes one. */
  field?: string
  /** When the step's last change was made, in milliseconds. */
  at: number
}

/** What can be undone and redone in the theme: past oldest first, future next to redo first. */
export interface ThemeHistory {
  past: readonly ThemeStep[]
  future: readonly ThemeStep[]
}

export const noThemeHistory: ThemeHistory = { past: [], future: [] }

/** Records a change of the theme; changes of one token in one go are one step, and none when they end where they began. */
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

/** Whether what was taken back last was a change of the theme: of what waits in both, the earlier one. */
export const redoesTheme = (theme: ThemeHistory, page: Times): boolean =>
  theme.future.length > 0 && (theme.future[0]?.at ?? 0) <= (page.future[0]?.at ?? Number.POSITIVE_INFINITY)

/** The history and the theme after taking the last step back. */
export function undoTheme({ past, future }: ThemeHistory): { themeHistory: ThemeHistory; theme: StoreTheme } | undefined {
  const step = past.at(-1)
  return step && { themeHistory: { past: past.slice(0, -1), future: [step, ...future] }, theme: step.before }
}

/** The history and the theme after doing the last step again. */
export function redoTheme({ past, future }: ThemeHistory): { themeHistory: ThemeHistory; theme: StoreTheme } | undefined {
  const [step, ...rest] = future
  return step && { themeHistory: { past: [...past, step], future: rest }, theme: step.after }
}
