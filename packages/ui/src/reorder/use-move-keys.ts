import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** The keyboard of a handle that moves a row: the handle's `ref` and `onKeyDown`. */
interface MoveKeys {
  ref: RefObject<HTMLButtonElement | null>
  onKeyDown: (event: KeyboardEvent) => void
}

/** Moves a row with the up and down arrow keys, Home and End, and keeps the focus on its handle. Indexes start at 0. */
export function useMoveKeys(index: number, count: number, onMove: (to: number) => void): MoveKeys {
  const ref = useRef<HTMLButtonElement>(null)
  const refocus = useRef(false)
  // Moving an element in the DOM removes the focus from its handle. Restore it, so that the next arrow key works.
  useLayoutEffect(() => {
    if (refocus.current) ref.current?.focus()
    refocus.current = false
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to < 0 || to >= count || to === index) return
    refocus.current = true
    onMove(to)
  }
  return { ref, onKeyDown }
}
