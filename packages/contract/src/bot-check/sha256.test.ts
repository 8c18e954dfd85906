import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

const hex = (text: string) => [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('')

test('equals SHA-256 for any length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(hex(text)).toBe(createHash('sha256').update(new TextEncoder().encode(text)).digest('hex'))
    }),
  )
})
