import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { messages } from '../messages.ts'
import { type Side, useLayout, useLayoutStore, WIDTH_BOUNDS, withinBounds } from '../workspace-layout.ts'

/** Pixels per press of an arrow key; the larger one with Shift. */
const STEP = 16
const LEAP = 64
/** Distance below the minimum width at which a dragged panel collapses, in pixels. */
const FOLD = 80

/**
 * The edge of a side panel: drag it or press arrows to resize; Enter or dragging to the side collapses it; a double click resets
 * it.
 */
export function Separator({ side, controls, onFold }: { side: Side; controls: string; onFold: () => void }) {
  const layout = useLayoutStore()
  const name = side === 'start' ? 'startWidth' : 'endWidth'
  const width = useLayout((state) => state[name])
  const grip = useRef<{ x: number; width: number }>(undefined)
  const { min, max, initial } = WIDTH_BOUNDS[side]
  const set = (next: number) => layout.setState({ [name]: withinBounds(side, next) })
  /** Whether moving to the right makes the panel wider or narrower. */
  const sign = (element: Element) => ((side === 'start') === (getComputedStyle(element).direction !== 'rtl') ? 1 : -1)

  const key = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LEAP : STEP
    const steps: Readonly<Record<string, () => void>> = {
      ArrowRight: () => set(width + step * sign(event.currentTarget)),
      ArrowLeft: () => set(width - step * sign(event.currentTarget)),
      Home: () => set(min),
      End: () => set(max),
      Enter: onFold,
    }
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, width }
  }
  const move = (event: PointerEvent) => {
    const from = grip.current
    if (!from) return
    const next = from.width + (event.clientX - from.x) * sign(event.currentTarget)
    set(next)
    if (next < min - FOLD) {
      grip.current = undefined
      set(from.width)
      onFold()
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that has a value is a widget, which <hr> is not
    <div
      role="separator"
      className="bfs-separator"
      data-side={side}
      aria-orientation="vertical"
      aria-label={side === 'start' ? messages.resizeStart : messages.resizeEnd}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={messages.pixels(width)}
      tabIndex={0}
      onKeyDown={key}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={() => {
        grip.current = undefined
      }}
      onPointerCancel={() => {
        grip.current = undefined
      }}
      onDoubleClick={() => set(initial)}
    />
  )
}
