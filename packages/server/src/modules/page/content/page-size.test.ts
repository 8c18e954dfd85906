import { expect, it } from 'vitest'
import type { CompleteList, StoredBlocks } from './complete-content.ts'
import { requireComponentSize, requirePageSize } from './page-size.ts'

const KB = 1024
const MB = 1024 * KB
const list = (bytes: number, size: Partial<CompleteList['size']> = {}): CompleteList => ({
  json: '',
  bytes,
  size: { blocks: 1, dataBlocks: 0, instances: 0, ...size },
})
const message = (check: () => void): string => {
  try {
    check()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

it('a page has at most 1 MB, unless it had more before', () => {
  const refusal = (bytes: number, before?: StoredBlocks) => message(() => requirePageSize(list(bytes), before))
  expect(refusal(MB)).toBe('')
  expect(refusal(1.25 * MB)).toContain('up to 1 MB of content; this one has 1.3 MB.')
  expect(refusal(MB + 1)).toContain('1.0 MB')
  const before = [{ id: 'a', type: 'textBlock', props: { text: 'x'.repeat(2 * MB) } }] as unknown as StoredBlocks
  expect(refusal(2 * MB, before)).toBe('')
  const size = JSON.stringify(before).length
  expect([refusal(size, before), refusal(size + 1, before)]).toEqual(['', expect.stringContaining('2.0 MB')])
  expect(refusal(3 * MB, before)).toContain('3.0 MB')
})

it('a page has at most 2,000 blocks, 100 of them with data and 30 components, unless it had more before', () => {
  const refusal = (size: Partial<CompleteList['size']>, before?: StoredBlocks) =>
    message(() => requirePageSize(list(1, size), before))
  expect(refusal({ blocks: 2000, dataBlocks: 100, instances: 30 })).toBe('')
  expect(refusal({ blocks: 2001 })).toContain('up to 2000 blocks; this one has 2001.')
  expect(refusal({ dataBlocks: 101 })).toContain('up to 100 blocks that show products or categories; this one has 101.')
  expect(refusal({ instances: 31 })).toContain('up to 30 shared components; this one has 31.')
  const before = Array.from({ length: 101 }, (_, index) => ({ id: `p${index}`, type: 'productGrid', props: {} }))
  expect(refusal({ dataBlocks: 101 }, before as unknown as StoredBlocks)).toBe('')
  expect(refusal({ dataBlocks: 102 }, before as unknown as StoredBlocks)).toContain('this one has 102.')
})

it('a shared component has at most 200 blocks and 100 KB', () => {
  const refusal = (bytes: number, blocks: number) => message(() => requireComponentSize(list(bytes, { blocks })))
  expect(refusal(100 * KB, 200)).toBe('')
  for (const [bytes, blocks] of [
    [100 * KB + 1, 1],
    [1, 201],
  ] as const)
    expect(refusal(bytes, blocks)).toContain('up to 200 blocks and 100 KB of content')
})
