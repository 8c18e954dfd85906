import { findExistingSingle } from '@blockfront/engine'
import type { BlockElements } from '../canvas/block/block-elements.ts'
import type { CanvasElements } from '../canvas/canvas-context.ts'
import { outlineDropPosition } from '../outline/outline-drop-position.ts'
import type { Builder } from '../store/builder-store.ts'
import { areaFilter } from '../store/page-order.ts'
import { slotRefusal } from '../store/slot-contents.ts'
import type { DragItem, DropResult } from './drag-store.ts'
import { type DropList, dropTarget, type Point } from './drop-target.ts'
import { levelsOf, readTree } from './read-tree.ts'

export interface DropFinder {
  /** The effect of releasing the pointer at a point. `zone` is the drop zone at the point. */
  find: (dragged: DragItem | undefined, zone: Zone | undefined, point: Point) => DropResult
  /** Discards the measured page, for a new drag. */
  reset: () => void
}

/** Finds where dragged blocks would land. The page is measured once for each drag and again when its size changes. */
export function createDropFinder({
  builder,
  blockElements,
  canvasElements,
}: {
  builder: Builder
  blockElements: BlockElements
  canvasElements: CanvasElements
}): DropFinder {
  let tree: { roots: readonly DropList[]; width: number; height: number } | undefined

  function find(dragged: DragItem | undefined, zone: Zone | undefined, point: Point): DropResult {
    if (!dragged || !zone) return undefined
    if (dragged.kind === 'new' && findExistingSingle(builder.store.getState().document, dragged.entry)) return undefined
    if (zone === 'remove') return removal(dragged)
    const blocks = dragged.kind === 'blocks' ? dragged.ids.flatMap((id) => builder.index.entries.get(id)?.block ?? []) : []
    const added = dragged.kind === 'new' ? [{ type: dragged.entry.type, contentType: dragged.entry.contentType }] : blocks
    const levels = Math.max(1, ...blocks.map(levelsOf))
    if (zone === 'outline') return outlineDropPosition(builder, dragged, point, levels)
    if (!canvasElements.page) return undefined
    const { left, top, width, height } = canvasElements.page.getBoundingClientRect()
    if (isOutsideCanvas(point, left, left + width)) return removal(dragged)
    if (tree?.width !== width || tree.height !== height)
      tree = { roots: readTree(builder, blockElements, canvasElements.page, areaFilter(builder, added)), width, height }
    const target = dropTarget({
      roots: tree.roots,
      point: { x: point.x - left, y: point.y - top },
      moving: new Set(blocks.map(({ id }) => id)),
      fresh: dragged.kind === 'new',
      levels,
      refusalOf: ({ list, slot }) => slotRefusal(builder, added, list, slot),
    })
    return target && { ...target, on: 'canvas' }
  }

  return {
    find,
    reset() {
      tree = undefined
    },
  }
}

const removal = ({ kind }: DragItem): DropResult => (kind === 'blocks' ? 'remove' : undefined)

export type Zone = 'canvas' | 'outline' | 'remove'
const ZONES: readonly Zone[] = ['canvas', 'outline', 'remove']

/** The part of the builder under a point that takes drops: the topmost element decides. */
export function zoneAt({ x, y }: Point): Zone | undefined {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-zone]')?.dataset.dropZone
  return ZONES.find((one) => one === zone)
}

/** How far outside the page a drop still counts as one on the page, in pixels: pointing is imprecise. */
const SLACK = 16

const isOutsideCanvas = ({ x }: Point, left: number, right: number) => x < left - SLACK || x > right + SLACK
