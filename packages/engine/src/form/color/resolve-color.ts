import type { ThemeColor } from '../control.ts'
import { parseColor, type Rgba } from './color.ts'

/** Lets the browser parse colors that `parseColor` does not support, such as names and `oklch()`. */
function drawn(text: string): Rgba | undefined {
  if (typeof CSS === 'undefined' || !CSS.supports?.('color', text)) return undefined
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.fillStyle = text
  context.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data
  return { r, g, b, a: a / 255 }
}

/** Returns the current color of a stored value, including theme colors; undefined if it is not a color. */
export function resolveColor(text: string, colors: readonly ThemeColor[]): Rgba | undefined {
  const value = colors.find((color) => color.value === text)?.color ?? text
  return parseColor(value) ?? (value.startsWith('var(') ? undefined : drawn(value))
}
