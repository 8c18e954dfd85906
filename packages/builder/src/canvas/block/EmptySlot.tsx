import type { Position } from '@blockfront/engine'
import { Plus } from 'lucide-react'
import { type SyntheticEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { readTree } from '../../dnd/read-tree.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { ANY_BLOCK, areaFilter } from '../../store/page-order.ts'
import { useCanvas } from '../canvas-context.ts'
import { messages } from '../messages.ts'
import { PAGE } from './block-elements.ts'

interface EmptySlotProps {
  id: string
  name: string
  title: string
}

/** Shows where an empty slot is while the page is edited. The preview and the online store show nothing. */
export function EmptySlot({ id, name, title }: EmptySlotProps) {
  const { blockElements } = useCanvas()
  const preview = useBuilderState((state) => state.preview)
  const isReadOnly = useBuilderState((state) => state.isReadOnly)
  const marker = useRef<HTMLDivElement | null>(null)
  const ref = useMemo(() => {
    const register = blockElements.emptySlotRef(id, name)
    return (element: HTMLDivElement | null) => {
      marker.current = element
      register(element)
    }
  }, [blockElements, id, name])
  if (preview) return null
  return (
    <div ref={ref} className="bfb-empty-slot">
      <Plus size={16} aria-hidden />
      {title}
      {!isReadOnly && <SlotButton id={id} name={name} title={title} marker={marker} />}
    </div>
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/**
 * The button over an empty slot, which opens the list of blocks to insert there. It is in the overlay, because the page is inert. The Tab key
 * stops at it only while the container is selected; the command `/` inserts into a container too.
 */
function SlotButton({ id, name, title, marker }: EmptySlotProps & { marker: { current: HTMLElement | null } }) {
  const builder = useBuilder()
  const { blockElements, canvasElements, overlayTracker } = useCanvas()
  const [overlay, setOverlay] = useState<Element | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isSelected = useBuilderState((state) => state.selection.includes(id))
  useEffect(() => setOverlay(canvasElements.stage?.querySelector('.bfb-overlay') ?? null), [canvasElements])
  useLayoutEffect(() => {
    const element = button.current
    if (!element || !overlay) return
    let before = ''
    return overlayTracker.track(() => {
      const [box, stage] = [marker.current, canvasElements.stage].map((one) => one?.getBoundingClientRect())
      if (!box || !stage) return undefined
      const now = [box.left - stage.left, box.top - stage.top, box.width, box.height].map(Math.round)
      if (now.join() === before) return undefined
      before = now.join()
      const [x = 0, y = 0, width = 0, height = 0] = now
      return () => Object.assign(element.style, { translate: `${x}px ${y}px`, width: `${width}px`, height: `${height}px` })
    })
  }, [overlay, overlayTracker, canvasElements, marker])
  const open = (event: SyntheticEvent) => {
    event.stopPropagation()
    const at = positionIn()
    if (!at) return
    if (id !== PAGE) builder.select([id])
    builder.store.setState({ dialog: 'insert', insertAt: at.position, gap: at })
  }
  /** The position in the slot, and a line at its lower edge, next to which the list opens. */
  const positionIn = () => {
    const { page } = canvasElements
    const box = marker.current?.getBoundingClientRect()
    if (!page || !box) return undefined
    const from = page.getBoundingClientRect()
    const list = listsIn(readTree(builder, blockElements, page, areaFilter(builder, [ANY_BLOCK]))).find(
      (one) => one.slot === name && (typeof one.list === 'string' ? PAGE : one.list.container) === id,
    )
    if (!list) return undefined
    const position: Position = { list: list.list, index: list.end, slot: name }
    const line = {
      x: box.left - from.left + 8,
      y: box.bottom - from.top,
      length: Math.max(0, box.width - 16),
      axis: 'horizontal' as const,
    }
    return { position, depth: 2, line }
  }
  return (
    overlay &&
    createPortal(
      <button
        ref={button}
        type="button"
        className="bfb-slot-button"
        tabIndex={isSelected ? 0 : -1}
        aria-label={messages.insertInto(title)}
        aria-haspopup="dialog"
        onClick={open}
        onMouseDown={stop}
        onTouchStart={stop}
        onDoubleClick={stop}
      />,
      overlay,
    )
  )
}

type Lists = ReturnType<typeof readTree>

/** These lists, and those of all containers in them. */
const listsIn = (lists: Lists): Lists =>
  lists.flatMap((list) => [list, ...list.nodes.flatMap(({ inside = [] }) => listsIn([...inside]))])
