import type { CanvasElements } from '../canvas-elements.ts'

/** Reads positions, and returns a function that writes styles, or undefined if nothing changed. */
export type Measure = () => (() => void) | undefined

/**
 * Keeps what is drawn over the page in its position without measuring in every frame: it measures after events that may have moved
 * a block. All reads happen before all writes, so that the browser lays out the page once.
 */
export interface OverlayTracker {
  /** Calls `measure` in the next frame and after every event that may have moved the page. Returns a function that stops it. */
  track: (measure: Measure) => () => void
}

/** Events of the page that load content or end a movement. */
const EVENTS = ['load', 'transitionend', 'animationend'] as const

/** Creates the tracker of one canvas. It listens to the canvas only while something is tracked. */
export function createOverlayTracker(canvasElements: CanvasElements): OverlayTracker {
  const measures = new Set<Measure>()
  let frame = 0
  let stopListening: (() => void) | undefined
  return { track }

  function track(measure: Measure) {
    measures.add(measure)
    scheduleUpdate()
    return () => {
      measures.delete(measure)
      if (measures.size > 0) return
      cancelAnimationFrame(frame)
      frame = 0
      stopListening?.()
      stopListening = undefined
    }
  }

  function scheduleUpdate() {
    frame ||= requestAnimationFrame(update)
  }

  function update() {
    cancelAnimationFrame(frame)
    frame = 0
    // The elements may not exist yet when the first measure is added.
    stopListening ??= listen(canvasElements, scheduleUpdate, update)
    const writes = [...measures].map((measure) => measure())
    for (const write of writes) write?.()
  }
}

/** Calls `schedule` on events before the layout of the next frame, and `update` on events after it. */
function listen({ stage, scroller, page }: CanvasElements, schedule: () => void, update: () => void): (() => void) | undefined {
  if (!stage || !scroller || !page) return undefined
  const sizes = new ResizeObserver(update)
  for (const element of [stage, scroller, page]) sizes.observe(element)
  const changes = new MutationObserver(schedule)
  changes.observe(page, { subtree: true, childList: true, characterData: true, attributes: true })
  changes.observe(scroller, { attributes: true })
  stage.addEventListener('scroll', schedule, { capture: true, passive: true })
  for (const name of EVENTS) page.addEventListener(name, schedule, true)
  document.fonts.addEventListener('loadingdone', schedule)
  return () => {
    sizes.disconnect()
    changes.disconnect()
    stage.removeEventListener('scroll', schedule, true)
    for (const name of EVENTS) page.removeEventListener(name, schedule, true)
    document.fonts.removeEventListener('loadingdone', schedule)
  }
}
