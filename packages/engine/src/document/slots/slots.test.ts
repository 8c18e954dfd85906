import { describe, expect, it } from 'vitest'
import { create } from '../create.ts'
import { childrenOf, type Document, type KnownBlock } from '../document.ts'
import { find } from '../find.ts'
import { load } from '../loading/load.ts'
import { insert } from '../operations/insert.ts'
import { move } from '../operations/move.ts'
import { remove } from '../operations/remove.ts'
import { reorder } from '../operations/reorder.ts'
import { updateProps } from '../operations/update-props.ts'
import { save } from '../save.ts'
import { blocks } from '../testing/blocks.ts'
import { repairSlots } from './fit-slots.ts'
import { type NamedSlot, refusalOf, slotsOf } from './slots.ts'

const note = (id: string, slot?: string) => ({ type: 'note', id, ...(slot && { slot }) })
const sides = (childComponents: unknown[], props = {}) => ({ type: 'sides', id: 'sides', props, childComponents })
const open = (...content: unknown[]) => load(content, blocks)
/** The ids of the children by slot, in order. */
const inSlots = (document: Document, id = 'sides') => {
  const block = find(document, id)?.block as KnownBlock
  const names = childrenOf(block).map((child) => child.slot ?? '')
  return Object.fromEntries([...new Set(names)].map((name) => [name, idsIn(block, name)]))
}
const idsIn = (block: KnownBlock, name: string) => childrenOf(block).flatMap(({ id, slot }) => (slot === name ? [id] : []))

describe('loading', () => {
  it('puts a block without slot into the first one, and keeps a document that fits as it is', () => {
    const { document, report } = open(sides([note('a'), note('b', 'right'), { type: 'carousel', id: 'odd', x: 1 }]))
    expect(inSlots(document)).toMatchObject({ left: ['a'], right: ['b'] })
    expect(report.filter(({ kind }) => kind === 'moved' || kind === 'defaulted')).toEqual([])
    expect((save(document).content[0] as KnownBlock).childComponents?.[2]).toEqual({ type: 'carousel', id: 'odd', x: 1 })
  })

  it.each([
    ['Its slot does not exist. It is now in Left.', [note('a', 'gone'), note('r', 'right')], { left: ['a'], right: ['r'] }, []],
    [
      'Right takes only note or box. It is now in Left.',
      [{ type: 'gallery', id: 'a', slot: 'right' }, note('r', 'right')],
      { left: ['a'], right: ['r'] },
      [],
    ],
    [
      'Right takes at most 2 blocks. It is now in Left.',
      ['a', 'b', 'c'].map((id) => note(id, 'right')),
      { right: ['a', 'b'], left: ['c'] },
      [],
    ],
    ['Its container has no slot. It now follows its container.', [], {}, ['a']],
  ])('moves blocks, and reports: %s', (message, children, slots, after) => {
    const stored = after.length > 0 ? { ...sides([note('a')]), type: 'sheets', props: { items: [] } } : sides(children)
    const { document, report } = open(stored)
    expect(inSlots(document)).toEqual(slots)
    expect(document.content.slice(1).map(({ id }) => id)).toEqual(after)
    expect(report.filter(({ kind }) => kind === 'moved')).toEqual([expect.objectContaining({ message })])
  })

  it('fills a slot that needs blocks, like a new container', () => {
    const { document, report } = open(sides([note('a')]))
    expect(inSlots(document).right).toHaveLength(1)
    expect(report).toContainEqual(expect.objectContaining({ kind: 'defaulted', blockId: 'sides' }))
    expect(create(blocks, 'sides').childComponents).toMatchObject([{ type: 'note', slot: 'right' }])
    expect(repairSlots(document, blocks)).toBe(document)
  })

  it('gives the items of slots different ids', () => {
    const items = [{ id: 'one', name: 'A' }, { id: 'one', name: ' ' }, {}, { id: 'constructor' }, { id: '' }]
    const { document } = open({ ...sides([note('a', 'one')]), type: 'sheets', props: { items } })
    const slots = slotsOf(blocks, document.content[0] as KnownBlock) ?? []
    expect(new Set(slots.map(({ name }) => name)).size).toBe(5)
    expect(slots.filter(({ name }) => name === '' || name === 'constructor')).toEqual([])
    expect(slots.map(({ title }) => title)).toEqual(['A', 'Sheet 2', 'Sheet 3', 'Sheet 4', 'Sheet 5'])
    expect(inSlots(document)).toEqual({ one: ['a'] })
  })
})

