import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Excerpt, NO_BLOCK, pageExcerpt } from './page-excerpt.ts'

const block = fc.record({
  type: fc.constantFrom('text', 'box'),
  props: fc.record({ text: fc.string({ maxLength: 400, unit: 'grapheme' }) }),
  childComponents: fc.array(fc.record({ id: fc.constant('inner'), props: fc.record({ text: fc.string({ maxLength: 300 }) }) }), {
    maxLength: 4,
  }),
})
const content = fc.array(block, { maxLength: 12 }).map((list) => list.map((one, n) => ({ id: `b${n}`, ...one })))
const BYTES = 700

const read = (list: readonly unknown[], part: { blockId?: string; from: number }) => {
  const excerpt = pageExcerpt(list, part, BYTES)
  if (excerpt === NO_BLOCK) throw new Error('The block was not found')
  return excerpt
}

it('returns every block once over several parts, none larger than the limit', () => {
  fc.assert(
    fc.property(content, (list) => {
      const seen: Excerpt['blocks'] = []
      for (let from: number | undefined = 0; from !== undefined; ) {
        const part = read(list, { from })
        expect(Buffer.byteLength(JSON.stringify(part.blocks))).toBeLessThanOrEqual(BYTES + 2)
        expect(part.total).toBe(list.length)
        seen.push(...part.blocks)
        from = part.nextIndex
      }
      expect(seen.map((one) => (one as { id: string }).id)).toEqual(list.map(({ id }) => id))
      for (const [index, one] of seen.entries()) if (!('read' in (one as object))) expect(one).toEqual(list[index])
    }),
  )
})

it('returns a block and its children by id, at any depth', () => {
  const list = [{ id: 'outer', childComponents: [{ id: 'box', props: { gap: 1 }, childComponents: [{ id: 'leaf' }] }] }]
  expect(read(list, { blockId: 'box', from: 0 })).toEqual({
    block: { id: 'box', props: { gap: 1 } },
    blocks: [{ id: 'leaf' }],
    total: 1,
  })
  expect(read(list, { blockId: 'leaf', from: 0 })).toEqual({ block: { id: 'leaf' }, blocks: [], total: 0 })
  expect(pageExcerpt(list, { blockId: 'none', from: 0 }, BYTES)).toBe(NO_BLOCK)
  expect(read(list, { from: 5 })).toEqual({ blocks: [], total: 1 })
})
