import { describe, expect, it } from 'vitest'
import type { Area } from '../../block.ts'
import { withAreas } from '../../with-areas.ts'
import { create } from '../create.ts'
import type { Document } from '../document.ts'
import { load } from '../loading/load.ts'
import { insert } from '../operations/insert.ts'
import { move } from '../operations/move.ts'
import { remove } from '../operations/remove.ts'
import { reorder } from '../operations/reorder.ts'
import { save } from '../save.ts'
import { blocks, blocksWithAreas } from '../testing/blocks.ts'
import { areaChoices, areaContents, defaultAreas, isForGlobals } from './areas.ts'
import { repairSlots } from './fit-slots.ts'

const note = (id: string, slot?: string) => ({ type: 'note', id, ...(slot && { slot }) })
const open = (content: unknown[], globalContent: unknown[] = []) => load({ content, globalContent }, blocksWithAreas)
const inAreas = (document: Document) =>
  Object.fromEntries(
    Object.entries(areaContents(document, blocksWithAreas)).map(([name, list]) => [name, list.map(({ id }) => id).join(' ')]),
  )
const codeOf = (operation: () => unknown) => {
  try {
    operation()
  } catch (error) {
    expect((error as Error).message).toMatch(/\. .+\.$/)
    return (error as { code: string }).code
  }
}

describe('loading', () => {
  it('leaves documents of other apps unchanged, and keeps the blocks of an area that does not exist', () => {
    const stored = { content: [note('a'), note('b', 'gone')], globalContent: [note('odd'), { type: 'bar', id: 'bar' }] }
    const { document, report } = load(stored, blocks)
    expect(report).toEqual([])
    expect(areaContents(document, blocks)).toMatchObject({
      header: [{ id: 'odd' }, { id: 'bar' }],
      content: [{}, {}],
      footer: [],
    })
    expect(save(document).content).toMatchObject(stored.content)
  })

  it('moves what the rules exclude, fills an area that needs blocks, and reports both', () => {
    const gallery = { type: 'gallery', id: 'pictures', slot: 'sidebar' }
    const many = ['1', '2', '3', '4'].map((id) => note(id, 'sidebar'))
    const { document, report } = open(
      [gallery, ...many, note('c')],
      [note('p', 'promo'), { type: 'box', id: 'b', slot: 'promo' }],
    )
    expect(inAreas(document)).toEqual({ header: '', content: 'pictures 4 c', footer: '', sidebar: '1 2 3', promo: 'p b' })
    expect(report.map(({ kind, blockId }) => [kind, blockId])).toEqual([
      ['moved', 'pictures'],
      ['moved', '4'],
    ])
    expect(document.content[0]).not.toHaveProperty('slot')
    expect(report[0]?.message).toBe('Sidebar takes only note or box. It is now in Content.')
    const filled = open([])
    expect(filled.document.content).toMatchObject([{ type: 'note', slot: 'sidebar' }])
    expect(filled.report).toMatchObject([{ kind: 'defaulted', message: 'Sidebar had too few blocks. It got new ones.' }])
    expect(repairSlots(filled.document, blocksWithAreas)).toBe(filled.document)
  })
})

it('leaves unknown blocks in an area that does not name their type', () => {
  const odd = { type: 'gone', id: 'odd', slot: 'sidebar' }
  const { document, report } = open([note('s', 'sidebar'), odd], [{ type: 'gone', id: 'far', slot: 'promo' }])
  expect(inAreas(document)).toMatchObject({ sidebar: 's odd', promo: 'far' })
  expect(report.map(({ kind }) => kind)).toEqual(['unknown', 'unknown'])
})

it.each<[Partial<Area>, string]>([
  [{ max: 1 }, 'slot-full'],
  [{ allow: ['box'], max: 9 }, 'slot-type'],
  [{ allow: ['box'] }, 'slot-type'],
  [{ contentTypes: ['container'] }, 'slot-type'],
])('follows the rules %j of the only area of a page', (rules, code) => {
  const own = withAreas(blocks, { areas: { ...defaultAreas, content: { title: 'Content', ...rules } } as never })
  const { document } = load([{ type: 'box', id: 'b' }], own)
  const at = { list: 'content', index: 0 } as const
  expect(codeOf(() => insert(document, own, { block: create(own, 'note'), at }))).toBe(code)
  const needed = withAreas(blocks, {
    areas: { ...defaultAreas, content: { title: 'Content', min: 1, initial: ['note'] } },
  })
  const filled = load([], needed).document
  expect(filled.content).toMatchObject([{ type: 'note' }])
  expect(filled.content[0]).not.toHaveProperty('slot')
  expect(codeOf(() => remove(filled, needed, { id: filled.content[0]?.id ?? '' }))).toBe('slot-min')
})

