import { DEPTH_LIMIT, find, type Position, slotAt } from '@blockfront/engine'
import type { DragItem, DropPosition } from '../dnd/drag-store.ts'
import type { Point } from '../dnd/drop-target.ts'
import { depthOf, isInside } from '../store/block-index.ts'
import type { Builder } from '../store/builder-store.ts'
import { areaContents, areaFilter } from '../store/page-order.ts'
import { slotFor, slotRefusal } from '../store/slot-contents.ts'

/** The part of a row under the pointer: its upper or lower edge, or the middle of a container. */
export function rowZone(fraction: number, container: boolean): 'before' | 'inside' | 'after' {
  if (container && fraction >= 0.3 && fraction <= 0.7) return 'inside'
  return fraction < 0.5 ? 'before' : 'after'
}

/** Returns the drop position for a row of the outline; undefined if no block can be dropped there. */
export function outlineDropPosition(
  builder: Builder,
  dragged: DragItem,
  { x, y }: Point,
  levels: number,
): DropPosition | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row], [data-area]')
  const added = addedBy(builder, dragged)
  if (row?.dataset.area) return inArea(builder, row, added)
  const id = row?.dataset.row
  const found = id === undefined ? undefined : find(builder.store.getState().document, id)
  if (!row || id === undefined || !found) return undefined
  const moving = dragged.kind === 'blocks' ? dragged.ids : []
  if (moving.some((one) => isInside(builder.index, id, one))) return undefined
  if (typeof found.list === 'string') {
    const name = areaContents(builder).find((area) => area.list === found.list && area.ids.includes(id))?.name ?? ''
    if (!areaFilter(builder, added)({ list: found.list, name })) return undefined
  } else if (added.some(({ contentType }) => contentType === 'global')) return undefined
  const box = row.getBoundingClientRect()
  const open = found.block.contentType === 'container' && !found.block.editor?.locked && !moving.includes(id)
  const heading = row.dataset.slot
  const part = heading === undefined ? rowZone((y - box.top) / box.height, open) : 'inside'
  if (part === 'inside' && !open) return undefined
  const depth = depthOf(builder.index, id) + (part === 'inside' ? 1 : 0)
  if (depth + levels - 1 > DEPTH_LIMIT) return undefined
  const slot = part === 'inside' ? (heading ?? (added[0] && slotFor(builder, added[0], id))) : slotAt(builder.blocks, found)
  const position: Position = {
    ...(part === 'inside'
      ? { list: { container: id }, index: 0 }
      : { list: found.list, index: found.index + (part === 'after' ? 1 : 0) }),
    ...(slot !== undefined && { slot }),
  }
  if (slotRefusal(builder, added, position.list, slot) !== undefined) return undefined
  const lineY = part === 'before' ? box.top : part === 'after' ? box.bottom : (box.top + box.bottom) / 2
  return { on: 'outline', position, depth, line: { x: box.left, y: lineY, length: box.width, axis: 'horizontal' } }
}

const addedBy = (builder: Builder, dragged: DragItem) =>
  dragged.kind === 'new'
    ? [{ type: dragged.entry.type, contentType: dragged.entry.contentType }]
    : dragged.ids.flatMap((one) => builder.index.entries.get(one)?.block ?? [])

/** The beginning of an area, on its heading. */
function inArea(builder: Builder, row: HTMLElement, added: ReturnType<typeof addedBy>): DropPosition | undefined {
  const area = areaContents(builder).find(({ name }) => name === row.dataset.slot)
  if (!area || !areaFilter(builder, added)(area) || slotRefusal(builder, added, area.list, area.name) !== undefined)
    return undefined
  const { left, top, bottom, width } = row.getBoundingClientRect()
  const line = { x: left, y: (top + bottom) / 2, length: width, axis: 'horizontal' } as const
  return { on: 'outline', position: { list: area.list, index: 0, slot: area.name }, depth: 1, line }
}
