import { AREAS, isForGlobals, type TopList } from '@blockfront/engine'
import type { Builder } from '../store/builder-store.ts'
import { areaContents } from '../store/page-order.ts'
import { type SlotContents, slotContents } from '../store/slot-contents.ts'

/** One visible row of the outline. */
export interface OutlineRow {
  id: string
  /** 1 at the top level. */
  depth: number
  /** The number of siblings and the position among them, from 1, for screen readers. */
  size: number
  position: number
  /** Whether it has children, and whether they are shown. */
  open: boolean | undefined
  /** The title of the slot that contains the block. */
  slotTitle?: string
}

/** The heading of a slot or area in the outline, above its blocks. */
export interface SlotRow {
  id: string
  depth: number
  /** The slot's name and title, and the block that has it. An area has a list of the page instead. */
  slot: { name: string; title: string } & ({ container: string; list?: undefined } | { list: TopList; container?: undefined })
}

export const isSlotRow = (row: OutlineRow | SlotRow): row is SlotRow => 'slot' in row

/** The rows of the outline in page order, without children of collapsed containers. */
export function rowsOf(builder: Builder, folded: ReadonlySet<string>): (OutlineRow | SlotRow)[] {
  const rows: (OutlineRow | SlotRow)[] = []
  const visit = (ids: readonly string[], depth: number, before: number, size: number, slotTitle?: string) => {
    for (const [i, id] of ids.entries()) {
      const children = builder.index.entries.get(id)?.childIds ?? []
      const slots = slotContents(builder, id)
      const open = children.length > 0 || slots?.length ? !folded.has(id) : undefined
      rows.push({ id, depth, size, position: before + i + 1, open, ...(slotTitle !== undefined && { slotTitle }) })
      if (open && slots) for (const slot of slots) visitSlot(id, slot, depth + 1)
      else if (open) visit(children, depth + 1, 0, children.length)
    }
  }
  /** A slot that takes no blocks appears only with blocks in it. */
  const visitSlot = (container: string, { name, title, ids, isOpen }: SlotContents, depth: number) => {
    if (!isOpen && ids.length === 0) return
    rows.push({ id: `${container} ${name}`, depth, slot: { container, name, title } })
    visit(ids, depth, 0, ids.length, title)
  }
  const areas = areaContents(builder)
  const size = areas.reduce((sum, { ids }) => sum + ids.length, 0)
  let before = 0
  for (const { name, title, list, ids } of areas) {
    // The areas of every page need no names.
    const isOwn = builder.blocks[AREAS] !== undefined && (ids.length > 0 || !isForGlobals(builder.blocks, name))
    if (isOwn) rows.push({ id: ` ${name}`, depth: 1, slot: { list, name, title } })
    visit(ids, 1, before, size, isOwn ? title : undefined)
    before += ids.length
  }
  return rows
}
