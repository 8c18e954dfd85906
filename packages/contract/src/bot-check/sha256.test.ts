import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256After } from './sha256.ts'

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join('')

test('equals SHA-256 for a prefix and two texts after it, of any length', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 150 })
  fc.assert(
    fc.property(text, text, text, (prefix, ...rests) => {
      const encode = (part: string) => new TextEncoder().encode(part)
      const hashOf = sha256After(prefix)
      for (const rest of rests)
        expect(hex(hashOf(rest))).toBe(createHash('sha256').update(encode(prefix)).update(encode(rest)).digest('hex'))
    }),
  )
})
