import type { Change } from '@blockfront/engine'
import {
  create,
  DEPTH_LIMIT,
  type Document,
  type DocumentBlock,
  DocumentError,
  emptyHistory,
  find,
  type History,
  insert,
  type ListName,
  load,
  move,
  record,
  remove,
  repairSlots,
  save,
  undo,
  updateProps,
  walk,
} from '@blockfront/engine'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadedDocument } from '../../../../engine/src/document/testing/arbitrary-document.ts'
import { blocks } from '../../../../engine/src/document/testing/blocks.ts'
import { compare } from '../differences/compare.ts'
import { type Merged, merge } from './merge.ts'
import { rebase } from './rebase.ts'

const page = (...ids: string[]): Document =>
  load(
    {
      content: ids.map((id) => ({ id, type: id.startsWith('box') ? 'box' : 'note' })),
      globalContent: [{ id: 'bar', type: 'bar' }],
    },
    blocks,
  ).document

const setHeading = (document: Document, id: string, heading: string) =>
  updateProps(document, blocks, { id, props: { heading } }).document
const put = (document: Document, id: string, index: number, list: ListName = 'content') =>
  insert(document, blocks, { block: { ...create(blocks, 'note'), id }, at: { list, index } }).document
const to = (document: Document, id: string, index: number, list: ListName = 'content') =>
  move(document, blocks, { id, to: { list, index } }).document
const without = (document: Document, id: string) => remove(document, blocks, { id }).document
const ids = (document: Document | undefined) => document && [...walk(document)].map(({ block }) => block.id)

const texts = (document: Document, ...wanted: string[]) => wanted.map((id) => find(document, id)?.block.props.heading)
const color = (document: Document, id: string, value: string) =>
  updateProps(document, blocks, { id, props: { color: value } }).document

