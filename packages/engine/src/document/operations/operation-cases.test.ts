import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { create } from '../create.ts'
import { type Document, emptySettings, type KnownBlock } from '../document.ts'
import { DocumentError } from '../error.ts'
import { find } from '../find.ts'
import { load } from '../loading/load.ts'
import { save } from '../save.ts'
import { blocks } from '../testing/blocks.ts'
import { combine } from './change.ts'
import { duplicate } from './duplicate.ts'
import { duplicateWithContent } from './duplicate-with-content.ts'
import { insert } from './insert.ts'
import { move } from './move.ts'
import { applyPatches } from './patch.ts'
import { remove } from './remove.ts'
import { reorder } from './reorder.ts'
import { setEditorMetadata } from './set-editor-metadata.ts'
import { setVariant } from './set-variant.ts'
import { updateProps } from './update-props.ts'
import { updateSettings } from './update-settings.ts'

const stored = {
  content: [
    { type: 'note', id: 'a', props: { heading: 'One', mystery: 1 } },
    {
      type: 'box',
      id: 'outer',
      childComponents: [{ type: 'box', id: 'inner', childComponents: [{ type: 'note', id: 'leaf' }] }],
    },
    { type: 'carousel', id: 'odd', deep: { a: 1 } },
    { type: 'note', id: 'z' },
  ],
  globalContent: [{ type: 'bar', id: 'bar' }],
}
const { document } = load(stored, blocks)
const block = create(blocks, 'note')
const order = (doc: Document) => doc.content.map(({ id }) => id)

