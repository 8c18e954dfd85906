import { useMemo, useState } from 'react'
import { createBlockElements } from './canvas/block/block-elements.ts'
import type { CanvasElements, CanvasOptions, CanvasValue } from './canvas/canvas-context.ts'
import { createOverlayTracker } from './canvas/overlay/overlay-tracker.ts'

/** Returns the value of `CanvasContext`: the options of the app, and the elements of one canvas. */
export function useCanvasContext(canvas: CanvasOptions): CanvasValue {
  const [blockElements] = useState(createBlockElements)
  const [canvasElements] = useState<CanvasElements>(() => ({ stage: null, scroller: null, page: null }))
  const [overlayTracker] = useState(() => createOverlayTracker(canvasElements))
  return useMemo(
    () => ({ ...canvas, blockElements, canvasElements, overlayTracker }),
    [canvas, blockElements, canvasElements, overlayTracker],
  )
}
