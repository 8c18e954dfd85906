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
}

const read = (style: CSSStyleDeclaration, name: string, otherwise: number) => {
  const value = Number.parseFloat(style.getPropertyValue(name))
  return Number.isFinite(value) ? value : otherwise
}

/** Only the style sheet defines columns and gap, so the first paint and the running slider cannot differ. */
export function slideLayoutOf(view: HTMLElement): SlideLayout {
  const style = getComputedStyle(view)
  return { columns: Math.max(1, read(style, '--slider-columns', 1)), gap: Math.max(0, read(style, '--slider-gap', 0)) }
}

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
