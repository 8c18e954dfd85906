import type { Width } from '@blockfront/engine'

/** The page's widths in CSS pixels. Desktop is at least this, and as wide as the room that there is. */
export const PAGE_WIDTHS: Readonly<Record<Width, number>> = { desktop: 1280, tablet: 820, mobile: 390 }

/** Free room left and right of the page, in pixels. */
const MARGIN = 24

export interface Fit {
  /** Of the page, in its own pixels. */
  width: number
  /** 1 is true size. */
  scale: number
}

/** How wide the page is and how it is scaled in a room of this width. `fit` never enlarges. */
export function fitPage(width: Width, zoom: number | 'fit', room: number): Fit {
  const margin = width === 'desktop' ? 0 : MARGIN
  const free = Math.max(room - 2 * margin, 1)
  const own = width === 'desktop' ? Math.max(PAGE_WIDTHS.desktop, zoom === 'fit' ? free : 0) : PAGE_WIDTHS[width]
  return { width: own, scale: zoom === 'fit' ? Math.min(1, free / own) : zoom }
}
