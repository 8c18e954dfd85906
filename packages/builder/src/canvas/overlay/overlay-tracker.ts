import type { CanvasElements } from '../canvas-elements.ts'

/** Reads where something is, and returns how to write it down, or nothing where all is unchanged. */
export type Measure = () => (() => void) | undefined

/**
 * What is drawn over the page follows it without measuring in every frame: it is notified when something happened that may have moved
 * a block. All read before any writes, so that the page is laid out once.
 */
export interface OverlayTracker {
  /** Asks at the next frame, and again whenever the page moved. Returns how to stop. */
  follow: (follower: Measure) => () => void
}

/** What loads, and what ends moving, in the page. */
const EVENTS = ['load', 'transitionend', 'animationend'] as const

/** A separate tracker for every canvas. It listens to the canvas only while something is tracked. */
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
    // The surface may not have been there when the first one came.
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
