import { useEffect, useRef } from 'react'
import { useScene } from '../canvas/scene.ts'
import { useDrag } from './drag-store.ts'

/** The line where a drop would land. Its dot says how deep: one ring for each container around. */
export function DropLine() {
  const landing = useDrag((state) => (state.landing?.on === 'canvas' ? state.landing : undefined))
  const { surface } = useScene()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!landing) return
    let frame = 0
    // The page may scroll under the line.
    const follow = () => {
      const { page, stage } = surface
      if (line.current && page && stage) {
        const [from, to] = [page.getBoundingClientRect(), stage.getBoundingClientRect()]
        line.current.style.translate = `${from.left - to.left + landing.line.x}px ${from.top - to.top + landing.line.y}px`
      }
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [landing, surface])
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
