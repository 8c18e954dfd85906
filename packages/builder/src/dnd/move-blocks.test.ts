import type { Document } from '@blockfront/engine'
import { applyPatches } from '@blockfront/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveBlocks } from './move-blocks.ts'

const leaf = (id: string) => ({ id, type: 'text', contentType: 'normal' as const, version: 1, props: {} })

it('inserts blocks in the given order, keeps the order of others, and can be undone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), fc.nat(), (size, pickSeed, gapSeed) => {
      const ids = Array.from({ length: size }, (_, i) => `b${i}`)
      const moved = ids.filter((_, i) => (pickSeed >> i) & 1)
      const gap = gapSeed % (size + 1)
      const document: Document = { content: ids.map(leaf), globalContent: [] }
      const change = moveBlocks(document, {}, moved, { list: 'content', index: gap })
      const rest = (list: string[]) => list.filter((id) => !moved.includes(id))
      const expected = [...rest(ids.slice(0, gap)), ...moved, ...rest(ids.slice(gap))]
      expect(change.document.content.map(({ id }) => id)).toEqual(expected)
      expect(applyPatches(change.document, change.inverse)).toEqual(document)
    }),
  )
})
