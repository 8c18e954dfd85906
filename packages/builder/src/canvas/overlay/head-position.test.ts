import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, headPosition, type Size } from './head-position.ts'

const stage: Size = { width: 800, height: 600 }
const head: Size = { width: 240, height: 28 }
const at = (block: Partial<Box>, rtl = false) =>
  headPosition({ x: 0, y: 200, width: 800, height: 100, ...block }, head, stage, rtl)

describe('headPosition', () => {
  it('is above the block, or over its upper edge when there is no room above', () => {
    expect(at({})).toEqual({ x: 4, y: 168 })
    expect(at({ y: 10, height: 500 })).toEqual({ x: 4, y: 14 })
    expect(at({ y: -300, height: 700 })).toEqual({ x: 4, y: 4 })
  })

  it('is below a short block at the top', () => {
    expect(at({ y: 0, height: 40 })).toEqual({ x: 4, y: 44 })
  })

  it('moves to the side of a narrow block at the edge of the canvas', () => {
    expect(at({ x: 700, width: 100 }).x).toBe(556)
    expect(at({ x: 0, width: 100 }, true).x).toBe(4)
    expect(at({ x: -500, width: 1600 }).x).toBe(4)
    expect(at({ x: -500, width: 1600 }, true).x).toBe(556)
  })

  it('is inside the canvas for every visible block', () => {
    const size = fc.integer({ min: 1, max: 2000 })
    const place = fc.integer({ min: -2000, max: 2000 })
    const block = fc.record({ x: place, y: place, width: size, height: size })
    const heads = fc.record({ width: fc.integer({ min: 20, max: 340 }), height: fc.integer({ min: 20, max: 52 }) })
    const stages = fc.record({ width: fc.integer({ min: 348, max: 1600 }), height: fc.integer({ min: 120, max: 1200 }) })
    fc.assert(
      fc.property(block, heads, stages, fc.boolean(), (one, its, room, rtl) => {
        fc.pre(one.y < room.height && one.y + one.height > 0)
        const { x, y } = headPosition(one, its, room, rtl)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(x + its.width).toBeLessThanOrEqual(room.width)
        expect(y + its.height).toBeLessThanOrEqual(room.height)
      }),
    )
  })
})
