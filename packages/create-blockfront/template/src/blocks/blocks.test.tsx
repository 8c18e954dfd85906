import { blockTests } from '@blockfront/engine/testing'
import { describe, expect, test } from 'vitest'
import { controls } from '../controls.tsx'
import { blocks } from './index.ts'
import { views } from './views.ts'

/** The tests that every block type must pass: its definition and styles, and its view with unusual and malicious values. */
describe.each(blockTests(blocks, { controls }))('$type', ({ tests }) => {
  test.each(tests)('$name', ({ run }) => run())
})

test('each file has the name of its block type, and exports its view', () => {
  expect(Object.keys(views)).toEqual(Object.keys(blocks))
  for (const [type, { View }] of Object.entries(blocks)) expect(views[type]).toBe(View)
})
