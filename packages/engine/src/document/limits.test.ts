import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blocks } from '../blocks/index.ts'
import { exceededLimit, PAGE_LIMITS, sizeOf } from './limits.ts'

it('counts blocks at all depths, and those that show products or categories', () => {
  const grid = { type: 'simpleProductGrid' }
  const nested = { type: 'container', childComponents: [grid, { type: 'container', childComponents: [grid, { type: 'gone' }] }] }
  expect(sizeOf([nested, 7, null, grid, { type: 'constructor' }], blocks)).toEqual({ blocks: 9, dataBlocks: 3, instances: 0 })
})

it('has the limits of the specification', () => {
  expect(PAGE_LIMITS).toEqual({ blocks: 2000, dataBlocks: 100, instances: 30 })
  expect(sizeOf([{ type: 'sharedComponent' }, { type: 'container' }], blocks)).toEqual({ blocks: 2, dataBlocks: 0, instances: 1 })
})

it('counts any JSON without throwing', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (list) => {
      expect(sizeOf(list, blocks).blocks).toBeGreaterThanOrEqual(list.length)
    }),
  )
})

it('allows a page beyond a limit to shrink or stay, but not to grow', () => {
  const over = { blocks: PAGE_LIMITS.blocks + 5, dataBlocks: 0, instances: 0 }
  expect(
    exceededLimit({ blocks: PAGE_LIMITS.blocks, dataBlocks: PAGE_LIMITS.dataBlocks, instances: PAGE_LIMITS.instances }),
  ).toBeUndefined()
  expect(exceededLimit(over)).toBe('blocks')
  expect(exceededLimit(over, over)).toBeUndefined()
  expect(exceededLimit({ ...over, blocks: over.blocks + 1 }, over)).toBe('blocks')
  expect(exceededLimit({ blocks: 1, dataBlocks: PAGE_LIMITS.dataBlocks + 1, instances: 0 }, over)).toBe('dataBlocks')
})
