import { type Block, childrenOf, DEPTH_LIMIT, load, PAGE_LIMITS, save } from '@blockfront/engine'
import { blocks as builtIn } from '@blockfront/engine/blocks'
import { describe, expect, it } from 'vitest'
import { blocks } from '../../../../engine/src/document/testing/blocks.ts'
import { drop } from '../../dnd/drop.ts'
import { createBuilder } from '../../store/builder-store.ts'
import { duplicate } from '../block/duplicate.ts'
import { duplicateWithContent } from '../block/duplicate-with-content.ts'
import { insertBlock } from '../block/insert/insert-block.ts'
import { toggleHide } from '../block/toggle-hide.ts'
import { toggleLock } from '../block/toggle-lock.ts'
import { CLIPBOARD_SCHEMA, clipboardText, pasteText } from './clipboard.ts'

const open = (content: object[] = []) => createBuilder({ document: load({ content }, blocks).document, blocks })
const textOf = (content: unknown) => JSON.stringify({ $schema: CLIPBOARD_SCHEMA, blocks: content })
const contentOf = ({ store }: ReturnType<typeof open>) => store.getState().document.content

describe('a paste', () => {
  it('inserts blocks of another store, with their content and new ids', () => {
    const there = open([
      { type: 'box', id: 'b', childComponents: [{ type: 'note', id: 'n', props: { heading: 'Taken along' } }] },
    ])
    there.select(['b'])
    const here = open([{ type: 'note', id: 'b' }])
    here.select(['b'])
    expect(pasteText(here, clipboardText(there) ?? '')).toBe(true)
    const [, box] = contentOf(here)
    const [note] = box ? childrenOf(box) : []
    expect(note?.props.heading).toBe('Taken along')
    expect([box?.id, note?.id]).not.toContain('b')
    expect(note?.id).not.toBe('n')
    expect(here.store.getState().selection).toEqual([box?.id])
  })

  it('detaches instances of shared components in another store, with the values of their page, leaves out unknown ones, and keeps them in the same store', () => {
    const withComponents = { ...blocks, sharedComponent: builtIn.sharedComponent as Block }
    const openIn = (storeDomain: string, content: object[] = []) => {
      const builder = createBuilder({ document: load({ content }, withComponents).document, blocks: withComponents })
      builder.store.setState({ storeDomain })
      return builder
    }
    const overrides = [{ id: 'n', type: 'note', version: 1, props: { heading: 'Own' } }]
    const instance = (id: string, componentId: string) => ({ type: 'sharedComponent', id, props: { componentId, overrides } })
    const there = openIn('one.example', [
      { type: 'box', id: 'b', childComponents: [instance('i', 'intro')] },
      instance('j', 'gone'),
    ])
    const componentContents = {
      intro: load(
        {
          content: [
            { type: 'note', id: 'n' },
            { type: 'note', id: 'm' },
          ],
        },
        withComponents,
      ).document.content,
    }
    there.store.setState({ componentContents })
    there.select(['b', 'j'])
    const pasted = (storeDomain: string) => {
      const here = openIn(storeDomain)
      pasteText(here, clipboardText(there) ?? '')
      const { offer, refusal } = here.store.getState()
      const content = contentOf(here).map((block) => [
        block.type,
        childrenOf(block).map(({ type, props }) => [type, props.heading]),
      ])
      return { content, message: offer?.text ?? refusal?.text }
    }
    const texts = [
      ['note', 'Own'],
      ['note', 'Hello'],
    ]
    expect(pasted('two.example')).toEqual({
      content: [['box', texts]],
      message: 'Pasted without a shared component of the other store. Copy it again after it appears there.',
    })
    const instances = [
      ['box', [['sharedComponent', undefined]]],
      ['sharedComponent', []],
    ]
    expect(pasted('one.example')).toEqual({ content: instances, message: undefined })
    there.select(['j'])
    expect(pasted('two.example')).toEqual({
      content: [],
      message: 'This shared component was copied before it was loaded. Copy it again after it appears in its store.',
    })
  })

  it('is validated: invalid values become the default, and unknown values stay unchanged', () => {
    const here = open()
    const strange = { type: 'elsewhere', id: 'x', props: { any: 'thing' } }
    pasteText(here, textOf([{ type: 'note', props: { heading: 7, rating: 99, color: 'url(javascript:1)', extra: 1 } }, strange]))
    const [note, unknown] = contentOf(here)
    expect(note?.props).toMatchObject({ heading: 'Hello', rating: 5, color: '#1a1a1a' })
    expect(unknown?.contentType).toBe('unknown')
    expect(load(save(here.store.getState().document), blocks).document).toEqual(here.store.getState().document)
  })

  it('reports what it replaced, by block, field and old value', () => {
    const here = open()
    pasteText(here, textOf([{ type: 'box', childComponents: [{ type: 'note', props: { rating: 99 } }] }]))
    const [box] = contentOf(here)
    const [note] = box ? childrenOf(box) : []
    const { repairs, replaced } = here.store.getState()
    expect(repairs).toEqual([expect.objectContaining({ blockId: note?.id, kind: 'defaulted', was: 99, message: 'More than 5.' })])
    expect(replaced[note?.id ?? '']).toEqual(repairs)
  })

  it('rejects blocks that nest too deep, with a message and without a change', () => {
    const nested = (levels: number): object => ({ type: 'box', childComponents: levels > 1 ? [nested(levels - 1)] : [] })
    const here = open([{ type: 'box', id: 'outer' }])
    const before = here.store.getState().document
    expect(pasteText(here, textOf([nested(9)]))).toBe(true)
    expect(here.store.getState().document).toBe(before)
    expect(here.store.getState().refusal?.text).toContain('more than 8 levels deep')
    pasteText(here, textOf([nested(8)]))
    expect(contentOf(here)).toHaveLength(2)
    expect(here.store.getState().refusal).toBeUndefined()
  })

  it('explains why a block cannot be inserted or moved at the depth limit', () => {
    const nested = (levels: number): object => ({
      type: 'box',
      id: `level-${levels}`,
      childComponents: levels > 1 ? [nested(levels - 1)] : [],
    })
    const here = open([nested(8), { type: 'note', id: 'note' }])
    const before = here.store.getState().document
    expect(insertBlock(here, 'note', { at: { list: { container: 'level-1' }, index: 0 } })).toBeUndefined()
    expect(here.store.getState().refusal?.text).toContain('8 is the limit')
    drop(here, { kind: 'blocks', ids: ['note'] } as never, { position: { list: { container: 'level-1' }, index: 0 } } as never)
    expect(here.store.getState().refusal?.text).toContain('8 is the limit')
    expect(here.store.getState().document).toBe(before)
  })

  it.each([
    ['words', 'Just words'],
    ['JSON of another kind', '{"blocks":[{"type":"note"}]}'],
    ['no blocks', textOf([])],
    ['what are no blocks', textOf(['note', 4])],
  ])('ignores %s', (_, text) => {
    const here = open()
    expect(pasteText(here, text)).toBe(false)
    expect(contentOf(here)).toEqual([])
  })

  it('skips blocks that are already on every page, and selects them if there are no others', () => {
    const here = createBuilder({
      document: load({ content: [], globalContent: [{ type: 'bar', id: 'bar' }] }, blocks).document,
      blocks,
    })
    const globals = () => here.store.getState().document.globalContent.map(({ id }) => id)
    const before = here.store.getState().history
    pasteText(here, textOf([{ type: 'bar' }]))
    expect([globals(), here.store.getState().selection, here.store.getState().history]).toEqual([['bar'], ['bar'], before])
    expect(here.store.getState().announcement.text).toMatch(/already on every page/)
    pasteText(here, textOf([{ type: 'bar' }, { type: 'note' }, { type: 'bar' }]))
    expect(globals()).toEqual(['bar'])
    expect(contentOf(here).map(({ type }) => type)).toEqual(['note'])
    expect(here.store.getState().announcement.text).toMatch(/^Pasted. .*already on every page/)
  })

  it('adds one of two global blocks of the same type', () => {
    const here = open()
    pasteText(here, textOf([{ type: 'bar' }, { type: 'bar' }]))
    expect(here.store.getState().document.globalContent).toHaveLength(1)
  })

  it('explains that the blocks would be nested too deep, and changes nothing', () => {
    const deep = (levels: number): object => ({ type: 'box', childComponents: levels > 1 ? [deep(levels - 1)] : [] })
    const here = open([{ type: 'box', id: 'b', childComponents: [{ type: 'note', id: 'n' }] }])
    here.select(['n'])
    const before = here.store.getState().document
    expect(pasteText(here, textOf([deep(DEPTH_LIMIT)]))).toBe(true)
    expect(here.store.getState().document).toBe(before)
    expect(here.store.getState().announcement.text).toMatch(/deep/)
  })
})

