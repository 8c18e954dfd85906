import { contrastRatio, parseColor } from '@blockfront/engine/form'
import type { StoreTheme } from '@blockfront/engine/render'
import type { ThemeDesign } from '../../../adapter.ts'

export type Brightness = 'light' | 'dark'

/** Whether a palette has light text on a dark background. */
export function brightnessOf({ surface }: StoreTheme['palette']): Brightness {
  const color = parseColor(surface)
  return color && contrastRatio(color, WHITE) > contrastRatio(color, BLACK) ? 'dark' : 'light'
}

const [WHITE, BLACK] = [parseColor('#ffffff'), parseColor('#000000')] as [Color, Color]
type Color = NonNullable<ReturnType<typeof parseColor>>

/** Returns the tokens of a design in the light or in the dark; a design with one palette keeps it. */
export function tokensOf({ theme, alternate }: ThemeDesign, brightness: Brightness): StoreTheme {
  return alternate && brightnessOf(theme.palette) !== brightness ? { ...theme, palette: alternate } : theme
}
