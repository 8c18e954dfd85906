import { useLatest } from '@blockfront/engine/form'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useDrag } from './drag-store.ts'

/** The line at the drop position. Its dot shows the depth: one ring for each container. */
export function DropLine() {
  const landing = useDrag((state) => (state.landing?.on === 'canvas' ? state.landing : undefined))
  const { surface, motion } = useCanvas()
  const line = useRef<HTMLDivElement>(null)
  const latest = useLatest(() => {
    const { page, stage } = surface
    if (!landing || !page || !stage) return undefined
    const [from, to] = [page.getBoundingClientRect(), stage.getBoundingClientRect()]
    const at = `${from.left - to.left + landing.line.x}px ${from.top - to.top + landing.line.y}px`
    return () => {
      if (line.current && line.current.style.translate !== at) line.current.style.translate = at
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is laid again where it lands elsewhere
  useLayoutEffect(() => latest()?.(), [landing, latest])
  // Follow the page when it scrolls.
  const shown = landing !== undefined
  useEffect(() => (shown ? motion.follow(latest) : undefined), [shown, motion, latest])
  if (!landing) return null
  const { axis, length } = landing.line
  return (
    <div
      ref={line}
      className="bfb-line"
      data-axis={axis}
      data-depth={landing.depth}
      style={axis === 'horizontal' ? { width: length } : { height: length }}
    >
      <span className="bfb-line__dot">{landing.depth > 1 ? landing.depth : ''}</span>
    </div>
  )
}
