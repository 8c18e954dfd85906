import type { ListName, Position } from '@blockfront/engine'
import { DEPTH_LIMIT } from '@blockfront/engine'

/** In any unit and with any origin, the same for the whole call. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Point {
  x: number
  y: number
}

/** The geometry of one block for dropping. */
export interface DropNode {
  id: string
  /** Its index in the stored list. */
  index: number
  rect: Rect
  /** Present if it accepts children: an unlocked container. One list, or one for each slot. */
  inside?: readonly DropList[]
}

/** Blocks in drawing order, and the area around them. */
export interface DropList {
  list: ListName
  rect: Rect
  nodes: readonly DropNode[]
  /** The insertion index when `nodes` is empty. */
  end: number
  /** The slot, if the list is one of a container, or the area of the page. */
  slot?: string
}

/** The drop position and the line that shows it. `position.index` is an index in the current list. */
export interface DropTarget {
  position: Position
  /** 1 at the top level of the page. */
  depth: number
  line: { x: number; y: number; length: number; axis: 'horizontal' | 'vertical' }
  /** Why the dragged blocks can't go into the slot or area under the pointer. */
  refusal?: string
}

export interface DropQuery {
  /** The areas of the page that may take the dragged blocks. */
  roots: readonly DropList[]
  point: Point
  /** The dragged blocks. A position inside them is invalid. */
  moving: ReadonlySet<string>
  /**
   * A new block in a container goes between two of its children, next to a container at whose edge the pointer is, or else becomes the first
   * child (product.md, point 4, Builder).
   */
  fresh: boolean
  /** The number of levels of the dragged block. */
  levels: number
  /** Returns why the dragged blocks can't go into a slot or area; undefined if they can. */
  refusalOf?: (list: DropList) => string | undefined
}

/** Distance from a container's edge within which a drop goes next to the container, so that a block can leave it. */
const EDGE = 10

const contains = ({ left, top, right, bottom }: Rect, { x, y }: Point) => x >= left && x <= right && y >= top && y <= bottom

const distance = ({ left, top, right, bottom }: Rect, { x, y }: Point) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** Returns the drop position at a point: the nearest valid one. Undefined if no area takes the dragged blocks. */
export function dropTarget(question: DropQuery): DropTarget | undefined {
  const { roots, point, refusalOf } = question
  const nearest = nearestList(roots, point)
  if (!nearest) return undefined
  const refusal = refusalOf?.(nearest)
  if (refusal === undefined) return land(nearest, 1, question)
  const open = roots.filter((root) => refusalOf?.(root) === undefined)
  return { ...land(nearestList(open, point) ?? nearest, 1, question), refusal }
}

function land(list: DropList, depth: number, question: DropQuery): DropTarget {
  const { point, moving, levels } = question
  const over = list.nodes.findLast(({ rect }) => contains(rect, point))
  const goesIn = over?.inside && !moving.has(over.id) && depth + levels <= DEPTH_LIMIT
  const isAtEdge = goesIn && atEdge(over.rect, point, flowOf(list.nodes, over).axis)
  // At the edge of the last container in another one, a new block goes after it, not to the beginning of the outer one.
  if (isAtEdge) return landBetween(list, depth, { ...question, fresh: false })
  const inside = goesIn ? nearestList(over.inside, point) : undefined
  const refusal = inside && question.refusalOf?.(inside)
  if (inside && refusal === undefined) return land(inside, depth + 1, question)
  return { ...landBetween(list, depth, question), ...(refusal !== undefined && { refusal }) }
}

/** The list under the point, or the one nearest to it. */
export const nearestList = (lists: readonly DropList[] = [], point: Point): DropList | undefined =>
  lists.reduce<DropList | undefined>(
    (best, one) => (best === undefined || distance(one.rect, point) < distance(best.rect, point) ? one : best),
    undefined,
  )

/** The position before or after the nearest block of a list. If `fresh`, in a container never after the last one. */
function landBetween(list: DropList, depth: number, { point, fresh }: DropQuery): DropTarget {
  const [first] = list.nodes
  const nearest = nearestRow(list.nodes, point)?.reduce((best, node) =>
    distance(node.rect, point) < distance(best.rect, point) ? node : best,
  )
  if (!first || !nearest) return { position: positionIn(list, list.end), depth, line: lineInside(list.rect) }
  if (!isPast(nearest.rect, point, flowOf(list.nodes, nearest))) return before(list, nearest, depth)
  const isLast = nearest === list.nodes.at(-1)
  return fresh && depth > 1 && isLast ? before(list, first, depth) : after(list, nearest, depth)
}

