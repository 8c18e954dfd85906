import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as field from '../../field/index.ts'
import { fieldSpec, fitted, freshValue, rowsOf } from './field-spec.ts'

describe('a schema without field metadata is edited by its type', () => {
  test.each([
    [z.string().max(80), 'text'],
    [z.string().max(2000), 'textarea'],
    [z.email().optional(), 'text'],
    [z.number(), 'number'],
    [z.int().nullable(), 'number'],
    [z.boolean().default(true), 'checkbox'],
    [z.enum(['a', 'b']), 'select'],
    [z.array(z.object({ a: z.string() })), 'list'],
    [z.object({ a: z.string() }), 'object'],
  ])('%#: %s', (schema, control) => expect(fieldSpec('firstName', schema).meta).toMatchObject({ control, label: 'First name' }))

  test('an int has no bounds other than its own', () => {
    expect(fieldSpec('n', z.int()).meta).toMatchObject({ min: undefined, max: undefined, step: 1 })
    expect(fieldSpec('n', z.int().min(1).max(9)).meta).toMatchObject({ min: 1, max: 9 })
  })

  test('its own metadata and the caller’s have priority', () => {
    expect(fieldSpec('a', z.string().meta({ label: 'Own', control: 'textarea' })).meta).toMatchObject({
      label: 'Own',
      control: 'textarea',
    })
    expect(fieldSpec('a', field.text('Own'), { label: 'Theirs' }).meta.label).toBe('Theirs')
  })
})

test('props that hold one value at three widths form one row', () => {
  const rows = rowsOf(
    z.object({
      a: field.text('A'),
      ...field.columns({ desktop: { max: 6, default: 4 }, tablet: { max: 4, default: 2 }, mobile: { max: 2, default: 1 } }),
    }),
  )
  expect(rows.map((row) => row.label)).toEqual(['A', 'Columns'])
  expect(rows[1]?.widths?.mobile.name).toBe('mobileColumns')
})

test('an emptied control means a missing value only if the schema rejects empty text', () => {
  expect(fitted(z.string(), '')).toBe('')
  expect(fitted(z.email().optional(), '')).toBeUndefined()
  expect(fitted(z.number().nullable(), '')).toBeNull()
  expect(fitted(z.number().default(3), '')).toBe('')
  expect(fitted(z.number().optional(), 5)).toBe(5)
})

test.each([
  [z.object({ a: z.string().default('x') }), { a: 'x' }],
  [z.object({ a: z.email(), n: z.number() }), { a: '', n: 0 }],
  [field.link('Link'), ''],
  [z.string().default('s'), 's'],
])('initial item %#', (schema, value) => {
  const fresh = freshValue(schema)
  if (value === '') expect(schema.safeParse(fresh).success).toBe(true)
  else expect(fresh).toEqual(value)
})
