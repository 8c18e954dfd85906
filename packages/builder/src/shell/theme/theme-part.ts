import type { StoreTheme } from '@blockfront/engine/render'

/** Props of each part of the theme panel: the theme on the canvas, and a function to change a token. */
export interface ThemePartProps {
  theme: StoreTheme
  /** `field` names the token, so that dragging one control is one step of undo. */
  onChange: (part: Partial<StoreTheme>, field?: string) => void
}
