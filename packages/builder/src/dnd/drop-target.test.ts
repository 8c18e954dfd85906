import { DEPTH_LIMIT } from '@blockfront/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DropList, type DropNode, type DropQuery, type DropTarget, dropTarget, type Rect } from './drop-target.ts'

/**
 * A realistic page layout: leaves of some height below each other (or side by side in a row), and containers around their
 * children.
 */
type Shape = { height: number } | { row: boolean; children: Shape[] }
const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ height: fc.integer({ min: 20, max: 200 }) }),
    fc.record({ row: fc.boolean(), children: fc.array(tie('shape'), { maxLength: 4 }) }),
  ),
}))

const target = ({ root, ...rest }: Omit<DropQuery, 'roots'> & { root: DropList }) =>
  dropTarget({ ...rest, roots: [root] }) as DropTarget

let count = 0
function layOut(shapes: readonly Shape[], name: DropList['list'], box: Omit<Rect, 'bottom'>, row: boolean): DropList {
  const width = (box.right - box.left) / (row ? Math.max(shapes.length, 1) : 1)
  let y = box.top
  const nodes = shapes.map((one, index): DropNode => {
    const id = `n${count++}`
    const left = row ? box.left + index * width : box.left
    const at = { left, right: left + width, top: row ? box.top : y }
    if ('height' in one) {
      y = at.top + one.height
      return { id, index, rect: { ...at, bottom: y } }
    }
    const inside = layOut(
      one.children,
      { container: id },
      { left: at.left + 12, right: at.right - 12, top: at.top + 24 },
      one.row,
    )
    y = Math.max(inside.rect.bottom, at.top + 64) + 24
    const rect = { ...at, bottom: y }
    return { id, index, rect, inside: [{ ...inside, rect }] }
  })
  const bottom = Math.max(box.top, ...nodes.map(({ rect }) => rect.bottom))
  return { list: name, rect: { ...box, bottom }, nodes, end: 0 }
}

const page = fc.array(shape, { maxLength: 6 }).map((shapes) => layOut(shapes, 'content', { left: 0, top: 0, right: 1280 }, false))
const allNodes = ({ nodes }: DropList): DropNode[] => nodes.flatMap((node) => [node, ...(node.inside ?? []).flatMap(allNodes)])
const listOf = (root: DropList, name: DropList['list']) =>
  name === 'content' ? root : allNodes(root).find(({ id }) => typeof name === 'object' && id === name.container)?.inside?.[0]
const question = fc.record({
  root: page,
  point: fc.record({ x: fc.integer({ min: -50, max: 1330 }), y: fc.integer({ min: -50, max: 1500 }) }),
  fresh: fc.boolean(),
  levels: fc.integer({ min: 1, max: 3 }),
  seed: fc.nat(),
})

