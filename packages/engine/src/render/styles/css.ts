import type { CSSProperties } from 'react'

/** A value that may differ by width, as a responsive field stores it. */
export type PerWidth = string | number | { desktop: string | number; tablet?: string | number; mobile?: string | number }

/**
 * Rewrites viewport units to mean the page's own width and the window's height wherever the page is rendered: `vw` is a hundredth
 * of the page container, and the builder's canvas sets `--vh`.
 */
const viewportFree = (value: string) =>
  value.replace(VIEWPORT_LENGTH, (_, number: string, unit: string) =>
    unit === 'h' || unit === 'H' ? `calc(var(--vh, 1vh) * ${number})` : `${number}cqw`,
  )

/**
 * A number with `vh` or `vw`, limited to the length that a field accepts, because searching for longer runs of digits takes
 * quadratic time.
 */
const VIEWPORT_LENGTH = /(-?[\d.]{1,25})v([hw])\b/gi

/** Fields store no longer style values, so a longer one is not a length and stays unchanged. */
const LONGEST = 1000

/** Few values have such a unit, and this check takes half the time of a replacement without matches. */
const hasViewportUnit = /[\d.]v[hw]/i

const text = (value: string | number) => {
  if (typeof value !== 'string') return String(value)
  return value.length <= LONGEST && hasViewportUnit.test(value) ? viewportFree(value) : value
}

/**
 * Converts a stored value to CSS. A value that differs by width becomes three fallbacks, of which the page's container queries
 * apply exactly one (see `base-css.ts`): `var(--desktop, 4) var(--tablet, 2) var(--mobile, 1)`.
 */
export function css(value: PerWidth): string {
  if (typeof value !== 'object') return text(value)
  const { desktop, tablet = desktop, mobile = tablet } = value
  return `var(--desktop, ${text(desktop)}) var(--tablet, ${text(tablet)}) var(--mobile, ${text(mobile)})`
}

/**
 * Returns the CSS value of a title's size. A size for all widths is meant for wide pages, so `limit` reduces it on narrow ones. A size that is
 * set for tablets or phones is used unchanged, up to 16 % of the page's width: words of ten letters still fit on a line.
 * @param limit - A CSS length that depends on the width of the page.
 */
export function titleSize(size: PerWidth, limit = 'max(1.5rem, 8cqw)'): string {
  const most = (own: unknown) => (own ? '16cqw' : limit)
  const limits = typeof size === 'object' ? { desktop: limit, tablet: most(size.tablet), mobile: most(size.mobile) } : limit
  return `min(${css(size)}, ${css(limits)})`
}

/** Returns custom properties for a block's root: `vars({ gap, 'title-color': titleColor })`. Empty values are left out. */
export function vars(values: Record<string, PerWidth | false | null | undefined>): CSSProperties {
  const style: Record<string, string> = {}
  for (const [name, value] of Object.entries(values))
    if (value !== false && value != null && value !== '') style[`--${name}`] = css(value)
  return style
}