it('fits the blocks of any document, at any depth, and keeps the others', () => {
  const gallery = { ...create(blocks, 'gallery'), id: 'g', slot: 'right' }
  const box = { ...create(blocks, 'box'), id: 'box' }
  const empty = { ...create(blocks, 'sheets', { props: { items: [] } }), id: 'sheets' }
  const wrong = { ...create(blocks, 'sides'), id: 'sides', childComponents: [gallery, { ...create(blocks, 'note'), id: 'n' }] }
  const document: Document = {
    content: [
      { ...box, childComponents: [wrong, { ...empty, slot: 'x', childComponents: [{ ...box, id: 'out', slot: 'one' }] }] },
      { ...box, id: 'other' },
    ],
    globalContent: [],
  }
  const repaired = repairSlots(document, blocks)
  expect(inSlots(repaired)).toMatchObject({ left: ['g', 'n'], right: [expect.any(String)] })
  expect(childrenOf(repaired.content[0] as KnownBlock)).toMatchObject([
    { id: 'sides' },
    { id: 'sheets' },
    { id: 'out', slot: 'x' },
  ])
  expect(repaired.content[1]).toBe(document.content[1])
  expect(repaired.globalContent).toBe(document.globalContent)
  expect(repairSlots(repaired, blocks)).toBe(repaired)
})

it.each<[Partial<NamedSlot>, 'normal' | 'container' | 'global', string]>([
  [{ contentTypes: ['global'] }, 'normal', 'Slot takes only blocks that are the same on every page. Put note somewhere else.'],
  [{ contentTypes: ['normal'] }, 'global', 'Slot takes no blocks that are the same on every page. Put note somewhere else.'],
  [{ contentTypes: ['container'] }, 'global', 'Slot takes no blocks that are the same on every page. Put note somewhere else.'],
  [{ contentTypes: ['normal'] }, 'container', 'Slot takes no blocks that hold other blocks. Put note somewhere else.'],
  [{ contentTypes: ['container'] }, 'normal', 'Slot takes only blocks that hold other blocks. Put note somewhere else.'],
  [{ allow: ['box', 'gone'] }, 'normal', 'Slot takes only box or gone. Put note somewhere else.'],
  [{ max: 1 }, 'normal', 'Slot takes at most 1 block. Move or remove one of them first.'],
  [{ isOpen: false }, 'normal', 'Slot is not in use. Change the settings of the block around it first.'],
])('a slot with %j refuses a %s block', (rules, contentType, message) => {
  const slot: NamedSlot = { title: 'Slot', name: 'slot', isOpen: true, ...rules }
  expect(refusalOf(blocks, slot, { type: 'note', contentType }, 1)?.message).toBe(message)
  expect(
    refusalOf(
      blocks,
      { ...slot, max: 2, allow: undefined, contentTypes: undefined, isOpen: true },
      { type: 'note', contentType },
      1,
    ),
  ).toBe(undefined)
})

