import type { CanvasElements } from '../canvas-elements.ts'

/** Measures, and returns a function that writes the result, or undefined if nothing changed. */
export type Measure = () => (() => void) | undefined

/**
 * Keeps overlays at their blocks without measuring in every frame: measures only after events that may have moved a block. All
 * measurements run before all writes, so that the layout is computed once.
 */
export interface OverlayTracker {
  /** Measures in the next frame, and again whenever the page moves. Returns a function that stops tracking. */
  follow: (follower: Measure) => () => void
}

/** Events of loading resources and finished transitions in the page. */
const EVENTS = ['load', 'transitionend', 'animationend'] as const

/** Creates a separate tracker for each canvas. It listens to the canvas only while something is tracked. */
export function createOverlayTracker(surface: CanvasElements): OverlayTracker {
  const followers = new Set<Measure>()
  let frame = 0
  let leave: (() => void) | undefined
  return { follow }

  function follow(follower: Measure) {
    followers.add(follower)
    wake()
    return () => {
      followers.delete(follower)
      if (followers.size > 0) return
      cancelAnimationFrame(frame)
      frame = 0
      leave?.()
      leave = undefined
    }
  }

  function wake() {
    frame ||= requestAnimationFrame(look)
  }

  function look() {
    cancelAnimationFrame(frame)
    frame = 0
    // The canvas may not have been mounted for the first subscriber.
    leave ??= listen(surface, wake, look)
    const writes = [...followers].map((follower) => follower())
    for (const write of writes) write?.()
  }
}

/** `wake` for events before the layout of the next frame, `look` for events after it. */
function listen({ stage, scroller, page }: CanvasElements, wake: () => void, look: () => void): (() => void) | undefined {
  if (!stage || !scroller || !page) return undefined
  const sizes = new ResizeObserver(look)
  for (const element of [stage, scroller, page]) sizes.observe(element)
  const changes = new MutationObserver(wake)
  changes.observe(page, { subtree: true, childList: true, characterData: true, attributes: true })
  changes.observe(scroller, { attributes: true })
  stage.addEventListener('scroll', wake, { capture: true, passive: true })
  for (const name of EVENTS) page.addEventListener(name, wake, true)
  document.fonts.addEventListener('loadingdone', wake)
  return () => {
    sizes.disconnect()
    changes.disconnect()
    stage.removeEventListener('scroll', wake, true)
    for (const name of EVENTS) page.removeEventListener(name, wake, true)
    document.fonts.removeEventListener('loadingdone', wake)
  }
}
