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
  /** 1 if the start of the slide after the columns is visible, else 0. */
  next: number
}

/** Only the style sheet defines these values, so the first paint and the running slider cannot differ. */
export function slideLayoutOf(view: HTMLElement): SlideLayout {
  const style = getComputedStyle(view)
  const at = (name: string, least: number) =>
    Math.max(least, Number.parseFloat(style.getPropertyValue(`--slider-${name}`)) || least)
  return { columns: at('columns', 1), gap: at('gap', 0), next: at('next', 0) }
}

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