describe('two people’s changes to one page', () => {
  const base = page('a', 'b', 'box', 'c')

  it('are merged if they affect different blocks, or different settings of one block', () => {
    const { document, conflicts } = merge(
      base,
      setHeading(base, 'a', 'Mine'),
      put(color(setHeading(base, 'c', 'Theirs'), 'a', '#abcdef'), 'new', 1),
    )
    expect(conflicts).toEqual([])
    expect(ids(document)).toEqual(['a', 'new', 'b', 'box', 'c', 'bar'])
    expect(texts(document, 'a', 'c')).toEqual(['Mine', 'Theirs'])
    expect(find(document, 'a')?.block.props.color).toBe('#abcdef')
  })

  it('keep both insertions at one position, and a move next to an insertion', () => {
    const merged = (mine: Document, theirs: Document) => {
      const { document, conflicts } = merge(base, mine, theirs)
      expect(conflicts).toEqual([])
      return ids(document)
    }
    expect(merged(put(base, 'mine', 1), put(base, 'theirs', 1))).toEqual(['a', 'theirs', 'mine', 'b', 'box', 'c', 'bar'])
    expect(merged(to(base, 'c', 0), put(base, 'new', 1))).toEqual(['c', 'a', 'new', 'b', 'box', 'bar'])
    expect(merged(to(base, 'a', 0, { container: 'box' }), without(base, 'b'))).toEqual(['box', 'a', 'c', 'bar'])
  })

  it('conflict if both change the same thing: the choice applies only to that', () => {
    const mine = setHeading(setHeading(base, 'a', 'Mine'), 'b', 'Only mine')
    const theirs = setHeading(setHeading(base, 'a', 'Theirs'), 'c', 'Only theirs')
    const { conflicts } = merge(base, mine, theirs)
    expect(conflicts).toEqual([{ key: 'a', kind: 'changed', id: 'a', parts: ['heading'] }])
    const choose = (side: 'mine' | 'theirs') => texts(merge(base, mine, theirs, { a: side }).document, 'a', 'b', 'c')
    expect(choose('mine')).toEqual(['Mine', 'Only mine', 'Only theirs'])
    expect(choose('theirs')).toEqual(['Theirs', 'Only mine', 'Only theirs'])
  })

  it('conflict if one removed what the other changed, also inside it', () => {
    const choose = (mine: Document, theirs: Document, side: 'mine' | 'theirs') => {
      const { document, conflicts } = merge(base, mine, theirs, {}, side)
      return [conflicts.map(({ key, kind }) => `${kind} ${key}`), ids(document)]
    }
    const changed = setHeading(base, 'a', 'Theirs')
    expect(choose(without(base, 'a'), changed, 'mine')).toEqual([['removed a'], ['b', 'box', 'c', 'bar']])
    expect(choose(without(base, 'a'), changed, 'theirs')).toEqual([['removed a'], ['a', 'b', 'box', 'c', 'bar']])
    const filled = put(base, 'new', 0, { container: 'box' })
    expect(choose(without(base, 'box'), filled, 'mine')).toEqual([['removed box'], ['a', 'b', 'c', 'bar']])
    expect(choose(without(base, 'box'), filled, 'theirs')).toEqual([['removed box'], ['a', 'b', 'box', 'new', 'c', 'bar']])
    const moved = to(base, 'a', 0, { container: 'box' })
    expect(choose(moved, without(base, 'box'), 'theirs')).toEqual([['removed box'], ['a', 'b', 'c', 'bar']])
  })

  it('conflict if both moved one block, reordered one list, or nested two blocks into each other', () => {
    const keys = (mine: Document, theirs: Document, start = base) =>
      merge(start, mine, theirs).conflicts.map(({ key, parts }) => [key, ...parts])
    expect(keys(to(base, 'c', 0), to(base, 'b', 0))).toEqual([['order content', 'content']])
    const boxes = page('box1', 'box2', 'x')
    const into = (id: string, container: string) => to(boxes, id, 0, { container })
    expect(keys(into('x', 'box1'), into('x', 'box2'), boxes)).toEqual([['x', 'place']])
    const round = (side: 'mine' | 'theirs') => merge(boxes, into('box1', 'box2'), into('box2', 'box1'), {}, side)
    expect(round('mine').conflicts.map(({ kind }) => kind)).toEqual(['changed'])
    expect(ids(round('mine').document)).toEqual(['box2', 'box1', 'x', 'bar'])
    expect(ids(round('theirs').document)).toEqual(['box1', 'box2', 'x', 'bar'])
    expect(find(round('mine').document, 'box1')?.parent?.id).toBe('box2')
    expect(find(round('theirs').document, 'box2')?.parent?.id).toBe('box1')
  })

  it('keep one global block of a type if both added one', () => {
    const empty: Document = { content: [], globalContent: [] }
    const withBar = (id: string): Document => load({ content: [], globalContent: [{ id, type: 'bar' }] }, blocks).document
    const merged = (side: 'mine' | 'theirs') => merge(empty, withBar('m'), withBar('t'), {}, side)
    expect(merged('mine').conflicts).toMatchObject([{ key: 'm', kind: 'added' }])
    expect([ids(merged('mine').document), ids(merged('theirs').document)]).toEqual([['m'], ['t']])
  })

  it('to page settings are merged one by one', () => {
    const settings = { name: 'Page', slug: 'page', metaTitle: '', metaDescription: '', ogImage: '', noindex: false }
    const withSettings = (change: object): Document => ({ ...base, settings: { ...settings, ...change } })
    const mine = withSettings({ metaTitle: 'Mine', slug: 'mine' })
    const theirs = withSettings({ metaTitle: 'Theirs', noindex: true })
    const { document, conflicts } = merge(withSettings({}), mine, theirs, { 'settings metaTitle': 'theirs' })
    expect(conflicts.map(({ key }) => key)).toEqual(['settings metaTitle'])
    expect(document.settings).toEqual({ ...settings, slug: 'mine', metaTitle: 'Theirs', noindex: true })
  })

  it('are all kept: only common changes conflict, and choices apply to those', () => {
    let conflicting = 0
    fc.assert(
      fc.property(loadedDocument, anyEdits, anyEdits, fc.boolean(), (start, ourEdits, theirEdits, ours) => {
        const [mine, theirs] = [edited(start, 'm', ourEdits), edited(start, 't', theirEdits)]
        expect(merge(start, mine, start)).toEqual({ document: mine, conflicts: [] })
        expect(merge(start, start, theirs)).toEqual({ document: theirs, conflicts: [] })
        expect(merge(start, mine, mine)).toEqual({ document: mine, conflicts: [] })
        const side = ours ? 'mine' : 'theirs'
        const { document, conflicts } = merge(start, mine, theirs, {}, side)
        if (conflicts.length > 0) conflicting++
        survives(start, mine, theirs, { document, conflicts }, side)
        // As the saver does: together, both sides may have removed more blocks than a slot allows.
        const repaired = repairSlots(document, blocks)
        const found = [...walk(repaired)]
        expect(new Set(found.map(({ block }) => block.id)).size).toBe(found.length)
        for (const { block, depth, list } of found) {
          expect(depth).toBeLessThanOrEqual(DEPTH_LIMIT)
          if (block.contentType !== 'unknown') expect(block.contentType === 'global').toBe(list === 'globalContent')
        }
        expect([...walk(load(save(repaired), blocks).document)].length).toBe(found.length)
      }),
      { numRuns: repeat(200) },
    )
    expect(conflicting).toBeGreaterThan(20)
  })
})

