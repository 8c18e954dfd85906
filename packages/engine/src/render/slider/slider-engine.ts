/** What moves a slider's track. A position is the number, from 0, of the slide at the start edge. */
export interface SliderEngine {
  /** Moves at once with `animate: false`. */
  goTo: (position: number, animate?: boolean) => void
  /** One slide on, or back; from an end to the other one. */
  step: (by: 1 | -1) => void
  /** Gives the track back as the server drew it. */
  stop: () => void
}

/** Columns and gap in pixels, as the style sheet decided them for the width available. */
export interface SlideLayout {
  columns: number
  gap: number
}

const read = (style: CSSStyleDeclaration, name: string, otherwise: number) => {
  const value = Number.parseFloat(style.getPropertyValue(name))
  return Number.isFinite(value) ? value : otherwise
}

/** The style sheet is the one source of columns and gap, so that the first frame and the moving slider cannot differ. */
export function slideLayoutOf(view: HTMLElement): SlideLayout {
  const style = getComputedStyle(view)
  return { columns: Math.max(1, read(style, '--slider-columns', 1)), gap: Math.max(0, read(style, '--slider-gap', 0)) }
}

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
