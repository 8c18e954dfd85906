import type { Width } from '@blockfront/engine'

/** The page's widths in CSS pixels. Desktop has at least this width and grows with the available space. */
export const PAGE_WIDTHS: Readonly<Record<Width, number>> = { desktop: 1280, tablet: 820, mobile: 390 }

/** Margin to the left and right of the page, in pixels. */
const MARGIN = 24

export interface Fit {
  /** In the page's own CSS pixels. */
  width: number
  /** 1 is the actual size. */
  scale: number
}

/** Returns the page's width and scale for the available width. `fit` never enlarges. */
export function fitPage(width: Width, zoom: number | 'fit', room: number): Fit {
  const margin = width === 'desktop' ? 0 : MARGIN
  const free = Math.max(room - 2 * margin, 1)
  const own = width === 'desktop' ? Math.max(PAGE_WIDTHS.desktop, zoom === 'fit' ? free : 0) : PAGE_WIDTHS[width]
  return { width: own, scale: zoom === 'fit' ? Math.min(1, free / own) : zoom }
}