describe('the drop position', () => {
  it('always exists, within the depth limit, with a line on the page', () => {
    fc.assert(
      fc.property(question, ({ root, point, fresh, levels }) => {
        const { position, depth, line } = target({ root, point, fresh, levels, moving: new Set() })
        const list = listOf(root, position.list)
        expect(list).toBeDefined()
        expect(position.index).toBeGreaterThanOrEqual(0)
        expect(position.index).toBeLessThanOrEqual(list?.nodes.length ?? 0)
        expect(depth + levels - 1).toBeLessThanOrEqual(Math.max(DEPTH_LIMIT, levels))
        expect(line.x).toBeGreaterThanOrEqual(0)
        expect(line.length).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is never inside a dragged block', () => {
    fc.assert(
      fc.property(question, ({ root, point, fresh, levels, seed }) => {
        const nodes = allNodes(root)
        const moved = nodes[seed % Math.max(nodes.length, 1)]
        if (!moved) return
        const { position } = target({ root, point, fresh, levels, moving: new Set([moved.id]) })
        const inside = moved.inside ? [moved, ...moved.inside.flatMap(allNodes)].map(({ id }) => id) : [moved.id]
        if (typeof position.list === 'object') expect(inside).not.toContain(position.list.container)
      }),
    )
  })

  it('is before the block under the pointer in its first half, after it in its second', () => {
    fc.assert(
      fc.property(page, fc.nat(), fc.boolean(), (root, seed, late) => {
        const leaves = root.nodes.filter(({ inside }) => !inside)
        const leaf = leaves[seed % Math.max(leaves.length, 1)]
        if (!leaf) return
        const { top, bottom } = leaf.rect
        const point = { x: 640, y: top + (bottom - top) * (late ? 0.75 : 0.25) }
        const { position } = target({ root, point, fresh: false, levels: 1, moving: new Set() })
        expect(position).toEqual({ list: 'content', index: leaf.index + (late ? 1 : 0) })
      }),
    )
  })

  it('of a new block in a container is between two children, or else the first', () => {
    fc.assert(
      fc.property(
        fc.record({
          row: fc.boolean(),
          children: fc.array(fc.record({ height: fc.integer({ min: 40, max: 200 }) }), { maxLength: 4 }),
        }),
        fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) }),
        (container, share) => {
          const root = layOut([{ height: 50 }, container, { height: 50 }], 'content', { left: 0, top: 0, right: 800 }, false)
          const [, { rect = undefined, inside = [] } = {}] = root.nodes
          const [list] = inside
          if (!rect || !list) throw new Error('The container is missing.')
          const point = { x: rect.left + share.x * 800, y: rect.top + share.y * (rect.bottom - rect.top) }
          const at = (fresh: boolean) => target({ root, point, fresh, levels: 1, moving: new Set() }).position
          const edge = Math.min(10, (rect.bottom - rect.top) / 4)
          if (point.y < rect.top + edge || point.y > rect.bottom - edge) {
            expect(at(true)).toEqual({ list: 'content', index: point.y < rect.top + edge ? 1 : 2 })
            return
          }
          const moved = at(false)
          const count = list.nodes.length
          expect(moved.list).toEqual(list.list)
          const isBetween = moved.index > 0 && moved.index < count
          expect(at(true)).toEqual({ ...moved, index: isBetween ? moved.index : 0 })
        },
      ),
    )
  })

  it('of a new block in the gap between two children is that gap', () => {
    const list = { container: 'box' }
    const child = (index: number): DropNode => ({
      id: `c${index}`,
      index,
      rect: { left: 20, right: 380, top: 60 + index * 120, bottom: 140 + index * 120 },
    })
    const rect = { left: 0, right: 400, top: 40, bottom: 400 }
    const box: DropNode = { id: 'box', index: 0, rect, inside: [{ list, rect, nodes: [0, 1, 2].map(child), end: 3 }] }
    const root: DropList = { list: 'content', rect: { left: 0, right: 400, top: 0, bottom: 440 }, nodes: [box], end: 1 }
    const at = (y: number) => target({ root, point: { x: 200, y }, fresh: true, levels: 1, moving: new Set() }).position
    expect([55, 150, 170, 270, 290, 388].map((y) => at(y).index)).toEqual([0, 1, 1, 2, 2, 0])
  })

  it('of a new block at the edge of the last container in another one is after that container', () => {
    const rect = { left: 20, right: 380, top: 60, bottom: 340 }
    const inner: DropNode = {
      id: 'inner',
      index: 1,
      rect: { ...rect, top: 200 },
      inside: [{ list: { container: 'inner' }, rect: { ...rect, top: 200 }, nodes: [], end: 0 }],
    }
    const list = { container: 'outer' }
    const nodes = [{ id: 'leaf', index: 0, rect: { ...rect, bottom: 180 } }, inner]
    const outer: DropNode = { id: 'outer', index: 0, rect: { left: 0, right: 400, top: 40, bottom: 360 } }
    const root: DropList = {
      list: 'content',
      rect: { left: 0, right: 400, top: 0, bottom: 400 },
      nodes: [{ ...outer, inside: [{ list, rect: outer.rect, nodes, end: 2 }] }],
      end: 1,
    }
    const at = (y: number) => target({ root, point: { x: 200, y }, fresh: true, levels: 1, moving: new Set() }).position
    expect(at(202)).toEqual({ list, index: 1 })
    expect(at(270)).toEqual({ list: { container: 'inner' }, index: 0 })
    expect(at(338)).toEqual({ list, index: 2 })
    expect(at(345)).toEqual({ list, index: 0 })
  })

  it('in the empty cell at the end of a grid is after the last block', () => {
    const nodes = [0, 1, 2, 3, 4].map((index): DropNode => {
      const [left, top] = [(index % 3) * 120, Math.floor(index / 3) * 120]
      return { id: `n${index}`, index, rect: { left, right: left + 100, top, bottom: top + 100 } }
    })
    const root: DropList = { list: 'content', rect: { left: 0, right: 340, top: 0, bottom: 220 }, nodes, end: 5 }
    const at = (x: number, y: number) =>
      target({ root, point: { x, y }, fresh: false, levels: 1, moving: new Set() }).position.index
    expect(at(300, 125)).toBe(5)
    expect(at(300, 95)).toBe(3)
    expect(at(10, 125)).toBe(3)
  })

  it('follows rows from right to left too', () => {
    const box = (left: number) => ({ left, right: left + 100, top: 0, bottom: 100 })
    const nodes = [200, 100, 0].map((left, index) => ({ id: `n${index}`, index, rect: box(left) }))
    const root: DropList = { list: 'content', rect: { left: 0, right: 300, top: 0, bottom: 100 }, nodes, end: 0 }
    const at = (x: number) => target({ root, point: { x, y: 50 }, fresh: false, levels: 1, moving: new Set() }).position.index
    expect([at(290), at(210), at(110), at(10)]).toEqual([0, 1, 2, 3])
  })

  it('is in the slot under the pointer, or next to the container if the slot refuses the block', () => {
    const rect = (left: number, right: number) => ({ left, right, top: 50, bottom: 250 })
    const list = { container: 'sides' }
    const slot = (name: string, at: Rect): DropList => ({ list, slot: name, rect: at, nodes: [], end: 3 })
    const sides = {
      id: 'sides',
      index: 0,
      rect: rect(0, 400),
      inside: [slot('left', rect(0, 190)), slot('right', rect(210, 400))],
    }
    const root: DropList = { list: 'content', rect: { left: 0, right: 400, top: 0, bottom: 300 }, nodes: [sides], end: 0 }
    const at = (x: number, y = 150) =>
      target({
        root,
        point: { x, y },
        fresh: true,
        levels: 1,
        moving: new Set(),
        refusalOf: (one) => (one.slot === 'right' ? 'Full.' : undefined),
      })
    expect(at(100)).toMatchObject({ position: { list, index: 3, slot: 'left' }, depth: 2 })
    expect(at(100).refusal).toBeUndefined()
    expect(at(195).position.slot).toBe('left')
    expect(at(300, 120)).toMatchObject({ position: { list: 'content', index: 0 }, depth: 1, refusal: 'Full.' })
    expect(at(300, 200).position).toEqual({ list: 'content', index: 1 })
  })
})
