import { sameJson } from '@blockfront/engine'
import type { StoreTheme } from '@blockfront/engine/render'
import type { StoreApi } from 'zustand/vanilla'
import type { ThemeDraftAdapter } from '../../adapter.ts'
import type { SavedTheme } from './saved-theme.ts'

/** Milliseconds without a change after which the draft is stored. */
const IDLE = 800

/** Stores the changed theme while the builder is open. */
export interface ThemeDraftKeeper {
  /** Stores the last change now. Resolves to whether the app has it. */
  flush: () => Promise<boolean>
  stop: () => void
}

/** Stores every change of the theme in the app after a pause, one call at a time. A failed call is repeated with the next change. */
export function keepThemeDraft(
  theme: StoreApi<SavedTheme>,
  adapter: Pick<ThemeDraftAdapter, 'save'>,
  idle: number = IDLE,
): ThemeDraftKeeper {
  const { saved, draft } = theme.getState()
  let stored = changesOf({ saved, draft })
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined

  const isStored = () => sameJson(changesOf(theme.getState()) ?? null, stored ?? null)
  const store = async (): Promise<boolean> => {
    while (!isStored()) {
      const next = changesOf(theme.getState())
      try {
        await adapter.save(next)
      } catch {
        theme.setState({ keeping: 'failed' })
        return false
      }
      stored = next
    }
    theme.setState({ keeping: 'kept' })
    return true
  }
  const flush = () => {
    clearTimeout(timer)
    running ??= store().finally(() => {
      running = undefined
    })
    return running
  }
  const unsubscribe = theme.subscribe((now, before) => {
    // Publishing the theme also removes the stored draft.
    if (now.saved !== before.saved) stored = undefined
    if (now.draft === before.draft && now.saved === before.saved) return
    clearTimeout(timer)
    if (isStored()) {
      if (!running) theme.setState({ keeping: 'kept' })
      return
    }
    theme.setState({ keeping: 'waiting' })
    timer = setTimeout(() => void flush(), idle)
  })
  return {
    flush,
    stop: () => {
      unsubscribe()
      void flush()
    },
  }
}

/** The draft if it differs from the published theme. */
const changesOf = ({ saved, draft }: Pick<SavedTheme, 'saved' | 'draft'>): StoreTheme | undefined =>
  sameJson(draft ?? null, saved ?? null) ? undefined : draft
