import type { FontCategory } from './families.ts'
import type { FontMetrics } from './woff2/metrics.ts'

/**
 * Fonts that devices have, with the average widths of English text: of Arial, Times New Roman and Courier New, and of fonts with the same widths.
 * The average of Roboto differs from Arial's by 1%.
 */
const SANS = {
  regular: ['Arial', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
  width: 0.4394,
  boldWidth: 0.4754,
}
const SERIF = {
  regular: ['Times New Roman', 'Liberation Serif'],
  bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
  width: 0.3983,
  boldWidth: 0.4239,
}
const MONO = {
  regular: ['Courier New', 'Liberation Mono'],
  bold: ['Courier New Bold', 'Liberation Mono Bold'],
  width: 0.6,
  boldWidth: 0.6,
}

const LOCAL: Readonly<Record<FontCategory, typeof SANS>> = {
  sans: SANS,
  serif: SERIF,
  display: SANS,
  rounded: SANS,
  handwriting: SANS,
  mono: MONO,
}

/** The name of a family's fallback font in CSS. */
export const fallbackFamily = (family: string): string => `${family} fallback`

/**
 * Returns `@font-face` rules that give an installed font the metrics of a web font: lines have the same height, and on average the same length. So
 * text does not move when the web font replaces it.
 */
export function fallbackRules(family: string, category: FontCategory, metrics: FontMetrics): string {
  const { regular, bold, width, boldWidth } = LOCAL[category]
  const rule = (fonts: readonly string[], weight: string, ratio: number) =>
    `@font-face{font-family:"${fallbackFamily(family)}";font-weight:${weight};src:${fonts.map((font) => `local("${font}")`).join(',')};size-adjust:${percent(ratio)};ascent-override:${percent(metrics.ascent / ratio)};descent-override:${percent(metrics.descent / ratio)};line-gap-override:${percent(metrics.lineGap / ratio)}}`
  return rule(regular, '1 599', metrics.width / width) + rule(bold, '600 1000', metrics.boldWidth / boldWidth)
}

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`
