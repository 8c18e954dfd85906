import { blockTests } from '@blockfront/engine/testing'
import { describe, test } from 'vitest'
import { controls } from './controls.tsx'
import { review } from './review.tsx'

describe.each(blockTests({ review }, { controls }))('$type', ({ tests }) => {
  test.each(tests)('$name', ({ run }) => run())
})
