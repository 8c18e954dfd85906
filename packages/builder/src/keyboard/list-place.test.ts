import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPlace } from './list-place.ts'

describe('listPlace', () => {
  it('is below the anchor, or above it where that side has more space', () => {
    const window = { width: 1440, height: 900 }
    expect(listPlace({ x: 700, y: 300 }, window)).toEqual({ left: 520, width: 360, top: 320, maxHeight: 400 })
    expect(listPlace({ x: 700, y: 800 }, window)).toEqual({ left: 520, width: 360, bottom: 120, maxHeight: 400 })
  })

  it('is inside the window, does not cover the anchor and has the larger side at least where space is short', () => {
    const side = fc.integer({ min: 320, max: 2000 })
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: -500, max: 2500 }),
        fc.integer({ min: -500, max: 2500 }),
        (width, height, x, y) => {
          const { left, top, bottom, width: own, maxHeight } = listPlace({ x, y }, { width, height })
          expect(left).toBeGreaterThanOrEqual(8)
          expect(left + own).toBeLessThanOrEqual(width - 8)
          expect(own).toBe(Math.min(360, width - 16))
          const [from, to] =
            top === undefined ? [height - (bottom ?? 0) - maxHeight, height - (bottom ?? 0)] : [top, top + maxHeight]
          expect(from).toBeGreaterThanOrEqual(8)
          expect(to).toBeLessThanOrEqual(height - 8)
          const seen = Math.max(0, Math.min(height, y))
          expect(seen <= from || seen >= to).toBe(true)
          expect(maxHeight).toBeGreaterThanOrEqual(Math.min(280, height / 2 - 28))
        },
      ),
    )
  })
})
