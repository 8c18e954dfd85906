import type { ThemeColor } from '../control.ts'
import { parseColor, type Rgba } from './color.ts'

/** Lets the browser read what `parseColor` does not: names, `oklch()` and their like. */
function drawn(text: string): Rgba | undefined {
  if (typeof CSS === 'undefined' || !CSS.supports?.('color', text)) return undefined
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.fillStyle = text
  context.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data
  return { r, g, b, a: a / 255 }
}

/** The color that a stored value stands for now, theme colors included; undefined for what is no color. */
export function resolveColor(text: string, colors: readonly ThemeColor[]): Rgba | undefined {
  const value = colors.find((color) => color.value === text)?.color ?? text
  return parseColor(value) ?? (value.startsWith('var(') ? undefined : drawn(value))
}
