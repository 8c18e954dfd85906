import { type RefObject, useLayoutEffect } from 'react'
import { useCanvas } from '../canvas-context.ts'
import type { Box } from './head-position.ts'

/**
 * Keeps an element of the overlay at a block: hides it while the block draws nothing, and calls `place` each time that the position or size
 * of the block changes. Pass the same function in each render.
 */
export function useBlockBox(
  ref: RefObject<HTMLElement | null>,
  id: string,
  place: (element: HTMLElement, box: Box) => void,
): void {
  const { blockElements, canvasElements, overlayTracker } = useCanvas()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    let before: string | undefined
    return overlayTracker.track(() => {
      const rect = blockElements.rectOf(id)
      const stage = canvasElements.stage?.getBoundingClientRect()
      const box = rect &&
        stage && {
          x: Math.round(rect.left - stage.left),
          y: Math.round(rect.top - stage.top),
          width: Math.round(rect.width),
          height: Math.round(rect.height),
        }
      const now = JSON.stringify(box) ?? ''
      if (now === before) return
      before = now
      return () => {
        element.hidden = box === undefined
        if (box) place(element, box)
      }
    })
  }, [ref, id, place, blockElements, canvasElements, overlayTracker])
}
