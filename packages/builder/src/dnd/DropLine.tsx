import { useLatest } from '@blockfront/engine/form'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useDrag } from './drag-store.ts'

/** The line at the drop position. Its dot shows the depth: one ring for each container. */
export function DropLine() {
  const dropPosition = useDrag((state) => (state.dropPosition?.on === 'canvas' ? state.dropPosition : undefined))
  const { canvasElements, overlayTracker } = useCanvas()
  const line = useRef<HTMLDivElement>(null)
  const latest = useLatest(() => {
    const { page, stage } = canvasElements
    if (!dropPosition || !page || !stage) return undefined
    const [from, to] = [page.getBoundingClientRect(), stage.getBoundingClientRect()]
    const at = `${from.left - to.left + dropPosition.line.x}px ${from.top - to.top + dropPosition.line.y}px`
    return () => {
      if (line.current && line.current.style.translate !== at) line.current.style.translate = at
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is laid again where it lands elsewhere
  useLayoutEffect(() => latest()?.(), [dropPosition, latest])
  // Follow the page when it scrolls.
  const shown = dropPosition !== undefined
  useEffect(() => (shown ? overlayTracker.track(latest) : undefined), [shown, overlayTracker, latest])
  if (!dropPosition) return null
  const { axis, length } = dropPosition.line
  return (
    <div
      ref={line}
      className="bfb-line"
      data-axis={axis}
      data-depth={dropPosition.depth}
      style={axis === 'horizontal' ? { width: length } : { height: length }}
    >
      <span className="bfb-line__dot">{dropPosition.depth > 1 ? dropPosition.depth : ''}</span>
    </div>
  )
}
