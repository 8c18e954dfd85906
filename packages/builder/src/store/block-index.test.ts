import type { Document, DocumentBlock } from '@blockfront/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depthOf, indexOf, isInside, updateIndex } from './block-index.ts'

const leaf = (id: string, text = id): DocumentBlock => ({ id, type: 'text', contentType: 'normal', version: 1, props: { text } })
const box = (id: string, childComponents: DocumentBlock[]): DocumentBlock => ({
  ...leaf(id),
  contentType: 'container',
  childComponents,
})

/** Documents made from the same set of blocks, so that two of them are like two states of one page. */
const pool = ['a', 'b', 'c', 'd'].map((id) => leaf(id))
const tree: fc.Arbitrary<Document> = fc
  .record({
    order: fc.shuffledSubarray(pool),
    boxes: fc.array(fc.nat(4), { maxLength: 3 }),
    edited: fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
    global: fc.nat(2),
  })
  .map(({ order, boxes, edited, global }) => {
    let blocks: DocumentBlock[] = order.map((block) => (block.id === edited ? leaf(block.id, 'edited') : block))
    boxes.forEach((at, i) => {
      blocks = [...blocks.slice(0, at), box(`box${i}`, blocks.slice(at))]
    })
    return { globalContent: blocks.slice(0, global), content: blocks.slice(global) }
  })

const plain = (index: ReturnType<typeof indexOf>) => ({ entries: new Map([...index.entries].sort()), top: index.top })

describe('the block index', () => {
  it('is the same whether it was built or updated', () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 2, maxLength: 5 }), (states) => {
        let index = indexOf(states[0] as Document)
        for (const [i, after] of states.slice(1).entries()) {
          const before = plain(index)
          const next = updateIndex(index, states[i] as Document, after)
          expect(plain(index)).toEqual(before)
          index = next.index
          expect(plain(index)).toEqual(plain(indexOf(after)))
        }
      }),
    )
  })

  it('keeps the identity of unchanged ids, so that nothing around an edited block renders again', () => {
    const child = leaf('child')
    const before: Document = { content: [box('outer', [child, leaf('other')])], globalContent: [] }
    const index = indexOf(before)
    const { childIds } = index.entries.get('outer') ?? {}
    const { content } = index.top
    const after: Document = { ...before, content: [box('outer', [leaf('child', 'typed'), leaf('other')])] }
    const { index: next } = updateIndex(index, before, after)
    expect(next.entries.get('outer')?.childIds).toBe(childIds)
    expect(next.top.content).toBe(content)
    expect(next.entries.get('child')?.block.props).toEqual({ text: 'typed' })
  })

  it('returns depth and ancestors', () => {
    const index = indexOf({ content: [box('outer', [box('inner', [leaf('x')])])], globalContent: [] })
    expect([depthOf(index, 'outer'), depthOf(index, 'x'), depthOf(index, 'gone')]).toEqual([1, 3, 0])
    expect(isInside(index, 'x', 'outer')).toBe(true)
    expect(isInside(index, 'outer', 'x')).toBe(false)
  })
})
