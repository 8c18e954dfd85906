import { reducedMotion, type SliderEngine } from './slider-engine.ts'

const slidesOf = (view: HTMLElement) => (view.firstElementChild as HTMLElement).children as HTMLCollectionOf<HTMLElement>

/** Scrolls until a slide is at the start edge, in either writing direction. */
export function scrollToSlide(view: HTMLElement, position: number, behavior: ScrollBehavior) {
  const slides = slidesOf(view)
  view.scrollTo({ left: (slides[position]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0), behavior })
}

/** Moves by native scrolling: no library, and the same as a page without scripts. */
export function scrollEngine(view: HTMLElement, positions: number, onPosition: (position: number) => void): SliderEngine {
  const slides = slidesOf(view)
  const here = () => {
    const width = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
    return width === 0 ? 0 : Math.min(positions - 1, Math.max(0, Math.round(view.scrollLeft / width)))
  }
  const goTo = (position: number) => scrollToSlide(view, position, reducedMotion() ? 'instant' : 'smooth')
  const listen = () => onPosition(here())
  view.addEventListener('scroll', listen)
  return {
    goTo,
    step: (by) => goTo((here() + by + positions) % positions),
    stop: () => view.removeEventListener('scroll', listen),
  }
}