describe('operations', () => {
  it('set and remove the variant of a block, and keep an unknown block', () => {
    const set = setVariant(document, { id: 'a', variant: 'wide' })
    expect(find(set.document, 'a')?.block).toMatchObject({ variant: 'wide', props: { mystery: 1 } })
    expect(load(save(set.document), blocks)).toMatchObject({ document: set.document })
    expect(find(applyPatches(set.document, set.inverse), 'a')?.block).not.toHaveProperty('variant')
    expect(find(setVariant(set.document, { id: 'a', variant: undefined }).document, 'a')?.block).not.toHaveProperty('variant')
    expect(setVariant(set.document, { id: 'a', variant: 'wide' })).toMatchObject({ document: set.document, patches: [] })
    expect(() => setVariant(document, { id: 'odd', variant: 'wide' })).toThrow(DocumentError)
  })

  it('move a block to its final index', () => {
    const to = (index: number) => order(move(document, blocks, { id: 'a', to: { list: 'content', index } }).document)
    expect(to(3)).toEqual(['outer', 'odd', 'z', 'a'])
    expect(to(1)).toEqual(['outer', 'a', 'odd', 'z'])
    expect(move(document, blocks, { id: 'a', to: { list: 'content', index: 0 } })).toMatchObject({
      document,
      patches: [],
      inverse: [],
    })
  })

  it("move between containers, also into a later one, and keep the block's identity", () => {
    const { document: next, patches } = move(document, blocks, { id: 'a', to: { list: { container: 'inner' }, index: 1 } })
    expect(find(next, 'a')).toMatchObject({
      depth: 3,
      index: 1,
      parent: { id: 'inner' },
      path: ['content', 0, 'childComponents', 0, 'childComponents', 1],
    })
    expect(find(next, 'a')?.block).toBe(document.content[0])
    expect(patches).toHaveLength(2)
  })

  it('reorder within the list, and stop at its ends', () => {
    expect(order(reorder(document, blocks, { id: 'odd', by: -1 }).document)).toEqual(['a', 'odd', 'outer', 'z'])
    expect(order(reorder(document, blocks, { id: 'odd', by: 1 }).document)).toEqual(['a', 'outer', 'z', 'odd'])
    expect(reorder(document, blocks, { id: 'a', by: -1 }).document).toBe(document)
    expect(reorder(document, blocks, { id: 'z', by: 1 }).patches).toEqual([])
    expect(order(reorder(document, blocks, { id: 'a', by: 9 }).document)).toEqual(['outer', 'odd', 'z', 'a'])
    expect(order(reorder(document, blocks, { id: 'z', by: -2 }).document)).toEqual(['a', 'z', 'outer', 'odd'])
  })

  it('duplicate with default props, or with all content', () => {
    const fresh = duplicate(document, blocks, { id: 'a' })
    expect(find(fresh.document, fresh.id)).toMatchObject({
      index: 1,
      block: { type: 'note', props: create(blocks, 'note').props },
    })
    const box = duplicateWithContent(document, blocks, { id: 'outer' })
    const copied = find(box.document, box.id)?.block as KnownBlock
    expect(copied.childComponents?.[0]?.childComponents?.[0]).toMatchObject({
      type: 'note',
      id: expect.not.stringMatching(/^leaf$/),
    })
    const odd = duplicateWithContent(document, blocks, { id: 'odd' })
    expect(save(odd.document).content[3]).toEqual({ ...stored.content[2], id: odd.id })
  })

  it('set, add, reset and remove props, one patch for each that changed', () => {
    const { document: next, patches } = updateProps(document, blocks, {
      id: 'a',
      props: { heading: undefined, mystery: undefined, open: true, extra: 1 },
    })
    expect((next.content[0] as KnownBlock).props).toMatchObject({ heading: 'Hello', extra: 1 })
    expect(patches).toEqual([
      { op: 'replace', path: ['content', 0, 'props', 'heading'], value: 'Hello' },
      { op: 'remove', path: ['content', 0, 'props', 'mystery'] },
      { op: 'add', path: ['content', 0, 'props', 'extra'], value: 1 },
    ])
    expect(updateProps(document, blocks, { id: 'a', props: { heading: 'One' } }).document).toBe(document)
  })

  it('rename, lock and hide, and revert each', () => {
    const hidden = setEditorMetadata(document, { id: 'a', notes: { hidden: true, label: 'Top' } })
    expect((save(hidden.document).content[0] as KnownBlock).editor).toEqual({ hidden: true, label: 'Top' })
    const shown = setEditorMetadata(hidden.document, { id: 'a', notes: { hidden: false, label: '' } })
    expect(shown.document).toEqual(document)
    const path = ['content', 0, 'editor']
    expect([hidden.patches, hidden.inverse]).toEqual([
      [{ op: 'add', path, value: { hidden: true, label: 'Top' } }],
      [{ op: 'remove', path }],
    ])
    expect([shown.patches, shown.inverse]).toEqual([[{ op: 'remove', path }], hidden.patches])
    const renamed = setEditorMetadata(hidden.document, { id: 'a', notes: { label: 'New' } })
    expect([...renamed.patches, ...renamed.inverse]).toEqual([
      { op: 'replace', path, value: { hidden: true, label: 'New' } },
      { op: 'replace', path, value: { hidden: true, label: 'Top' } },
    ])
    expect(setEditorMetadata(document, { id: 'a', notes: { locked: false, hiddenOn: [] } }).patches).toEqual([])
    const onPhones = setEditorMetadata(document, { id: 'a', notes: { hiddenOn: ['mobile'] } }).document
    expect(setEditorMetadata(onPhones, { id: 'a', notes: { hiddenOn: ['mobile'] } }).patches).toEqual([])
    expect(setEditorMetadata(onPhones, { id: 'a', notes: { hiddenOn: [] } }).document).toEqual(document)
  })

  it('change the settings that differ, and revert them', () => {
    const page = { ...document, settings: { ...emptySettings, name: 'A' } }
    const { document: next, patches, inverse } = updateSettings(page, { name: 'A', slug: 'b', noindex: true })
    expect(next.settings).toEqual({ ...page.settings, slug: 'b', noindex: true })
    expect(patches.map(({ path }) => path)).toEqual([
      ['settings', 'slug'],
      ['settings', 'noindex'],
    ])
    expect(applyPatches(next, inverse)).toEqual(page)
    expect(updateSettings(document, { name: 'B' })).toMatchObject({ document, patches: [] })
  })

  it('combine into one change, or none', () => {
    const both = combine(
      document,
      (d) => remove(d, blocks, { id: 'a' }),
      (d) => remove(d, blocks, { id: 'z' }),
    )
    expect(order(both.document)).toEqual(['outer', 'odd'])
    expect(both.inverse.map(({ path }) => path)).toEqual([
      ['content', 2],
      ['content', 0],
    ])
    expect(() =>
      combine(
        document,
        (d) => remove(d, blocks, { id: 'a' }),
        (d) => remove(d, blocks, { id: 'a' }),
      ),
    ).toThrow(DocumentError)
  })
})

