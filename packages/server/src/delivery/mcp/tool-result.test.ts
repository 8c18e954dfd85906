import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DATA_NOTE, dataResult, errorResult, MAX_RESULT_BYTES } from './tool-result.ts'

const textOf = (result: ReturnType<typeof dataResult>) => result.content[0]?.text ?? ''

it('returns data that fits unchanged, below the note that it is data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const result = dataResult(data)
      expect(result.isError).toBeUndefined()
      expect(JSON.parse(textOf(result))).toEqual({ about: DATA_NOTE, data: JSON.parse(JSON.stringify(data)) })
    }),
  )
})

it('cuts texts and lists until the result fits, and says so', () => {
  const value = fc.record({
    text: fc.integer({ min: 0, max: 200_000 }).map((length) => '😀x'.repeat(length / 3)),
    list: fc
      .integer({ min: 0, max: 3_000 })
      .map((length) => Array.from({ length }, (_, n) => ({ id: n, note: 'word '.repeat(n % 40) }))),
  })
  let cut = 0
  fc.assert(
    fc.property(value, (data) => {
      const text = textOf(dataResult(data))
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_RESULT_BYTES)
      const { note, data: shown } = JSON.parse(text)
      expect(shown.text.isWellFormed()).toBe(true)
      if (note === undefined) {
        expect(shown).toEqual(data)
      } else {
        cut++
        expect(note).toContain('are cut')
        expect(text).toMatch(/\[cut, \d+ (?:characters|items) in all\]/)
      }
    }),
    { numRuns: repeat(50) },
  )
  expect(cut).toBeGreaterThan(10)
})

it('refuses data that does not fit even when it is cut', () => {
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`name${n}`, 'value']))
  expect(dataResult(wide)).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('too large to read') }] })
})

it('lists at most 20 errors of fields', () => {
  const fields = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field${n}`, 'This is required.']))
  expect(errorResult('Some arguments are invalid.', fields).content[0]?.text.split('\n')).toHaveLength(21)
})
