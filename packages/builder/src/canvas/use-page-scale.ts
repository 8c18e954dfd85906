import { useLayoutEffect, useRef, useState } from 'react'
import { useDragStore } from '../dnd/drag-store.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { useCanvas } from './canvas-context.ts'
import { useBreakpoints } from './use-breakpoints.ts'
import { fitPage } from './zoom.ts'

/** Size and scale of the page on the canvas. Lengths are in CSS pixels; `width` and `pageHeight` are before scaling. */
export interface PageScale {
  width: number
  scale: number
  /** The height of the stage. */
  height: number
  /** The height of the viewport that the page is made for. */
  pageHeight: number
}

/** Scales the page by the size of the stage and the zoom. The ref belongs to the stage. */
export function usePageScale() {
  const builder = useBuilder()
  const drag = useDragStore()
  const { canvasElements } = useCanvas()
  const stage = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState({ width: 1280, height: 800 })
  const pageHeight = useRef(0)
  const width = useBuilderState((state) => state.width)
  const zoom = useBuilderState((state) => state.zoom)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    canvasElements.stage = element
    const measure = () => setAvailable({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvasElements])
  const fit = fitPage(width, zoom, available.width, useBreakpoints())
  useLayoutEffect(() => builder.store.setState({ scale: fit.scale }), [builder, fit.scale])
  // A sheet that closes during a drag must not move the page below the pointer.
  if (!drag.getState().dragged) pageHeight.current = available.height / fit.scale
  const size: PageScale = { ...fit, height: available.height, pageHeight: pageHeight.current }
  return { size, stageRef: stage }
}
