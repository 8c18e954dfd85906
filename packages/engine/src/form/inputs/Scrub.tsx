import { ChevronsLeftRight } from '@blockfront/ui/icons'
import { type PointerEvent, type ReactNode, useRef } from 'react'

/** Pixels of pointer movement per step. */
const PIXELS = 4

/**
 * A handle that changes a number when dragged sideways. It is not a tab stop, because the arrow keys of the input do the same.
 */
export function Scrub({ onMove, disabled, mark }: { onMove: (steps: number) => void; disabled?: boolean; mark?: ReactNode }) {
  const from = useRef<number>(undefined)
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    if (disabled || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = event.clientX
  }
  const drag = (event: PointerEvent) => {
    if (from.current === undefined) return
    const steps = Math.trunc((event.clientX - from.current) / PIXELS)
    if (steps === 0) return
    from.current += steps * PIXELS
    onMove(event.shiftKey ? steps * 10 : steps)
  }
  const end = () => {
    from.current = undefined
  }
  return (
    <span className="ui-scrub" aria-hidden onPointerDown={start} onPointerMove={drag} onPointerUp={end} onPointerCancel={end}>
      {mark ?? <ChevronsLeftRight size={12} />}
    </span>
  )
}
