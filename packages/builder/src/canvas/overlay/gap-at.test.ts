import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DropList, DropNode } from '../../dnd/drop-target.ts'
import { gapAt } from './gap-at.ts'

const WIDTH = 800
const rect = (top: number, height: number) => ({ left: 0, top, right: WIDTH, bottom: top + height })
const box: DropNode = {
  id: 'box',
  index: 1,
  rect: rect(200, 300),
  inside: [{ list: { container: 'box' }, rect: rect(200, 300), nodes: [], end: 0 }],
}
const root: DropList = {
  list: 'content',
  rect: rect(0, 600),
  nodes: [{ id: 'a', index: 0, rect: rect(0, 200) }, box, { id: 'c', index: 2, rect: rect(500, 100) }],
  end: 3,
}
const at = (y: number, x = 400) => gapAt([root], { x, y })?.position

describe('gapAt', () => {
  it('is between blocks near their edges, before the first and after the last', () => {
    expect([2, 190, 206, 495, 510, 598].map((y) => at(y))).toEqual(
      [0, 1, 1, 2, 2, 3].map((index) => ({ list: 'content', index })),
    )
  })

  it('is nowhere in the middle of a block or next to the page, and everywhere in an empty container', () => {
    expect([at(100), at(550), at(2, -20), at(700)]).toEqual([undefined, undefined, undefined, undefined])
    expect([at(230), at(350), at(460)]).toEqual([0, 0, 0].map((index) => ({ list: { container: 'box' }, index })))
  })

  it('is a position of the list for every point of the page, close to its line', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: WIDTH + 50 }), fc.integer({ min: -50, max: 650 }), (x, y) => {
        const gap = gapAt([root], { x, y })
        if (!gap) return
        const inBox = typeof gap.position.list === 'object'
        expect(gap.position.index).toBeLessThanOrEqual(inBox ? 0 : 3)
        if (!inBox) expect(Math.abs(gap.line.y - y)).toBeLessThanOrEqual(16)
      }),
    )
  })
})
