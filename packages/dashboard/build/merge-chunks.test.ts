import { describe, expect, it } from 'vitest'
import { type Chunk, mergeChunks } from './merge-chunks.ts'

const chunk = (name: string, size: number, ...imports: string[]): Chunk => ({
  name,
  size,
  imports,
  isFixed: name.startsWith('entry'),
})
const page = (...entries: string[]) => ({ entries, weight: 1 })
const merged = (chunks: Chunk[], pages: { entries: string[]; weight: number }[]) =>
  mergeChunks(chunks, pages, 100)
    .map((names) => names.toSorted().join('+'))
    .toSorted()

describe('mergeChunks', () => {
  it('merges files that the same pages load, and keeps entry points', () => {
    const chunks = [chunk('entry-a', 10, 'x', 'y'), chunk('entry-b', 10, 'x', 'y'), chunk('x', 5000), chunk('y', 5000)]
    expect(merged(chunks, [page('entry-a'), page('entry-b')])).toEqual(['entry-a', 'entry-b', 'x+y'])
  })

  it('merges a small file into one that fewer pages load, but not a large one', () => {
    const chunks = (size: number) => [
      chunk('entry-a', 10, 'x', 'y'),
      chunk('entry-b', 10, 'x'),
      chunk('x', 500),
      chunk('y', size),
    ]
    expect(merged(chunks(50), [page('entry-a'), page('entry-b')])).toContain('x+y')
    expect(merged(chunks(150), [page('entry-a'), page('entry-b')])).toContain('x')
    const [a, b] = [page('entry-a'), { ...page('entry-b'), weight: 3 }]
    expect(merged(chunks(50), [a, b])).toContain('x')
  })

  it('counts what a merged file imports', () => {
    const chunks = [
      chunk('entry-a', 10, 'x', 'y'),
      chunk('entry-b', 10, 'x'),
      chunk('x', 500),
      chunk('y', 1, 'large'),
      chunk('large', 900),
    ]
    expect(merged(chunks, [page('entry-a'), page('entry-b')])).toEqual(['entry-a', 'entry-b', 'large+y', 'x'])
  })

  it('does not merge two files if a third one between them would import itself', () => {
    const chunks = [chunk('entry-a', 10, 'x'), chunk('x', 10, 'entry-b'), chunk('entry-b', 10, 'y'), chunk('y', 10)]
    expect(merged(chunks, [page('entry-a')])).toEqual(['entry-a', 'entry-b', 'x', 'y'])
  })
})
