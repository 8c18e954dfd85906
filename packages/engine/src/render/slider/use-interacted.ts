import { useEffect, useState } from 'react'

const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'touchend', 'keydown', 'wheel'] as const

/**
 * Whether the visitor has interacted with the page since this component mounted. Code that only improves interaction is not
 * loaded before. A touch counts when the finger is lifted, so that nothing changes under it.
 */
export function useInteracted(): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return
    const controller = new AbortController()
    const touch = (event: Event) => {
      const finger = event.type !== 'touchend' && 'pointerType' in event && event.pointerType === 'touch'
      if (!finger) setTouched(true)
    }
    for (const sign of INTERACTION_EVENTS) window.addEventListener(sign, touch, { signal: controller.signal, passive: true })
    return () => controller.abort()
  }, [touched])
  return touched
}

/** Resolves when an element has stopped scrolling: a swipe continues after the finger is lifted. */
export async function hasSettled(element: HTMLElement): Promise<void> {
  for (let before = Number.NaN; before !== element.scrollLeft; ) {
    before = element.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