it.each([
  ['locked', toggleLock],
  ['hidden', toggleHide],
] as const)('several blocks of which one is %s all become so, and then none is', (key, command) => {
  const builder = open([
    { type: 'note', id: 'a', editor: { [key]: true } },
    { type: 'note', id: 'b' },
  ])
  builder.select(['a', 'b'])
  const states = () => contentOf(builder).map(({ editor }) => editor?.[key] ?? false)
  command.run(builder)
  expect(states()).toEqual([true, true])
  command.run(builder)
  expect(states()).toEqual([false, false])
})

describe('a full page', () => {
  const full = () => open(Array.from({ length: PAGE_LIMITS.blocks }, (_, n) => ({ type: 'note', id: `n${n}` })))

  it.each<[string, (builder: ReturnType<typeof open>) => unknown]>([
    ['an inserted block', (builder) => insertBlock(builder, 'note')],
    ['a pasted block', (builder) => pasteText(builder, textOf([{ type: 'note' }]))],
    ['a duplicate', (builder) => duplicate.run(builder)],
    ['a copy', (builder) => duplicateWithContent.run(builder)],
  ])('accepts no more blocks: %s is rejected, and the limit is shown', (_, add) => {
    const builder = full()
    builder.select(['n0'])
    add(builder)
    expect(contentOf(builder)).toHaveLength(PAGE_LIMITS.blocks)
    expect(builder.store.getState().refusal?.text).toContain('up to 2000 blocks')
  })
})
