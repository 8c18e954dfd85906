import { usePageLine } from '../canvas/overlay/use-page-line.ts'
import { useDrag } from './drag-store.ts'

/** The line at the drop position. Its dot shows the depth: one ring for each container. */
export function DropLine() {
  const dropPosition = useDrag((state) => (state.dropPosition?.on === 'canvas' ? state.dropPosition : undefined))
  const line = usePageLine(dropPosition?.line)
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