it('names the areas that a block may be in', () => {
  const choices = (contentType: 'normal' | 'container' | 'global' | 'unknown', type = 'note') =>
    areaChoices(blocksWithAreas, { type, contentType }).map(({ name }) => name)
  expect(choices('normal')).toEqual(['promo', 'sidebar', 'content'])
  expect(choices('container')).toEqual(['sidebar', 'content'])
  expect(choices('global', 'bar')).toEqual(['header'])
  expect(choices('unknown')).toEqual(['promo', 'sidebar', 'header', 'content', 'footer'])
  const globals = ['header', 'promo', 'sidebar', 'gone'].map((name) => isForGlobals(blocksWithAreas, name))
  expect(globals).toEqual([true, false, false, false])
})

describe('operations', () => {
  const { document } = open([note('a'), note('s', 'sidebar'), note('b')], [{ type: 'bar', id: 'bar' }, note('p', 'promo')])

  it('put blocks into an area, within it, to another list, and back', () => {
    const aside = move(document, blocksWithAreas, { id: 'b', to: { list: 'content', index: 0, slot: 'sidebar' } }).document
    expect(inAreas(aside)).toMatchObject({ content: 'a', sidebar: 'b s' })
    expect(inAreas(reorder(aside, blocksWithAreas, { id: 'b', by: 1 }).document).sidebar).toBe('s b')
    expect(reorder(document, blocksWithAreas, { id: 's', by: 1 }).patches).toEqual([])
    const shared = move(document, blocksWithAreas, { id: 'a', to: { list: 'globalContent', index: 2, slot: 'promo' } }).document
    expect(inAreas(shared)).toMatchObject({ content: 'b', promo: 'p a' })
    const back = move(shared, blocksWithAreas, { id: 'a', to: { list: 'content', index: 0 } }).document
    expect(save(back)).toEqual(save(document))
    const fresh = insert(document, blocksWithAreas, { block: create(blocks, 'gallery'), at: { list: 'globalContent', index: 0 } })
    expect(fresh.document.globalContent[0]?.slot).toBe('promo')
  })

  it('reject what the rules exclude, with the reason', () => {
    const at = (list: 'content' | 'globalContent', slot?: string) => ({ list, index: 0, slot })
    const put = (type: string, position: ReturnType<typeof at>) =>
      codeOf(() => insert(document, blocksWithAreas, { block: create(blocks, type), at: position }))
    const full = insert(document, blocksWithAreas, { block: create(blocks, 'note'), at: at('globalContent') }).document
    expect(put('gallery', at('content', 'sidebar'))).toBe('slot-type')
    expect(put('note', at('content', 'promo'))).toBe('slot')
    expect(put('note', at('globalContent', 'header'))).toBe('slot-type')
    expect(codeOf(() => insert(full, blocksWithAreas, { block: create(blocks, 'note'), at: at('globalContent') }))).toBe(
      'slot-full',
    )
    expect(codeOf(() => remove(document, blocksWithAreas, { id: 's' }))).toBe('slot-min')
    expect(codeOf(() => move(document, blocksWithAreas, { id: 's', to: at('content') }))).toBe('slot-min')
    expect(() => move(document, blocksWithAreas, { id: 'bar', to: at('globalContent', 'promo') })).toThrow(
      'bar is always in Header. Put it there.',
    )
    expect(codeOf(() => insert(document, blocks, { block: create(blocks, 'note'), at: at('globalContent') }))).toBe('wrong-list')
  })
})

it.each([
  [{ header: defaultAreas.header }, 'areas: needs one that is not shared'],
  [{ 'side bar': { title: 'Sidebar' }, ...defaultAreas }, 'areas.side bar: must have a camelCase name'],
  [{ ...defaultAreas, aside: { title: 'Sidebar', min: 1 } }, 'areas.aside.initial: needs 1 block types'],
  [
    { ...defaultAreas, aside: { title: 'Sidebar', allow: ['nothing'] } },
    'areas.aside: names the block type nothing, which does not',
  ],
  [{ content: { title: 'Content' } }, 'areas: have no shared one named header, where the global block bar is'],
])('withAreas rejects %o', (areas, message) => {
  expect(() => withAreas(blocks, { areas: areas as typeof defaultAreas })).toThrow(message)
})
