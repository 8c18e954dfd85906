import { sameJson } from '@blockfront/engine'
import { useLatest } from '@blockfront/engine/form'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useBuilder } from '../../store/hooks.ts'
import { useCanvas } from '../canvas-context.ts'
import { messages } from '../messages.ts'
import { formatRatio, moveLine, nearestShares } from './shares.ts'
import { newEdit, useHandleDrag } from './use-handle-drag.ts'
import { useHandlePlace } from './use-handle-place.ts'

interface RatioHandlesProps {
  id: string
  /** A selector of the first of the elements side by side. */
  of: string
  /** The stored ratio; empty for the widths of `base`. */
  value: string
  /** The value that the ratio belongs to. */
  base: string
  /** Stores a ratio. Changes of the same `edit` are one step of undo. */
  onChange: (ratio: string, edit: string) => void
}

/** A handle on each line between elements side by side. Elements below each other have none. */
export function RatioHandles({ id, of, ...rest }: RatioHandlesProps) {
  const { blockElements, overlayTracker } = useCanvas()
  const [shares, setShares] = useState<readonly number[]>([])
  const elements = () => rowOf(blockElements.elementsOf(id), of)
  const read = useLatest(() => {
    const row = elements()
    const next = row.length > 1 ? nearestShares(row.map((element) => element.offsetWidth)) : []
    return sameJson(next, shares) ? undefined : () => setShares(next)
  })
  useEffect(() => overlayTracker.track(read), [overlayTracker, read])
  return shares.slice(1).map((_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name
    <RatioHandle key={index} index={index} shares={shares} elements={elements} {...rest} />
  ))
}

interface RatioHandleProps extends Omit<RatioHandlesProps, 'id' | 'of'> {
  /** The handle is after this element. */
  index: number
  shares: readonly number[]
  elements: () => readonly HTMLElement[]
}

function RatioHandle({ index, shares, elements, value, base, onChange }: RatioHandleProps) {
  const builder = useBuilder()
  const label = messages.handles.line(index + 1)
  const text = shares.join(' : ')
  const [first = 0, second = 0] = shares.slice(index)
  /** The line and its neighbors, in pixels of the window. */
  const measure = () => {
    const [before, after] = elements()
      .slice(index, index + 2)
      .map((element) => element.getBoundingClientRect())
    if (!before || !after) return undefined
    const isMirrored = after.left < before.left
    const gap = isMirrored ? before.left - after.right : after.left - before.right
    const top = Math.min(before.top, after.top)
    const y = (top + Math.max(before.bottom, after.bottom)) / 2
    const x = isMirrored ? before.left - gap / 2 : before.right + gap / 2
    const width = before.width + after.width
    // Parts of the element before the line, if the line is at `to`.
    const shareAt = (to: number) => (((isMirrored ? before.right - to : to - before.left) - gap / 2) / width) * (first + second)
    return { at: { x, y }, isMirrored, shareAt }
  }
  const button = useHandlePlace(() => measure()?.at)
  const move = (share: number, edit: string) => {
    const next = formatRatio(base, moveLine(shares, index, share))
    if (next !== value && next !== formatRatio(base, shares)) onChange(next, edit)
  }
  const { isActive, onPointerDown } = useHandleDrag<{ offset: number; edit: string }>({
    start: ({ clientX }) => {
      const now = measure()
      return now && { offset: now.at.x - clientX, edit: newEdit() }
    },
    move: ({ clientX }, { offset, edit }) => {
      const now = measure()
      if (now) move(now.shareAt(clientX + offset), edit)
    },
    end: () => builder.say(messages.handles.is(label, text)),
  })
  const reset = () => value !== '' && onChange('', newEdit())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      reset()
    }
    const now = event.altKey || event.ctrlKey || event.metaKey ? undefined : measure()
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (!now || by === undefined) return
    event.preventDefault()
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    move(first + (now.isMirrored && isSideways ? -by : by), newEdit())
  }
  return (
    <button
      ref={button}
      type="button"
      role="slider"
      className="bfb-handle"
      data-side="line"
      data-active={isActive || undefined}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuenow={first}
      aria-valuemin={1}
      aria-valuemax={first + second - 1}
      aria-valuetext={text}
      title={messages.handles.resetLine}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={reset}
    >
      <span className="bfb-handle__value" aria-hidden>
        {text}
      </span>
    </button>
  )
}

/** The first of the elements and those after it in the same row. */
function rowOf(roots: readonly Element[], of: string): HTMLElement[] {
  const first = roots.map((root) => root.querySelector(of)).find((one) => one !== null)
  const row: HTMLElement[] = []
  for (let next: Element | null | undefined = first; next instanceof HTMLElement; next = next.nextElementSibling) {
    const before = row.at(-1)
    if (before && !isNextTo(before.getBoundingClientRect(), next.getBoundingClientRect(), getComputedStyle(next).direction)) break
    row.push(next)
  }
  return row
}

const isNextTo = (before: DOMRect, after: DOMRect, direction: string) =>
  direction === 'rtl' ? after.right <= before.left + 1 : after.left >= before.right - 1
