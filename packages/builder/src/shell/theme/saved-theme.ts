import { sameJson } from '@blockfront/engine'
import type { StoreTheme } from '@blockfront/engine/render'
import { createContext, useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'

/** The theme that shoppers see, and the one that the owner makes of it; it outlives the open page. */
export interface SavedTheme {
  saved: StoreTheme
  draft: StoreTheme
}

export const createSavedTheme = (theme: StoreTheme): StoreApi<SavedTheme> => createStore(() => ({ saved: theme, draft: theme }))

export const SavedThemeContext = /* @__PURE__ */ createContext<StoreApi<SavedTheme> | undefined>(undefined)

export function useSavedTheme(): StoreApi<SavedTheme> {
  const store = useContext(SavedThemeContext)
  if (!store) throw new Error('This part of the builder stands outside of its window. Put it inside <PageBuilder>.')
  return store
}

/** Whether the theme on the canvas is another than shoppers see. */
export function useIsThemeChanged(): boolean {
  const saved = useStore(useSavedTheme(), (state) => state.saved)
  return useBuilderState(({ theme }) => theme !== undefined && !sameJson(theme, saved))
}

/** Carries the theme from page to page, and warns before the tab is closed with one that is not saved. Call it once. */
export function useUnsavedTheme(): void {
  const kept = useSavedTheme()
  const { store } = useBuilder()
  const changed = useIsThemeChanged()
  useEffect(
    () =>
      store.subscribe(({ theme }, before) => {
        if (theme && theme !== before.theme) kept.setState({ draft: theme })
      }),
    [store, kept],
  )
  useEffect(() => {
    if (!changed) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [changed])
}
