import { parseLength, plainNumber } from '@blockfront/engine/form'

/** Sizes of the page in its own CSS pixels, for units that depend on them. */
export interface UnitContext {
  /** The width that 100% means. */
  container: number
  pageWidth: number
  pageHeight: number
}

/** The pixels of one unit; undefined for other units. One rem is 16 px on every page. */
function pixelsPer(unit: string, { container, pageWidth, pageHeight }: UnitContext): number | undefined {
  if (unit === 'px') return 1
  if (unit === 'rem' || unit === 'em') return 16
  if (unit === '%') return container / 100
  if (unit === 'vw') return pageWidth / 100
  return unit === 'vh' ? pageHeight / 100 : undefined
}

/** The distance between two values of the scale: a quarter of a rem, 4 px, or 1% for small values, and more for large ones. */
export function scaleStep(unit: string, amount: number): number {
  if (unit === 'rem' || unit === 'em') return amount < 2 ? 0.25 : amount < 6 ? 0.5 : 1
  if (unit === 'px') return amount < 64 ? 4 : amount < 160 ? 8 : 20
  return amount < 20 ? 1 : 5
}

/** The unit of a stored length: `fallback` for 0 without a unit. Undefined for text that is not a length, such as `auto`. */
export function unitOf(text: string, fallback: string): string | undefined {
  const parsed = parseLength(text)
  return parsed && (parsed.unit || fallback)
}

/** The number of units in a size in pixels; undefined for a unit without a size. */
export function amountOf(pixels: number, unit: string, context: UnitContext): number | undefined {
  const per = pixelsPer(unit, context)
  return per ? pixels / per : undefined
}

/** Returns the value of the scale that is nearest to an amount, as CSS: `1.5rem`. It is not below 0 and not above `max`. */
export function snapped(amount: number, unit: string, max = Number.POSITIVE_INFINITY): string {
  const inside = Math.min(Math.max(amount, 0), max)
  const step = scaleStep(unit, inside)
  return cssLength(Math.min(Math.round(inside / step) * step, max), unit)
}

/** Returns the next value of the scale in one direction, as CSS. */
export function nextOnScale(amount: number, direction: 1 | -1, unit: string, max = Number.POSITIVE_INFINITY): string {
  // Just below a limit of two parts of the scale, the smaller step applies in both directions.
  const step = scaleStep(unit, direction < 0 ? Math.max(0, amount - 0.001) : amount)
  const next = direction > 0 ? Math.floor(amount / step + 0.001) + 1 : Math.ceil(amount / step - 0.001) - 1
  return cssLength(Math.min(Math.max(next * step, 0), max), unit)
}

const cssLength = (amount: number, unit: string) => (amount === 0 ? '0' : `${plainNumber(amount)}${unit}`)
