import type { DocumentBlock } from '@blockfront/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBuilder } from '../../store/builder-store.ts'
import { blockAt } from './block-at.ts'
import type { BlockElements } from './block-elements.ts'

const leaf = (id: string): DocumentBlock => ({ id, type: 'text', contentType: 'normal', version: 1, props: {} })
const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, right: left + width, bottom: top + height }) as DOMRect

it('finds the same block as checking every block, also in long lists', () => {
  const page = fc.record({
    columns: fc.integer({ min: 1, max: 5 }),
    heights: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 60, maxLength: 200 }),
    nested: fc.boolean(),
    x: fc.integer({ min: -5, max: 520 }),
    part: fc.double({ min: -0.05, max: 1.05, noNaN: true }),
  })
  fc.assert(
    fc.property(page, ({ columns, heights, nested, x, part }) => {
      const rects = new Map<string, DOMRect>()
      let bottom = 0
      for (let row = 0; row * columns < heights.length; row++) {
        const here = heights.slice(row * columns, (row + 1) * columns)
        // A block without height renders nothing.
        for (const [i, height] of here.entries())
          if (height > 0) rects.set(`b${row * columns + i}`, box(i * 100, bottom, 100, height))
        bottom += Math.max(...here) + (row % 3)
      }
      rects.set('around', box(0, 0, 500, bottom))
      const blocks = heights.map((_, i) => leaf(`b${i}`))
      const content = nested ? [{ ...leaf('around'), contentType: 'container' as const, childComponents: blocks }] : blocks
      const builder = createBuilder({ document: { content, globalContent: [] }, blocks: {} })
      const blockElements: Pick<BlockElements, 'rectOf'> = { rectOf: (id) => rects.get(id) }
      const y = bottom * part
      const covers = (id: string) => {
        const rect = rects.get(id)
        return rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
      }
      const expected = blocks.findLast(({ id }) => covers(id))?.id ?? (nested && covers('around') ? 'around' : undefined)
      expect(blockAt(builder, blockElements, x, y)).toBe(expected)
    }),
  )
})
