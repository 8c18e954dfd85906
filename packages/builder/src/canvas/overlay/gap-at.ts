import { isSameList, type Position } from '@blockfront/engine'
import { type DropList, type DropTarget, dropTarget, nearestList, type Point, type Rect } from '../../dnd/drop-target.ts'

/** How far from the line between two blocks a point still belongs to the gap, in pixels of the window. */
const REACH = 16

/**
 * Returns the gap between blocks at a point: the position of a block that is inserted there, and the line that shows it. The middle half of
 * a block belongs to no gap, an empty container or area is one. The point is relative to the page, like the rectangles of `roots`.
 */
export function gapAt(roots: readonly DropList[], point: Point): DropTarget | undefined {
  const root = nearestList(roots, point)
  const isEmptyPage = roots.length === 1 && root?.nodes.length === 0
  if (!root || isEmptyPage || (root.nodes.length === 0 && !contains(root.rect, point))) return undefined
  const target = dropTarget({ roots: [root], point, moving: NONE, fresh: false, levels: 1 })
  if (!target) return undefined
  const { x, y, length, axis } = target.line
  const [across, along] = axis === 'horizontal' ? [point.y - y, point.x - x] : [point.x - x, point.y - y]
  if (along < 0 || along > length) return undefined
  const { nodes } = listAt(root, target.position) ?? root
  const neighbors = nodes.filter(({ index }) => index === target.position.index || index === target.position.index - 1)
  const over = neighbors.find(({ rect }) => contains(rect, point))
  const isBetween = neighbors.length === 2 && !over
  const reach = over ? Math.min(REACH, extent(over.rect, axis) / 4) : REACH
  return isBetween || nodes.length === 0 || Math.abs(across) <= reach ? target : undefined
}

const contains = ({ left, top, right, bottom }: Rect, { x, y }: Point) => x >= left && x <= right && y >= top && y <= bottom

const extent = ({ left, top, right, bottom }: Rect, axis: DropTarget['line']['axis']) =>
  axis === 'horizontal' ? bottom - top : right - left

const NONE: ReadonlySet<string> = new Set()

/** Finds the list of a position in the tree. */
function listAt(root: DropList, position: Position): DropList | undefined {
  if (isSameList(root.list, position.list) && root.slot === position.slot) return root
  for (const { inside = [] } of root.nodes)
    for (const list of inside) {
      const found = listAt(list, position)
      if (found) return found
    }
  return undefined
}
