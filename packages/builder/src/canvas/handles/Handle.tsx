import { useLatest } from '@blockfront/engine/form'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useBuilder } from '../../store/hooks.ts'
import { useCanvas } from '../canvas-context.ts'
import { messages } from '../messages.ts'
import type { BlockHandle } from './block-handles.ts'
import { elementOf, growthOf, pointOf, sizeOf, unitContextOf } from './measure-handle.ts'
import { amountOf, nextOnScale, snapped } from './snap.ts'

interface HandleProps {
  id: string
  handle: BlockHandle
  /** The stored length, such as `2rem`. */
  length: string
  /** The unit of the length. */
  unit: string
  /** Stores a length. Changes of the same `edit` are one step of undo. */
  onChange: (length: string, edit: string) => void
}

/** A drag that has started: where, how large the element was, and how it grows. */
interface Grip {
  x: number
  y: number
  size: number
  growth: { x: number; y: number }
  edit: string
}

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }
let edits = 0

/** Changes one size by pointer or arrow keys, in steps of a scale, and shows its value meanwhile. */
export function Handle({ id, handle, length, unit, onChange }: HandleProps) {
  const builder = useBuilder()
  const { blockElements, canvasElements, overlayTracker } = useCanvas()
  const [isActive, setActive] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const grip = useRef<Grip>(undefined)
  const { side, max } = handle
  const label = messages.handles[side]

  const measure = () => {
    const element = elementOf(handle, blockElements.elementsOf(id))
    const { page } = canvasElements
    return element && page ? { element, size: sizeOf(handle, element), units: unitContextOf(element, page) } : undefined
  }
  const place = useLatest(() => {
    const { stage } = canvasElements
    const element = elementOf(handle, blockElements.elementsOf(id))
    const at = element && pointOf(handle, element, builder.store.getState().scale)
    const room = stage?.getBoundingClientRect()
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
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const now = event.button === 0 ? measure() : undefined
    if (!now) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    const { clientX: x, clientY: y } = event
    grip.current = { x, y, size: now.size, growth: growthOf(handle, now.element), edit: `handle ${++edits}` }
    setActive(true)
  }
  const follow = useLatest((event: globalThis.PointerEvent) => {
    const from = grip.current
    const now = from && measure()
    if (!from || !now) return
    const { scale } = builder.store.getState()
    const by = ((event.clientX - from.x) * from.growth.x + (event.clientY - from.y) * from.growth.y) / scale
    const amount = amountOf(from.size + by, unit, now.units)
    const next = amount === undefined ? length : snapped(amount, unit, max)
    if (next !== length) onChange(next, from.edit)
  })
  const release = useLatest(() => {
    grip.current = undefined
    setActive(false)
    builder.say(messages.handles.is(label, length))
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
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = KEYS[event.key]
    const now = direction && !event.altKey && !event.ctrlKey && !event.metaKey ? measure() : undefined
    const amount = now && amountOf(now.size, unit, now.units)
    if (!direction || amount === undefined) return
    event.preventDefault()
    onChange(nextOnScale(amount, direction, unit, max), `handle ${++edits}`)
  }
  return (
    <button
      ref={button}
      type="button"
      role="slider"
      className="bfb-handle"
      data-side={side}
      data-active={isActive || undefined}
      aria-label={label}
      aria-orientation={side === 'end' ? 'horizontal' : 'vertical'}
      aria-valuenow={Number.parseFloat(length)}
      aria-valuemin={0}
      aria-valuetext={length}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      <span className="bfb-handle__value" aria-hidden>
        {messages.handles.is(label, length)}
      </span>
    </button>
  )
}