describe('an invalid operation', () => {
  const boxes = (levels: number): unknown =>
    levels === 0 ? { type: 'note' } : { type: 'box', id: `b${levels}`, childComponents: [boxes(levels - 1)] }
  const deep = load(
    [boxes(7), boxes(2)].map((one, i) => (i ? { ...(one as object), id: 'mover' } : one)),
    blocks,
  ).document

  it.each([
    ['unknown-id', () => remove(document, blocks, { id: 'nobody' })],
    ['unknown-id', () => insert(document, blocks, { block, at: { list: { container: 'nobody' }, index: 0 } })],
    ['unknown-type', () => create(blocks, 'constructor')],
    ['unknown-type', () => duplicate(document, blocks, { id: 'odd' })],
    ['duplicate-id', () => insert(document, blocks, { block: { ...block, id: 'leaf' }, at: { list: 'content', index: 0 } })],
    [
      'duplicate-id',
      () =>
        insert(document, blocks, {
          block: { ...(copy(document.content[1] as KnownBlock) as KnownBlock), childComponents: [block, block] },
          at: { list: 'content', index: 0 },
        }),
    ],
    ['depth', () => move(deep, blocks, { id: 'mover', to: { list: { container: 'b1' }, index: 0 } })],
    ['into-itself', () => move(document, blocks, { id: 'outer', to: { list: { container: 'outer' }, index: 0 } })],
    ['into-itself', () => move(document, blocks, { id: 'outer', to: { list: { container: 'inner' }, index: 0 } })],
    ['not-a-container', () => insert(document, blocks, { block, at: { list: { container: 'a' }, index: 0 } })],
    ['not-a-container', () => insert(document, blocks, { block, at: { list: { container: 'odd' }, index: 0 } })],
    ['wrong-list', () => insert(document, blocks, { block, at: { list: 'globalContent', index: 0 } })],
    ['wrong-list', () => move(document, blocks, { id: 'bar', to: { list: 'content', index: 0 } })],
    ['wrong-list', () => move(document, blocks, { id: 'bar', to: { list: { container: 'outer' }, index: 0 } })],
    ['index', () => insert(document, blocks, { block, at: { list: 'content', index: 5 } })],
    ['index', () => insert(document, blocks, { block, at: { list: 'content', index: -1 } })],
    ['index', () => move(document, blocks, { id: 'a', to: { list: 'content', index: 4 } })],
    ['index', () => insert(document, blocks, { block, at: { list: 'content', index: 0.5 } })],
    ['single', () => insert(document, blocks, { block: create(blocks, 'bar'), at: { list: 'globalContent', index: 1 } })],
    ['single', () => duplicate(document, blocks, { id: 'bar' })],
    ['single', () => duplicateWithContent(document, blocks, { id: 'bar' })],
    ['props', () => updateProps(document, blocks, { id: 'a', props: { heading: 5 } })],
    ['props', () => updateProps(document, blocks, { id: 'a', props: { constructor: 5 } })],
    ['not-understood', () => updateProps(document, blocks, { id: 'odd', props: { a: 1 } })],
    ['not-understood', () => setEditorMetadata(document, { id: 'odd', notes: { hidden: true } })],
  ])('throws for %s, with instructions', (code, operation) => {
    const before = JSON.stringify([document, deep])
    expect(operation).toThrow(
      expect.objectContaining({ name: 'DocumentError', code, message: expect.stringMatching(/\. .+\.$/) }),
    )
    expect(JSON.stringify([document, deep])).toBe(before)
  })

  it('names the block', () => {
    expect(() => remove(document, blocks, { id: 'nobody' })).toThrow(expect.objectContaining({ blockId: 'nobody' }))
  })
})
