import { expect, it } from 'vitest'
import { z } from 'zod'
import * as field from '../../field/index.ts'
import { rowsOf } from './field-spec.ts'
import { rowFor } from './row-case.ts'

const rows = rowsOf(
  z.object({
    kind: field.select('Kind', ['image', 'solid', 'gradient', 'video']).default('image'),
    behind: field.background('Behind', { kind: 'kind' }).default(''),
  }),
)
const [plain, row] = rows

it.each([
  ['image', 'file', 'image'],
  ['video', 'file', 'video'],
  ['solid', 'color', 'image'],
  ['gradient', 'gradient', 'image'],
  [undefined, 'file', 'image'],
])('edits the background of a slide of kind %s with %s', (kind, control, accept) => {
  const meta = row && rowFor(row, { kind }).specs[0]?.meta
  expect([meta?.control, meta?.accept]).toEqual([control, accept])
})

it('returns the same row for the same siblings, so that typing renders nothing else', () => {
  if (!row || !plain) throw new Error('two rows are expected')
  expect(rowFor(row, { kind: 'solid', other: 1 })).toBe(rowFor(row, { kind: 'solid', other: 2 }))
  expect(rowFor(plain, { kind: 'solid' })).toBe(plain)
})
