import type { StoreTheme } from '@blockfront/engine/render'

/** What each part of the panel gets: the theme as the canvas shows it, and how a token changes. */
export interface ThemePartProps {
  theme: StoreTheme
  /** `field` names the token, so that one drag of it is one step of undo. */
  onChange: (part: Partial<StoreTheme>, field?: string) => void
}
