import { expect, it } from 'vitest'
import { longest } from './longest-first.ts'
import { testFiles } from './stages.ts'

it('lists existing test files, each once', () => {
  expect(testFiles()).toEqual(expect.arrayContaining([...longest]))
  expect(new Set(longest).size).toBe(longest.length)
})
