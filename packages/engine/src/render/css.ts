import type { CSSProperties } from 'react'

/** A value that may differ by width, as a responsive field stores it. */
export type PerWidth = string | number | { desktop: string | number; tablet?: string | number; mobile?: string | number }

/**
 * Writes viewport units so that they mean the page's own width and the window's height wherever the page is rendered: `vw` is
 * a hundredth of the page container, and the canvas of the builder can set `--vh`.
 */
const viewportFree = (value: string) =>
  value.replace(VIEWPORT_LENGTH, (_, number: string, unit: string) =>
    unit === 'h' || unit === 'H' ? `calc(var(--vh, 1vh) * ${number})` : `${number}cqw`,
  )

/** A number with `vh` or `vw`, no longer than a field accepts: a search for longer runs of digits would be quadratic. */
const VIEWPORT_LENGTH = /(-?[\d.]{1,25})v([hw])\b/gi

/** No field stores a longer style value, so a longer one is no length and stays unchanged. */
const LONGEST = 1000

/** Hardly any value has such a unit, and looking for one costs half of what replacing none does. */
const hasViewportUnit = /[\d.]v[hw]/i

const text = (value: string | number) => {
  if (typeof value !== 'string') return String(value)
  return value.length <= LONGEST && hasViewportUnit.test(value) ? viewportFree(value) : value
}

/**
 * A stored value as CSS text. One that differs by width becomes three fallbacks of which the page's container queries
 * let exactly one through (see `base.css`): `var(--desktop, 4) var(--tablet, 2) var(--mobile, 1)`.
 */
export function css(value: PerWidth): string {
  if (typeof value !== 'object') return text(value)
  const { desktop, tablet = desktop, mobile = tablet } = value
  return `var(--desktop, ${text(desktop)}) var(--tablet, ${text(tablet)}) var(--mobile, ${text(mobile)})`
}

/** Custom properties for a block's root: `vars({ gap, 'title-color': titleColor })`. Empty values are left out. */
export function vars(values: Record<string, PerWidth | false | null | undefined>): CSSProperties {
  const style: Record<string, string> = {}
  for (const [name, value] of Object.entries(values))
    if (value !== false && value != null && value !== '') style[`--${name}`] = css(value)
  return style
}
