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
}

export const createSavedTheme = (theme: StoreTheme | undefined): StoreApi<SavedTheme> =>
  createStore(() => ({ saved: theme, draft: theme }))

export const SavedThemeContext = /* @__PURE__ */ createContext<StoreApi<SavedTheme> | undefined>(undefined)

export function useSavedTheme(): StoreApi<SavedTheme> {
  const store = useContext(SavedThemeContext)
  if (!store) throw new Error('This part of the builder stands outside of its window. Put it inside <PageBuilder>.')
  return store
}

/** Whether the theme on the canvas differs from the public one. */
export function useIsThemeChanged(): boolean {
  const saved = useStore(useSavedTheme(), (state) => state.saved)
  return useBuilderState(({ theme }) => theme !== undefined && !sameJson(theme, saved))
}

/** Keeps the theme when another page opens, and warns before the tab closes with an unsaved theme. Call it once. */
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
