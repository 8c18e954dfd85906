import type { KeyboardEvent } from 'react'
import { useBuilder } from '../../store/hooks.ts'
import { useCanvas } from '../canvas-context.ts'
import { messages } from '../messages.ts'
import type { BlockHandle } from './block-handles.ts'
import { elementOf, growthOf, pointOf, sizeOf, unitContextOf } from './measure-handle.ts'
import { amountOf, nextOnScale, snapped } from './snap.ts'
import { newEdit, useHandleDrag } from './use-handle-drag.ts'
import { useHandlePlace } from './use-handle-place.ts'

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

/** Changes one size by pointer or arrow keys, in steps of a scale, and shows its value meanwhile. */
export function Handle({ id, handle, length, unit, onChange }: HandleProps) {
  const builder = useBuilder()
  const { blockElements, canvasElements } = useCanvas()
  const { side, max } = handle
  const label = messages.handles[side]

  const measure = () => {
    const element = elementOf(handle, blockElements.elementsOf(id))
    const { page } = canvasElements
    return element && page ? { element, size: sizeOf(handle, element), units: unitContextOf(element, page) } : undefined
  }
  const button = useHandlePlace(() => {
    const element = elementOf(handle, blockElements.elementsOf(id))
    return element && pointOf(handle, element, builder.store.getState().scale)
  })
  const { isActive, onPointerDown } = useHandleDrag<Grip>({
    start: ({ clientX: x, clientY: y }) => {
      const now = measure()
      return now && { x, y, size: now.size, growth: growthOf(handle, now.element), edit: newEdit() }
    },
    move: (event, from) => {
      const now = measure()
      if (!now) return
      const { scale } = builder.store.getState()
      const by = ((event.clientX - from.x) * from.growth.x + (event.clientY - from.y) * from.growth.y) / scale
      const amount = amountOf(from.size + by, unit, now.units)
      const next = amount === undefined ? length : snapped(amount, unit, max)
      if (next !== length) onChange(next, from.edit)
    },
    end: () => builder.say(messages.handles.is(label, length)),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = KEYS[event.key]
    const now = direction && !event.altKey && !event.ctrlKey && !event.metaKey ? measure() : undefined
    const amount = now && amountOf(now.size, unit, now.units)
    if (!direction || amount === undefined) return
    event.preventDefault()
    onChange(nextOnScale(amount, direction, unit, max), newEdit())
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
