import { expect, it } from 'vitest'
import { longest } from './longest-first.ts'
import { testFiles } from './stages.ts'

it('names test files that there are, each once', () => {
  expect(testFiles()).toEqual(expect.arrayContaining([...longest]))
  expect(new Set(longest).size).toBe(longest.length)
})