describe('operations', () => {
  const { document } = open(sides([note('a'), note('b', 'right'), note('c'), note('d', 'right')]), note('z'))
  const inside = { container: 'sides' }
  const to = (slot: string | undefined, index = 0) => ({ list: inside, index, slot })
  const code = (operation: () => unknown) => {
    try {
      operation()
    } catch (error) {
      expect((error as Error).message).toMatch(/\. .+\.$/)
      return (error as { code: string }).code
    }
  }

  it('put blocks into a slot, within it, and out of it', () => {
    const moved = move(document, blocks, { id: 'a', to: { ...to('left'), index: 2 } }).document
    expect(inSlots(moved).left).toEqual(['c', 'a'])
    const fresh = insert(document, blocks, { block: { ...create(blocks, 'note'), id: 'n' }, at: to(undefined, 4) }).document
    expect(inSlots(fresh).left).toEqual(['a', 'c', 'n'])
    const out = move(document, blocks, { id: 'b', to: { list: 'content', index: 0 } }).document
    expect(out.content[0]).not.toHaveProperty('slot')
    const across = move(out, blocks, { id: 'z', to: to('right') })
    expect(inSlots(across.document)).toEqual({ right: ['z', 'd'], left: ['a', 'c'] })
    expect(inSlots(reorder(document, blocks, { id: 'a', by: 1 }).document)).toEqual({ left: ['c', 'a'], right: ['b', 'd'] })
    expect(reorder(document, blocks, { id: 'd', by: 1 }).patches).toEqual([])
  })

  it('reject what the rules exclude, with the reason', () => {
    const gallery = create(blocks, 'gallery')
    const one = remove(document, blocks, { id: 'b' }).document
    expect(code(() => insert(document, blocks, { block: gallery, at: to('right') }))).toBe('slot-type')
    expect(code(() => insert(document, blocks, { block: create(blocks, 'note'), at: to('right') }))).toBe('slot-full')
    expect(code(() => insert(document, blocks, { block: gallery, at: to('middle') }))).toBe('slot')
    expect(code(() => insert(document, blocks, { block: gallery, at: to('extra') }))).toBe('slot')
    expect(code(() => remove(one, blocks, { id: 'd' }))).toBe('slot-min')
    expect(code(() => move(one, blocks, { id: 'd', to: to('left') }))).toBe('slot-min')
    const wide = updateProps(document, blocks, { id: 'sides', props: { wide: true } }).document
    expect(code(() => insert(wide, blocks, { block: create(blocks, 'box'), at: to('extra') }))).toBe('slot-type')
    expect(inSlots(insert(wide, blocks, { block: gallery, at: to('extra') }).document).extra).toEqual([gallery.id])
  })

  it('check the slot of another container, but not the slot that a block stays in', () => {
    const two = open(sides([note('a', 'right')]), { ...sides([note('b', 'right'), note('c', 'right')]), id: 'second' }).document
    expect(code(() => move(two, blocks, { id: 'b', to: to('right', 1) }))).toBe(undefined)
    expect(code(() => move(two, blocks, { id: 'a', to: { list: { container: 'second' }, index: 0, slot: 'right' } }))).toBe(
      'slot-full',
    )
    expect(move(two, blocks, { id: 'c', to: { list: { container: 'second' }, index: 0, slot: 'right' } }).patches).toHaveLength(2)
    expect(move(two, blocks, { id: 'a', to: to('right') }).patches).toEqual([])
    expect(() => remove(two, blocks, { id: 'a' })).toThrow('Right needs at least 1 block. Add another one first.')
  })

  it('keep the stored form of an unknown block, which must be an object to be in a slot that is not the first', () => {
    const content = [sides([note('r', 'right')], { wide: true }), 5, { type: 'gone', id: 'odd', x: 1 }]
    const { document } = open(...content)
    const five = document.content[1]?.id ?? ''
    const put = (id: string, slot: string) => move(document, blocks, { id, to: to(slot) }).document
    expect(() => put(five, 'extra')).toThrow("The block type is unknown, so the block can't be put into Extra. Put it into Left.")
    const stored = (after: Document) => (save(after).content[0] as KnownBlock).childComponents?.[0]
    expect(stored(put(five, 'left'))).toBe(5)
    expect(stored(put('odd', 'left'))).toEqual({ type: 'gone', id: 'odd', x: 1 })
    expect(stored(put('odd', 'extra'))).toEqual({ type: 'gone', id: 'odd', x: 1, slot: 'extra' })
    const back = move(put('odd', 'extra'), blocks, { id: 'odd', to: { list: 'content', index: 2 } }).document
    expect(save(back).content[2]).toEqual({ type: 'gone', id: 'odd', x: 1, slot: 'extra' })
  })

  it('remove the blocks of a removed item as one step', () => {
    const { document } = open({ type: 'sheets', id: 'sheets', childComponents: [note('a', 'one'), note('b', 'two')] })
    const { document: next, inverse } = updateProps(document, blocks, { id: 'sheets', props: { items: [{ id: 'two' }] } })
    expect(inSlots(next, 'sheets')).toEqual({ two: ['b'] })
    expect(inverse).toHaveLength(2)
  })
})
