import { useLatest } from '@blockfront/engine/form'
import { type RefObject, useEffect, useRef } from 'react'
import { useCanvas } from '../canvas-context.ts'

/** Keeps a handle at a point of the window, and hides it without one. Returns the handle's ref. */
export function useHandlePlace(pointOf: () => { x: number; y: number } | undefined): RefObject<HTMLButtonElement | null> {
  const { canvasElements, overlayTracker } = useCanvas()
  const button = useRef<HTMLButtonElement>(null)
  const place = useLatest(() => {
    const at = pointOf()
    const room = canvasElements.stage?.getBoundingClientRect()
    return () => {
      if (!button.current) return
      button.current.hidden = !at || !room
      if (at && room) button.current.style.translate = `${Math.round(at.x - room.left)}px ${Math.round(at.y - room.top)}px`
    }
  })
  useEffect(() => {
    place()()
    return overlayTracker.track(place)
  }, [overlayTracker, place])
  return button
}
