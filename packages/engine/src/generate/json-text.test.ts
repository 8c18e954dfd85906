import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonText } from './json-text.ts'

test('parses back to the same value for any width', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 200 }), (value, width) => {
      expect(JSON.parse(jsonText(value, width))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('keeps short values on a line and breaks long ones', () => {
  expect(jsonText({ type: 'hero', tags: ['a', 'b'] })).toBe('{ "type": "hero", "tags": ["a", "b"] }')
  expect(jsonText({ type: 'hero', tags: ['a', 'b'] }, 24)).toBe('{\n  "type": "hero",\n  "tags": ["a", "b"]\n}')
})
