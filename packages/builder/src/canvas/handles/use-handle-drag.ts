import { useLatest } from '@blockfront/engine/form'
import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** The effects of dragging a handle. */
export interface HandleDrag<Grip> {
  /** Returns what the drag starts from; undefined if it cannot start. */
  start: (event: PointerEvent<HTMLElement>) => Grip | undefined
  move: (event: globalThis.PointerEvent, grip: Grip) => void
  end: () => void
}

/** Follows the pointer from the press on a handle to its release. */
export function useHandleDrag<Grip>({ start, move, end }: HandleDrag<Grip>) {
  const [isActive, setActive] = useState(false)
  const grip = useRef<Grip>(undefined)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const started = event.button === 0 ? start(event) : undefined
    if (started === undefined) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = started
    setActive(true)
  }
  const follow = useLatest((event: globalThis.PointerEvent) => {
    if (grip.current !== undefined) move(event, grip.current)
  })
  const release = useLatest(() => {
    grip.current = undefined
    setActive(false)
    end()
  })
  // The canvas below the pointer is rendered again during a drag, which can end a pointer capture.
  useEffect(() => {
    if (!isActive) return
    const drag = new AbortController()
    const { signal } = drag
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', release, { signal })
    window.addEventListener('pointercancel', release, { signal })
    return () => drag.abort()
  }, [isActive, follow, release])
  return { isActive, onPointerDown }
}

let edits = 0

/** The name of one edit: changes with the same name are one step of undo. */
export const newEdit = () => `handle ${++edits}`
