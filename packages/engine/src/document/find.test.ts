import fc from 'fast-check'
import { expect, it } from 'vitest'
import { find, walk } from './find.ts'
import { loadedDocument } from './testing/arbitrary-document.ts'

it('finds every block where walking through the document finds it', () => {
  fc.assert(
    fc.property(loadedDocument, (document) => {
      for (const location of walk(document)) {
        expect(find(document, location.block.id)).toEqual(location)
        expect(location.depth).toBe(location.path.length / 2)
        expect(location.path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document)).toBe(
          location.block,
        )
      }
      expect(find(document, 'missing!')).toBeUndefined()
    }),
  )
})
