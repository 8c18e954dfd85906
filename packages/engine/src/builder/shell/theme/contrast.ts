import { contrastRatio, formatColor, parseColor, readableOn } from '../../../form/color/color.ts'
import type { PaletteRole } from '../../../render/theme.ts'
import type { Palette } from './palettes.ts'

/** What WCAG 2.2 asks of text (1.4.3). */
const LEAST_CONTRAST = 4.5

/** Which colour is read on which. */
const READ_ON: Readonly<Partial<Record<PaletteRole, PaletteRole>>> = {
  text: 'surface',
  muted: 'surface',
  accent: 'surface',
  onAccent: 'accent',
  sale: 'surface',
}

/** A colour of the palette that can hardly be read. */
export interface WeakColor {
  on: PaletteRole
  ratio: number
  /** The nearest colour that can; undefined where none can. */
  better: string | undefined
}

/** What is wrong with one role of a palette, or undefined. Colours that are no hex or function colours are not judged. */
export function weakness(palette: Palette, role: PaletteRole): WeakColor | undefined {
  const on = READ_ON[role]
  const color = parseColor(palette[role])
  const ground = on && parseColor(palette[on])
  if (!on || !color || !ground) return undefined
  const ratio = contrastRatio(color, ground)
  if (ratio >= LEAST_CONTRAST) return undefined
  const better = readableOn(color, ground, LEAST_CONTRAST)
  return { on, ratio, better: better && formatColor(better) }
}