/** Every change of one side that the other side did not touch is in the merged document. */
function survives(start: Document, mine: Document, theirs: Document, merged: Merged, side: 'mine' | 'theirs') {
  const byId = (document: Document) => new Map([...walk(document)].map(({ block }) => [block.id, block]))
  const [old, our, their, now] = [start, mine, theirs, merged.document].map(byId) as [Blocks, Blocks, Blocks, Blocks]
  const removals = merged.conflicts.filter(({ kind }) => kind === 'removed' || kind === 'added')
  const inConflict = new Map(merged.conflicts.map((conflict) => [conflict.key, conflict]))
  for (const id of new Set([...our.keys(), ...their.keys(), ...old.keys()])) {
    const [was, a, b, is] = [old.get(id), our.get(id), their.get(id), now.get(id)]
    if (was && a && b) {
      expect(is, `${id} is kept`).toBeDefined()
      for (const key of Object.keys({ ...a.props, ...b.props })) {
        const [o, m, t] = [was.props[key], a.props[key], b.props[key]].map((value) => JSON.stringify(value))
        const both = o !== m && o !== t && m !== t
        if (both) expect(inConflict.get(id)?.parts).toContain(key)
        expect(JSON.stringify(is?.props[key])).toBe(both ? (side === 'mine' ? m : t) : o === m ? t : m)
      }
    }
    if (removals.length > 0) continue
    if (!was) expect(is, `${id} was added`).toBeDefined()
    if (was && (!a || !b)) expect(is, `${id} was removed`).toBeUndefined()
  }
}

type Blocks = Map<string, DocumentBlock>

describe('undo after a merge', () => {
  const settled = (change: Change, at: number, history: History<string>) =>
    [change.document, record(history, change, { before: '', after: '', at })] as const

  it('reverts the owner’s steps one by one, and keeps those of others', () => {
    const base = page('a', 'b', 'c')
    const first = updateProps(base, blocks, { id: 'a', props: { heading: 'One' } })
    let [mine, history] = settled(first, 1, emptyHistory)
    ;[mine, history] = settled(
      insert(mine, blocks, { block: { ...create(blocks, 'note'), id: 'new' }, at: { list: 'content', index: 1 } }),
      2000,
      history,
    )
    const theirs = put(setHeading(base, 'c', 'Theirs'), 'other', 0)
    const { document } = merge(base, mine, theirs)
    let [past, shown] = [rebase(history, mine, document), document]
    const back = () => {
      const travel = undo(past, shown)
      if (!travel) throw new Error('nothing to undo')
      ;[past, shown] = [travel.history, travel.document]
      return [ids(shown), texts(shown, 'a', 'c')]
    }
    expect(ids(document)).toEqual(['other', 'a', 'new', 'b', 'c', 'bar'])
    expect(back()).toEqual([
      ['other', 'a', 'b', 'c', 'bar'],
      ['One', 'Theirs'],
    ])
    expect(back()).toEqual([
      ['other', 'a', 'b', 'c', 'bar'],
      ['Hello', 'Theirs'],
    ])
    expect(past.past).toEqual([])
  })

  /** The blocks that were added, removed, changed or moved to another list. */
  const touched = (before: Document, after: Document) => {
    const of = (document: Document) =>
      new Map([...walk(document)].map(({ block, list }) => [block.id, JSON.stringify([list, block.props])]))
    const [old, now] = [of(before), of(after)]
    return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id))
  }

  const touchedWithContainers = (before: Document, after: Document): string[] =>
    touched(before, after).flatMap((id) => [id, ...[before, after].flatMap((of) => find(of, id)?.parent?.id ?? [])])

  it("ends at the other people's version if they changed different blocks", () => {
    let tried = 0
    fc.assert(
      fc.property(loadedDocument, anyEdits, anyEdits, (start, ourEdits, theirEdits) => {
        let history: History<string> = emptyHistory
        const states = [start]
        const mine = edited(start, 'm', ourEdits, (change, at) => {
          history = record(history, change, { before: '', after: '', at: at * 1000 })
          states.push(change.document)
        })
        const theirs = edited(start, 't', theirEdits)
        const theirBlocks = touched(start, theirs)
        // A step in a container that the others removed cannot be undone.
        const ourBlocks = states.slice(1).flatMap((after, i) => touchedWithContainers(states[i] ?? start, after))
        const both = ourBlocks.filter((id) => theirBlocks.includes(id))
        const { document, conflicts } = merge(start, mine, theirs)
        if (conflicts.length > 0 || both.length > 0) return
        tried++
        let shown = document
        for (let travel = undo(rebase(history, mine, document), shown); travel; travel = undo(travel.history, shown))
          shown = travel.document
        const sorted = (of: Document) => ids(of)?.toSorted()
        expect(sorted(shown)).toEqual(sorted(theirs))
        for (const { block } of walk(theirs)) expect(find(shown, block.id)?.block.props).toEqual(block.props)
      }),
      { numRuns: repeat(100) },
    )
    expect(tried).toBeGreaterThan(20)
  })
})

