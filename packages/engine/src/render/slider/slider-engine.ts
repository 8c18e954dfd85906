/** Moves a slider's track. A position is the index of the slide at the start edge. */
export interface SliderEngine {
  goTo: (position: number) => void
  /** Moves one slide forward or back, and wraps around at the ends. */
  step: (by: 1 | -1) => void
  /** Restores the track to the state that the server rendered. */
  stop: () => void
}

/** Columns and gap in pixels, as computed by the style sheet for the available width. */
export interface SlideLayout {
  columns: number
  gap: number
  /** How many slides are visible at once, including the one of which only the start is. */
  visible: number
}

const read = (style: CSSStyleDeclaration, name: string, otherwise: number) => {
  const value = Number.parseFloat(style.getPropertyValue(name))
  return Number.isFinite(value) ? value : otherwise
}

/** A used length in pixels, which does not depend on the zoom of the builder's canvas. NaN without a layout. */
export const usedWidth = (element: Element | null | undefined) => (element ? Number.parseFloat(getComputedStyle(element).width) : NaN)

/** Only the style sheet defines columns and gap, so the first paint and the running slider cannot differ. */
export function slideLayoutOf(view: HTMLElement): SlideLayout {
  const style = getComputedStyle(view)
  const columns = Math.max(1, read(style, '--slider-columns', 1))
  const gap = Math.max(0, read(style, '--slider-gap', 0))
  const track = view.firstElementChild
  // Widths can be fractions: a hundredth of a slide is not visible.
  const visible = Math.ceil(usedWidth(track) / (usedWidth(track?.firstElementChild) + gap) - 0.01)
  return { columns, gap, visible: Number.isFinite(visible) ? visible : Math.ceil(columns) }
}

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
