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

/** The most that a title may be set to for one width: a share of the page's width at which words of some ten letters fit on a line. */
const WIDEST = '16cqw'

/**
 * Returns the size of a title on pages of any width. A size for all widths is made for wide pages: narrow ones limit it to the larger one of
 * `least` and `share`. A size for tablets or phones is used as it is set.
 * @param least - A CSS length.
 * @param share - A share of the page's width, in `cqw`.
 */
export function titleSize(size: PerWidth, least: string, share = '8cqw'): PerWidth {
  const { desktop, tablet, mobile } = typeof size === 'object' ? size : { desktop: size }
  const inherited = (value: string | number) => `min(${value}, max(${least}, ${share}))`
  const own = (value: string | number) => `min(${value}, ${WIDEST})`
  return tablet === undefined && mobile === undefined
    ? inherited(desktop)
    : {
        desktop: inherited(desktop),
        tablet: tablet === undefined ? inherited(desktop) : own(tablet),
        mobile: mobile === undefined ? inherited(tablet ?? desktop) : own(mobile),
      }
}

/** Returns custom properties for a block's root: `vars({ gap, 'title-color': titleColor })`. Empty values are left out. */
export function vars(values: Record<string, PerWidth | false | null | undefined>): CSSProperties {
  const style: Record<string, string> = {}
  for (const [name, value] of Object.entries(values))
    if (value !== false && value != null && value !== '') style[`--${name}`] = css(value)
  return style
}
