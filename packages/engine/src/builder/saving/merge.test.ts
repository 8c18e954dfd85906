import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { create } from '../../document/create.ts'
import type { Document } from '../../document/document.ts'
import { DocumentError } from '../../document/error.ts'
import { find, type ListName, walk } from '../../document/find.ts'
import { insert } from '../../document/insert.ts'
import { load } from '../../document/load.ts'
import { move } from '../../document/move.ts'
import { remove } from '../../document/remove.ts'
import { save } from '../../document/save.ts'
import { loadedDocument } from '../../document/testing/arbitrary-document.ts'
import { blocks } from '../../document/testing/blocks.ts'
import { updateProps } from '../../document/update-props.ts'
import { compare } from './compare.ts'
import { merge } from './merge.ts'

const page = (...ids: string[]): Document =>
  load(
    {
      content: ids.map((id) => ({ id, type: id.startsWith('box') ? 'box' : 'note' })),
      globalContent: [{ id: 'bar', type: 'bar' }],
    },
    blocks,
  ).document

const say = (document: Document, id: string, heading: string) =>
  updateProps(document, blocks, { id, props: { heading } }).document
const put = (document: Document, id: string, index: number, list: ListName = 'content') =>
  insert(document, { block: { ...create(blocks, 'note'), id }, at: { list, index } }).document
const to = (document: Document, id: string, index: number, list: ListName = 'content') =>
  move(document, { id, to: { list, index } }).document
const without = (document: Document, id: string) => remove(document, { id }).document
const ids = (document: Document | undefined) => document && [...walk(document)].map(({ block }) => block.id)

describe('two people’s changes of one page', () => {
  const base = page('a', 'b', 'box', 'c')

  it('come together where they touch different blocks', () => {
    const merged = merge(base, say(base, 'a', 'Mine'), put(say(base, 'c', 'Theirs'), 'new', 1))
    expect(ids(merged)).toEqual(['a', 'new', 'b', 'box', 'c', 'bar'])
    expect(find(merged as Document, 'a')?.block.props.heading).toBe('Mine')
    expect(find(merged as Document, 'c')?.block.props.heading).toBe('Theirs')
  })

  it('keep what both put at one place, and what one moved while the other put something in', () => {
    expect(ids(merge(base, put(base, 'mine', 1), put(base, 'theirs', 1)))).toEqual([
      'a',
      'theirs',
      'mine',
      'b',
      'box',
      'c',
      'bar',
    ])
    expect(ids(merge(base, to(base, 'c', 0), put(base, 'new', 1)))).toEqual(['c', 'a', 'new', 'b', 'box', 'bar'])
    expect(ids(merge(base, to(base, 'a', 0, { container: 'box' }), without(base, 'b')))).toEqual(['box', 'a', 'c', 'bar'])
  })

  it('are left to a person where both touch one thing', () => {
    expect(merge(base, say(base, 'a', 'Mine'), say(base, 'a', 'Theirs'))).toBeUndefined()
    expect(merge(base, say(base, 'a', 'Mine'), without(base, 'a'))).toBeUndefined()
    expect(merge(base, to(base, 'c', 0), to(base, 'b', 0))).toBeUndefined()
    expect(merge(base, without(base, 'box'), put(base, 'new', 0, { container: 'box' }))).toBeUndefined()
    const boxes = page('box1', 'box2')
    const into = (id: string, container: string) => to(boxes, id, 0, { container })
    expect(merge(boxes, into('box1', 'box2'), into('box2', 'box1'))).toBeUndefined()
  })

  it('are the one side’s where the other changed nothing, and lose or invent no block', () => {
    fc.assert(
      fc.property(loadedDocument, anyEdits, anyEdits, (start, ourEdits, theirEdits) => {
        const [mine, theirs] = [edited(start, 'm', ourEdits), edited(start, 't', theirEdits)]
        expect(merge(start, mine, start)).toEqual(mine)
        expect(merge(start, start, theirs)).toEqual(theirs)
        expect(merge(start, mine, mine)).toEqual(mine)
        const merged = merge(start, mine, theirs)
        if (!merged) return
        const [all, our, their, old] = [merged, mine, theirs, start].map((document) => new Set(ids(document)))
        for (const id of all ?? []) expect(our?.has(id) || their?.has(id)).toBe(true)
        for (const id of [...(our ?? []), ...(their ?? [])]) if (!old?.has(id)) expect(all?.has(id)).toBe(true)
        const touched = new Set(compare(start, mine, blocks).map(({ id }) => id))
        for (const { id, kind } of compare(theirs, merged, blocks)) if (kind === 'changed') expect(touched.has(id)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

type Edit = ['say' | 'put' | 'move' | 'remove', number, number]
const anyEdits = fc.array(
  fc.tuple(fc.constantFrom<Edit[0]>('say', 'put', 'move', 'remove'), fc.nat(20), fc.nat(20)) as fc.Arbitrary<Edit>,
  { maxLength: 5 },
)

/** The document after edits; those that can't be done are left out. */
function edited(document: Document, who: string, edits: readonly Edit[]): Document {
  return edits.reduce((current, [kind, at, n], i) => {
    const all = ids(current) ?? []
    const id = all[at % Math.max(1, all.length)] ?? ''
    const container = all[n % Math.max(1, all.length)] ?? ''
    const list: ListName = n % 2 && find(current, container)?.block.contentType === 'container' ? { container } : 'content'
    try {
      if (kind === 'say') return say(current, id, `${who} ${i}`)
      if (kind === 'put') return put(current, `${who}${i}new`, 0, list)
      return kind === 'move' ? to(current, id, 0, list) : without(current, id)
    } catch (error) {
      if (error instanceof DocumentError) return current
      throw error
    }
  }, document)
}

describe('what differs between two documents', () => {
  const base = page('a', 'b', 'box', 'c')

  it('is said by block and setting', () => {
    const after = to(put(without(say(base, 'a', 'New'), 'b'), 'new', 0, { container: 'box' }), 'c', 0)
    expect(compare(base, after, blocks).map(({ kind, id, settings }) => [kind, id, ...settings])).toEqual([
      ['moved', 'c'],
      ['changed', 'a', 'Heading'],
      ['added', 'new'],
      ['removed', 'b'],
    ])
  })

  it('names a container once, with the number of blocks inside, and marks what stands on all pages', () => {
    const full = put(put(base, 'one', 0, { container: 'box' }), 'two', 0, { container: 'box' })
    expect(compare(full, without(full, 'box'), blocks)).toMatchObject([{ kind: 'removed', id: 'box', inside: 2, shared: false }])
    const bar = updateProps(base, blocks, { id: 'bar', props: { sticky: true } }).document
    expect(compare(base, bar, blocks)).toMatchObject([{ kind: 'changed', id: 'bar', shared: true }])
  })

  it('is nothing between a document and itself, stored and loaded again', () => {
    fc.assert(
      fc.property(loadedDocument, (document) => {
        expect(compare(document, document, blocks)).toEqual([])
      }),
      { numRuns: 50 },
    )
    expect(compare(base, load(save(base), blocks).document, blocks)).toEqual([])
  })
})