type Edit = ['say' | 'put' | 'move' | 'remove', number, number]
const anyEdits = fc.array(
  fc.tuple(fc.constantFrom<Edit[0]>('say', 'put', 'move', 'remove'), fc.nat(20), fc.nat(20)) as fc.Arbitrary<Edit>,
  { maxLength: 5 },
)

/** Returns the document after edits, skipping invalid ones. Calls `onChange` for each applied edit. */
function edited(
  document: Document,
  actor: string,
  edits: readonly Edit[],
  onChange: (change: Change, at: number) => void = () => {},
): Document {
  return edits.reduce((current, [kind, at, n], i) => {
    const all = ids(current) ?? []
    const id = all[at % Math.max(1, all.length)] ?? ''
    const container = all[n % Math.max(1, all.length)] ?? ''
    const list: ListName = n % 2 && find(current, container)?.block.contentType === 'container' ? { container } : 'content'
    const operations = {
      say: () => updateProps(current, blocks, { id, props: { heading: `${actor} ${i}` } }),
      put: () => insert(current, blocks, { block: { ...create(blocks, 'note'), id: `${actor}${i}new` }, at: { list, index: 0 } }),
      move: () => move(current, blocks, { id, to: { list, index: 0 } }),
      remove: () => remove(current, blocks, { id }),
    }
    try {
      const change = operations[kind]()
      onChange(change, i)
      return change.document
    } catch (error) {
      if (error instanceof DocumentError) return current
      throw error
    }
  }, document)
}

describe('the differences between two documents', () => {
  const base = page('a', 'b', 'box', 'c')

  it('are listed by block and setting', () => {
    const after = to(put(without(setHeading(base, 'a', 'New'), 'b'), 'new', 0, { container: 'box' }), 'c', 0)
    expect(compare(base, after, blocks).map(({ kind, id, settings }) => [kind, id, ...settings])).toEqual([
      ['moved', 'c'],
      ['changed', 'a', 'Heading'],
      ['added', 'new'],
      ['removed', 'b'],
    ])
  })

  it('list a container once, with the number of blocks inside, and mark global blocks', () => {
    const full = put(put(base, 'one', 0, { container: 'box' }), 'two', 0, { container: 'box' })
    expect(compare(full, without(full, 'box'), blocks)).toMatchObject([{ kind: 'removed', id: 'box', inside: 2, shared: false }])
    const bar = updateProps(base, blocks, { id: 'bar', props: { sticky: true } }).document
    expect(compare(base, bar, blocks)).toMatchObject([{ kind: 'changed', id: 'bar', shared: true }])
  })

  it('are empty between a document and its stored copy', () => {
    fc.assert(
      fc.property(loadedDocument, (document) => {
        expect(compare(document, document, blocks)).toEqual([])
      }),
      { numRuns: repeat(25) },
    )
    expect(compare(base, load(save(base), blocks).document, blocks)).toEqual([])
  })
})
