import { type MouseEvent, useCallback, useRef, useState } from 'react'
import { outermost } from '../../commands/selection/selected.ts'
import type { PickAt } from '../../dnd/drag-source.ts'
import { useDragStore } from '../../dnd/drag-store.ts'
import type { Builder } from '../../store/builder-store.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import type { MenuPoint } from '../../toolbar/BlockMenu.tsx'
import { useCanvas } from '../canvas-context.ts'
import { useGap } from '../overlay/use-gap.ts'
import { blockAt } from './block-at.ts'

/** Selects the block under the pointer on click. Outlines it and shows the gap next to it on hover. Without effect in preview. */
export function useBlockSelection({ disabled }: { disabled: boolean }) {
  const builder = useBuilder()
  const drag = useDragStore()
  const { blockElements } = useCanvas()
  const preview = useBuilderState((state) => state.preview)
  const showGap = useGap()
  const frame = useRef(0)
  return {
    onMouseMove({ clientX, clientY, target }: MouseEvent) {
      if (preview || drag.getState().dragged) return
      // An empty slot has a button with a label, which the line of a gap would cover.
      const isSlot = target instanceof Element && target.closest('.bfb-slot-button') !== null
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(() => {
        setHovered(builder, blockAt(builder, blockElements, clientX, clientY))
        if (!disabled) showGap(isSlot ? undefined : { x: clientX, y: clientY })
      })
    },
    onMouseLeave({ relatedTarget }: MouseEvent) {
      cancelAnimationFrame(frame.current)
      setHovered(builder, undefined)
      // The button of the gap is above the page. The end of a tap is reported in the same way, and its gap stays until the next tap.
      if (!isTapped() && !(relatedTarget instanceof Element && relatedTarget.closest('.bfb-gap'))) showGap()
    },
    onClick(event: MouseEvent) {
      if (preview || disabled || event.detail > 1) return
      const id = blockAt(builder, blockElements, event.clientX, event.clientY)
      // After a tap, the pointer is where no move has been handled yet. Both changes are rendered together.
      setHovered(builder, id)
      if (isTapped()) showGap({ x: event.clientX, y: event.clientY })
      selectBlock(builder, id, event)
    },
  }
}

/** Opens the menu of the block under the pointer, or of the selected block when the event comes from a key. */
export function useContextMenu() {
  const builder = useBuilder()
  const { blockElements } = useCanvas()
  const [menu, setMenu] = useState<MenuPoint>()
  const onContextMenu = (event: MouseEvent) => {
    const { preview, selection } = builder.store.getState()
    if (preview) return
    event.preventDefault()
    const byKey = event.clientX === 0 && event.clientY === 0
    const id = byKey ? selection.at(-1) : blockAt(builder, blockElements, event.clientX, event.clientY)
    if (id === undefined) return
    if (!selection.includes(id)) builder.select([id])
    const rect = byKey ? blockElements.rectOf(id) : undefined
    setMenu({ x: rect ? rect.left + 16 : event.clientX, y: rect ? rect.top + 16 : event.clientY })
  }
  return { menu, setMenu, onContextMenu }
}

/** Returns the blocks to drag from a point: the selection if it includes the block there, else that block. */
export function usePickBlocks(): PickAt {
  const builder = useBuilder()
  const { blockElements } = useCanvas()
  return useCallback(
    ({ x, y }) => {
      const { preview, selection } = builder.store.getState()
      const id = preview ? undefined : blockAt(builder, blockElements, x, y)
      if (id === undefined) return undefined
      const ids = selection.includes(id) ? selection : [id]
      const locked = ids.some((one) => builder.index.entries.get(one)?.block.editor?.locked)
      return locked ? undefined : { kind: 'blocks', ids: outermost(builder, ids) }
    },
    [builder, blockElements],
  )
}

/** Whether the screen is used by taps, which hover over nothing. */
const isTapped = () => matchMedia('(hover: none)').matches

function setHovered({ store }: Builder, hovered: string | undefined) {
  if (store.getState().hovered !== hovered) store.setState({ hovered })
}

/** A click on the selected block deselects it (product.md, point 4, Builder). With Shift, Ctrl or ⌘ a click adds or removes. */
function selectBlock(builder: Builder, id: string | undefined, event: MouseEvent) {
  const { selection } = builder.store.getState()
  if (id === undefined) return builder.select([])
  const isSelected = selection.includes(id)
  if (event.shiftKey || event.ctrlKey || event.metaKey)
    return builder.select(isSelected ? selection.filter((one) => one !== id) : [...selection, id])
  builder.select(isSelected && selection.length === 1 ? [] : [id])
}
