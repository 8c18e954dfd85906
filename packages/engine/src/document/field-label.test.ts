import { expect, it } from 'vitest'
import { fieldLabels, fieldPath } from './field-label.ts'
import { blocks } from './testing/blocks.ts'

it('names the field of a report by its labels, and list items by their position from 1', () => {
  const labels = fieldLabels(blocks, 'gallery')
  expect(labels).toEqual({ slides: 'Slides', links: 'Links' })
  expect([fieldLabels(blocks, 'gone'), fieldLabels(blocks, 'constructor'), fieldLabels(blocks)]).toEqual([{}, {}, {}])
  expect(fieldPath(['content', 0, 'props', 'slides', 1, 'title'], labels)).toBe('Slides › 2 › title')
  expect(fieldPath(['content', 0, 'props', 'overrides', 0, 'props', 'links'], labels)).toBe('Links')
  expect(fieldPath(['content', 0, 'props', 'mystery'], labels)).toBe('mystery')
  expect(fieldPath(['slides', 0], labels)).toBe('Slides › 1')
})
