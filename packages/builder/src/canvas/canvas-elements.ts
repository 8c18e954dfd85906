/** The elements of the canvas that its parts need; null until they are mounted. */
export interface CanvasElements {
  /** The visible area of the page, in window pixels. */
  stage: HTMLElement | null
  /** The element that scrolls the page. The page is scaled by the zoom. */
  scroller: HTMLElement | null
  page: HTMLElement | null
}
