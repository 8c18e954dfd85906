import { sameJson } from '@blockfront/engine'
import type { StoreTheme } from '@blockfront/engine/render'
import { createContext, useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'

/** The public theme and the owner's edited theme; undefined if the app has no theme. It persists when another page is opened. */
export interface SavedTheme {
  saved: StoreTheme | undefined
  draft: StoreTheme | undefined
  /** Whether the app stores the draft: `kept` once it has the last change, `failed` if its last call failed. Undefined without drafts. */
  keeping: 'kept' | 'waiting' | 'failed' | undefined
}

export const createSavedTheme = (
  saved: StoreTheme | undefined,
  { draft = saved, keepsDraft = false }: { draft?: StoreTheme | undefined; keepsDraft?: boolean } = {},
): StoreApi<SavedTheme> => createStore(() => ({ saved, draft, keeping: keepsDraft ? 'kept' : undefined }))

export const SavedThemeContext = /* @__PURE__ */ createContext<StoreApi<SavedTheme> | undefined>(undefined)

export function useSavedTheme(): StoreApi<SavedTheme> {
  const store = useContext(SavedThemeContext)
  if (!store) throw new Error('This part of the builder must be inside <PageBuilder>.')
  return store
}

/** Whether the theme on the canvas differs from the public one. */
export function useIsThemeChanged(): boolean {
  const saved = useStore(useSavedTheme(), (state) => state.saved)
  return useBuilderState(({ theme }) => theme !== undefined && !sameJson(theme, saved))
}

/** Keeps the theme when another page opens, and warns before the tab closes with changes that are stored nowhere. Call it once. */
export function useUnsavedTheme(): void {
  const kept = useSavedTheme()
  const { store } = useBuilder()
  const changed = useIsThemeChanged()
  const isKept = useStore(kept, ({ keeping }) => keeping === 'kept')
  useEffect(
    () =>
      store.subscribe(({ theme }, before) => {
        if (theme && theme !== before.theme) kept.setState({ draft: theme })
      }),
    [store, kept],
  )
  useEffect(() => {
    if (!changed || isKept) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [changed, isKept])
}
