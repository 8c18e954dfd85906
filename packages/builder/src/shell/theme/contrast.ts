import { contrastRatio, formatColor, parseColor, type Rgba, readableOn } from '@blockfront/engine/form'
import type { PaletteRole } from '@blockfront/engine/render'
import type { Palette } from './palettes.ts'

/** The minimum contrast of text in WCAG 2.2 (1.4.3). */
const LEAST_CONTRAST = 4.5

/** The background role of each text role. */
const READ_ON: Readonly<Partial<Record<PaletteRole, PaletteRole>>> = {
  text: 'surface',
  muted: 'surface',
  accent: 'surface',
  onAccent: 'accent',
  sale: 'surface',
}

/** A palette color with low contrast. */
export interface LowContrastColor {
  on: PaletteRole
  ratio: number
  /** The colors that fix it without making others worse; undefined when there are none. */
  fix: Partial<Palette> | undefined
}

/**
 * Returns the contrast problem of one role of a palette, or undefined. Colors other than hex and function notation are not
 * checked.
 */
export function contrastProblem(palette: Palette, role: PaletteRole): LowContrastColor | undefined {
  const on = READ_ON[role]
  const color = parseColor(palette[role])
  const ground = on && parseColor(palette[on])
  if (!on || !color || !ground) return undefined
  const ratio = contrastRatio(color, ground)
  if (ratio >= LEAST_CONTRAST) return undefined
  return { on, ratio, fix: suggestedColor(palette, role, color, ground) }
}

/**
 * Returns the nearest readable color that keeps the text on it readable, such as a button's text on the accent color. If one
 * color cannot do both, that text color changes too.
 */
function suggestedColor(palette: Palette, role: PaletteRole, color: Rgba, ground: Rgba): Partial<Palette> | undefined {
  const written = (Object.keys(READ_ON) as PaletteRole[]).flatMap((one) => {
    const text = READ_ON[one] === role && parseColor(palette[one])
    return text && contrastRatio(text, color) >= LEAST_CONTRAST ? [{ one, text }] : []
  })
  const keeps = (next: Rgba) => written.every(({ text }) => contrastRatio(text, next) >= LEAST_CONTRAST)
  const best = readableOn(color, ground, LEAST_CONTRAST, keeps)
  if (best) return { [role]: formatColor(best) }
  const next = readableOn(color, ground, LEAST_CONTRAST)
  if (!next) return undefined
  const along = written.flatMap(({ one, text }) => {
    const other = readableOn(text, next, LEAST_CONTRAST)
    return other ? [[one, formatColor(other)]] : []
  })
  return { [role]: formatColor(next), ...Object.fromEntries(along) }
}
