import type { CallOutput } from '@blockfront/contract/client'

export type ThemeSummary = CallOutput<'store.themes'>[number]
export type StarterTheme = CallOutput<'store.theme'>

/** The element in which a page that was rendered ahead carries what it was rendered with. */
export const THEMES_ID = 'themes'

let provided: readonly ThemeSummary[] | undefined

/** For the build: what the gallery is rendered with. */
export const provideThemes = (themes: readonly ThemeSummary[]): void => {
  provided = themes
}

/** The themes that came with the page; undefined when somebody got here without loading one. */
export function providedThemes(): readonly ThemeSummary[] | undefined {
  if (provided) return provided
  const text = typeof document === 'undefined' ? undefined : document.getElementById(THEMES_ID)?.textContent
  provided = text ? JSON.parse(text) : undefined
  return provided
}
