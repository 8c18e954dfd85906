import { DEFAULT_BREAKPOINTS, type Width } from '@blockfront/engine'
import type { Breakpoints } from '@blockfront/engine/render'

/** The page's widths in CSS pixels for the default breakpoints. Desktop has at least this width and grows with the available space. */
export const PAGE_WIDTHS: Readonly<Record<Width, number>> = { desktop: 1280, tablet: 820, mobile: 390 }

/** Returns the page's widths in CSS pixels: those of common devices, or the closest ones at which the page has the layout of that device. */
export const pageWidths = ({ tablet, desktop }: Breakpoints = DEFAULT_BREAKPOINTS): Readonly<Record<Width, number>> => ({
  desktop: Math.max(PAGE_WIDTHS.desktop, desktop),
  tablet: Math.min(Math.max(PAGE_WIDTHS.tablet, tablet), desktop - 1),
  mobile: Math.min(PAGE_WIDTHS.mobile, tablet - 1),
})

/** Margin to the left and right of the page, in pixels. */
const MARGIN = 24

export interface Fit {
  /** In the page's own CSS pixels. */
  width: number
  /** 1 is the actual size. */
  scale: number
}

/** Returns the page's width and scale for the available width. `fit` never enlarges. */
export function fitPage(width: Width, zoom: number | 'fit', room: number, breakpoints?: Breakpoints): Fit {
  const margin = width === 'desktop' ? 0 : MARGIN
  const free = Math.max(room - 2 * margin, 1)
  const least = pageWidths(breakpoints)[width]
  const own = width === 'desktop' && zoom === 'fit' ? Math.max(least, free) : least
  return { width: own, scale: zoom === 'fit' ? Math.min(1, free / own) : zoom }
}
