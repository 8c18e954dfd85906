import type { CallOutput } from '@blockfront/contract/client'

export type ThemeSummary = CallOutput<'store.themes'>[number]
export type StarterTheme = CallOutput<'store.theme'>

/** The element with the data of a prerendered page. */
export const THEMES_ID = 'themes'

let provided: readonly ThemeSummary[] | undefined

/** For the build: the data of the prerendered gallery. */
export const provideThemes = (themes: readonly ThemeSummary[]): void => {
  provided = themes
}

/** The themes in the prerendered page; undefined if the visitor came from another page of the app. */
export function providedThemes(): readonly ThemeSummary[] | undefined {
  if (provided) return provided
  const text = typeof document === 'undefined' ? undefined : document.getElementById(THEMES_ID)?.textContent
  provided = text ? JSON.parse(text) : undefined
  return provided
}