/**
 * The blocks of the row nearest to the point in height: the empty cell at the end of a grid belongs to the last row, although a block above it
 * is nearer. In a stack, each block is a row.
 */
function nearestRow(nodes: readonly DropNode[], { y }: Point): DropNode[] | undefined {
  let nearest: { row: DropNode[]; away: number } | undefined
  for (const row of rowsOf(nodes)) {
    const away = Math.max(
      Math.min(...row.map(({ rect }) => rect.top)) - y,
      0,
      y - Math.max(...row.map(({ rect }) => rect.bottom)),
    )
    if (!nearest || away < nearest.away) nearest = { row, away }
  }
  return nearest?.row
}

function rowsOf(nodes: readonly DropNode[]): DropNode[][] {
  const rows: DropNode[][] = []
  for (const [i, node] of nodes.entries()) {
    const previous = nodes[i - 1]
    if (previous && areSideBySide(previous.rect, node.rect)) rows.at(-1)?.push(node)
    else rows.push([node])
  }
  return rows
}

function areSideBySide(a: Rect, b: Rect): boolean {
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const smaller = Math.min(a.bottom - a.top, b.bottom - b.top)
  return overlap > smaller / 2 && (a.right <= b.left + 1 || b.right <= a.left + 1)
}

const positionIn = ({ list, slot }: DropList, index: number): Position => ({ list, index, ...(slot !== undefined && { slot }) })

interface Flow {
  axis: 'row' | 'column'
  /** Whether the row runs from right to left. */
  reversed: boolean
}

/** Whether a node and its siblings are in a row or in a column. */
function flowOf(nodes: readonly DropNode[], node: DropNode): Flow {
  const at = nodes.indexOf(node)
  for (const [a, b] of [
    [nodes[at - 1], node],
    [node, nodes[at + 1]],
  ]) {
    if (a && b && areSideBySide(a.rect, b.rect)) return { axis: 'row', reversed: b.rect.left < a.rect.left }
  }
  return { axis: 'column', reversed: false }
}

function atEdge({ left, top, right, bottom }: Rect, { x, y }: Point, axis: Flow['axis']): boolean {
  const [at, start, end] = axis === 'row' ? [x, left, right] : [y, top, bottom]
  const edge = Math.min(EDGE, (end - start) / 4)
  return at < start + edge || at > end - edge
}

function isPast({ left, top, right, bottom }: Rect, { x, y }: Point, { axis, reversed }: Flow): boolean {
  if (axis === 'column') return y > (top + bottom) / 2
  const middle = (left + right) / 2
  return reversed ? x < middle : x > middle
}

function before(list: DropList, node: DropNode, depth: number): DropTarget {
  const flow = flowOf(list.nodes, node)
  return { position: positionIn(list, node.index), depth, line: lineNextTo(list, node, -1, flow) }
}

function after(list: DropList, node: DropNode, depth: number): DropTarget {
  const flow = flowOf(list.nodes, node)
  return { position: positionIn(list, node.index + 1), depth, line: lineNextTo(list, node, 1, flow) }
}

/** The middle between the node and its neighbor in the same row or column, otherwise the node's own edge. */
function lineNextTo({ nodes }: DropList, node: DropNode, side: 1 | -1, { axis, reversed }: Flow): DropTarget['line'] {
  const { left, top, right, bottom } = node.rect
  const neighbor = nodes[nodes.indexOf(node) + side]?.rect
  if (axis === 'row') {
    const towardsRight = (side === 1) !== reversed
    const edge = towardsRight ? right : left
    const facing = neighbor && (towardsRight ? neighbor.left : neighbor.right)
    const beside = facing !== undefined && (towardsRight ? facing >= edge : facing <= edge)
    return { x: beside ? (edge + facing) / 2 : edge, y: top, length: bottom - top, axis: 'vertical' }
  }
  const edge = side === 1 ? bottom : top
  const facing = neighbor && (side === 1 ? neighbor.top : neighbor.bottom)
  const beside = facing !== undefined && (side === 1 ? facing >= edge : facing <= edge)
  return { x: left, y: beside ? (edge + facing) / 2 : edge, length: right - left, axis: 'horizontal' }
}

const lineInside = ({ left, top, right, bottom }: Rect): DropTarget['line'] => ({
  x: left + Math.min(8, (right - left) / 4),
  y: (top + bottom) / 2,
  length: right - left - 2 * Math.min(8, (right - left) / 4),
  axis: 'horizontal',
})
