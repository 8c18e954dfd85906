/** The elements of the canvas that its parts share; null until they are there. */
export interface CanvasElements {
  /** What is seen of the page, in window pixels. */
  stage: HTMLElement | null
  /** Scrolls the page. It is scaled by the zoom. */
  scroller: HTMLElement | null
  page: HTMLElement | null
}
