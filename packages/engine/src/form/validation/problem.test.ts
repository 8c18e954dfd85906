import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as field from '../../field/index.ts'
import { problemTree } from './problem.ts'

describe('messages of invalid values', () => {
  test.each([
    [field.color('Color'), 'banan', 'Not a color. Enter one such as #1a1a1a, rgb(26, 26, 26) or black.'],
    [field.number('Count', { min: 1 }), 0, 'At least 1.'],
    [field.number('Count', { max: 6 }), 7, 'At most 6.'],
    [field.number('Count'), 'abc', 'Enter a number.'],
    [field.number('Count'), '', 'This is required.'],
    [field.text('Heading').max(3), 'long', 'At most 3 characters.'],
    [z.string().min(1), '', 'This is required.'],
    [z.email(), 'x', 'Enter a valid email address.'],
    [field.select('Side', ['a', 'b']), 'c', 'Enter a valid value.'],
    [field.responsive(field.unitNumber('Size')), 'x', 'Not a size. Enter a number with a unit (px, rem, %), such as 16px.'],
    [field.responsive(field.unitNumber('Size')).default('1px'), { desktop: '1px', mobile: 'x' }, undefined],
  ])('%#', (schema, value, message) => {
    const tree = problemTree(schema, value)
    expect(tree?.message).toBe(message)
    expect(tree).toBeDefined()
  })

  test('a valid value has no message', () => expect(problemTree(field.color('Color'), '#fff')).toBeUndefined())

  test('messages are at their paths, also in a union’s best matching option', () => {
    const schema = z.object({ links: z.array(field.link('Link')), size: field.responsive(field.unitNumber('Size')) })
    const tree = problemTree(schema, {
      links: ['old', { label: 'A', url: 'javascript:1' }],
      size: { desktop: '1px', mobile: 'x' },
    })
    expect(tree?.children?.links?.children?.['1']?.children?.url?.message).toMatch(/^Not a URL/)
    expect(tree?.children?.size?.children?.mobile?.message).toMatch(/^Not a size/)
  })
})
