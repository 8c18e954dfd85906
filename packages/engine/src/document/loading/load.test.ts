import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KnownBlock } from '../document.ts'
import { find, walk } from '../find.ts'
import { save } from '../save.ts'
import { asJson, comparable, idsOf, storedDocument } from '../testing/arbitrary-document.ts'
import { blocks } from '../testing/blocks.ts'
import { load } from './load.ts'

const loadOne = (stored: unknown) => {
  const { document, report } = load([stored], blocks)
  return { block: document.content[0] as KnownBlock, report, document }
}

describe('load', () => {
  it('completes missing values', () => {
    const { block, report } = loadOne({ type: 'box' })
    expect(block).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{10}$/),
      type: 'box',
      contentType: 'container',
      version: 1,
      props: { gap: '1rem' },
      childComponents: [],
    })
    expect(report).toEqual([expect.objectContaining({ kind: 'identified', path: ['content', 0, 'id'], blockId: block.id })])
  })

  it('accepts numbers as ids, and gives the second of two equal ids a new one', () => {
    const { document, report } = load(
      {
        content: [
          { type: 'note', id: 7 },
          { type: 'note', id: '7' },
        ],
        globalContent: [{ type: 'bar', id: 7 }],
      },
      blocks,
    )
    expect(document.content[0]?.id).toBe('7')
    expect(new Set(idsOf(document)).size).toBe(3)
    expect(report.map(({ kind, was }) => [kind, was])).toEqual([
      ['identified', 7],
      ['identified', '7'],
      ['identified', 7],
    ])
  })

  it.each([
    ['color', ['#fff', '#1a1a1a', 'rgb(120, 120, 120)', 'rgba(255, 255, 255, 0.95)', 'transparent', 'tomato', 'RebeccaPurple']],
    ['size', ['1.1rem', '150px', '50%', '0', { desktop: '2rem', mobile: '1rem' }]],
    ['padding', ['0.75rem 0', '1rem 0', '0.25rem 1rem', '1px 2px 3px 4px', '0']],
    ['weight', ['600', 600]],
    ['shadow', ['0 4px 24px rgba(0,0,0,0.08)', '']],
    ['border', ['2px solid rgba(255,255,255,0.7)', '']],
    ['overlay', ['linear-gradient(90deg, rgba(0,0,0,0.5), transparent)', '']],
    ['picture', [false, '', '/media/a.jpg', 'https://cdn.example/a.jpg?w=1']],
    ['rating', [0, 4.5, 5]],
  ])('keeps every stored %s', (prop, values) => {
    for (const value of values) {
      const { block, report } = loadOne({ id: 'x', type: 'note', props: { [prop]: value } })
      expect(block.props[prop]).toEqual(value)
      expect(report).toEqual([])
    }
  })

  it('keeps links as strings or objects, and buttons without type, url and target', () => {
    const links = ['About', { label: 'Shop', url: '/shop' }]
    const { block, report } = loadOne({ id: 'x', type: 'gallery', props: { links, slides: [{ buttons: [{ text: 'Buy' }] }] } })
    expect(block.props.links).toMatchObject(links)
    expect(block.props.slides).toMatchObject([{ buttons: [{ text: 'Buy', type: 'internal', url: '', target: '_self' }] }])
    expect(report).toEqual([])
  })

  it.each([
    ['color', 'red;}'],
    ['color', 'url(javascript:alert(1))'],
    ['size', 'expression(1)'],
    ['heading', 'much too long for a heading'],
    ['picture', 'data:text/html,x'],
    ['size', { desktop: 'x' }],
    ['rating', 6],
  ])('replaces only %s by its default when it has the invalid value %j', (prop, was) => {
    const { block, report } = loadOne({ id: 'x', type: 'note', props: { open: false, [prop]: was } })
    expect(block.props).toEqual({ ...loadOne({ type: 'note' }).block.props, open: false })
    expect(report).toEqual([
      {
        kind: 'defaulted',
        path: ['content', 0, 'props', prop],
        blockId: 'x',
        was,
        message: expect.any(String),
      },
    ])
  })

  it('repairs lists and unions: one invalid URL affects only itself', () => {
    const slides = [
      { title: 'One', note: 1, buttons: [{ text: 'A', url: 'javascript:x' }] },
      'no slide',
      { title: 'Two', color: 'x;' },
    ]
    const { block, report } = loadOne({ id: 'x', type: 'gallery', props: { slides, links: [{ label: 'L', url: 'x:y' }] } })
    expect(block.props).toMatchObject({
      slides: [
        { title: 'One', note: 1, buttons: [{ text: 'A', url: '' }] },
        { title: 'Two', color: '#ffffff' },
      ],
      links: [{ label: 'L', url: '' }],
    })
    expect(report.map(({ kind, path, was }) => [kind, path.slice(3).join('.'), was])).toEqual([
      ['defaulted', 'slides.0.buttons.0.url', 'javascript:x'],
      ['dropped', 'slides.1', 'no slide'],
      ['defaulted', 'slides.2.color', 'x;'],
      ['defaulted', 'links.0.url', 'x:y'],
    ])
  })

  it('truncates a list that is too long', () => {
    const { block, report } = loadOne({
      id: 'x',
      type: 'gallery',
      props: { slides: Array.from({ length: 8 }, (_, i) => ({ title: `${i}` })) },
    })
    expect(block.props.slides).toHaveLength(5)
    expect(report).toEqual([expect.objectContaining({ kind: 'dropped', was: [{ title: '5' }, { title: '6' }, { title: '7' }] })])
  })

  it('keeps unknown props and keys, and children of blocks that are not containers', () => {
    const stored = {
      id: 'x',
      type: 'note',
      contentType: 'normal',
      version: 1,
      props: { mystery: [1] },
      memo: { a: 1 },
      childComponents: [null],
    }
    const { block, report } = loadOne(stored)
    expect(block).toMatchObject(stored)
    expect(report).toEqual([])
    expect([...walk({ content: [block], globalContent: [] })]).toHaveLength(1)
  })

  it.each([
    [{ type: 'carousel', props: { a: 1 }, childComponents: [{ type: 'note' }] }],
    [{ id: 'x', type: 'note', version: 2, props: { heading: 5 } }],
    [{ id: 'x', type: 'offer', version: 2, props: { price: 'broken' } }],
    [{ type: 'constructor' }],
    [JSON.parse('{"type":"__proto__","__proto__":{"type":"note"}}')],
    [null],
    ['text'],
  ])('keeps %j unchanged, and reports it', (stored) => {
    const { document, report } = load([stored], blocks)
    expect(document.content[0]).toMatchObject({ contentType: 'unknown', id: expect.stringMatching(/./) })
    expect(JSON.stringify(save(document).content)).toBe(JSON.stringify([stored]))
    expect(report).toEqual([expect.objectContaining({ kind: 'unknown', path: ['content', 0], was: stored })])
  })

  it('keeps an id that two blocks have at the known block', () => {
    const { document } = load(
      [
        { type: 'carousel', id: 'x' },
        { type: 'note', id: 'x' },
      ],
      blocks,
    )
    expect(document.content).toMatchObject([{ id: expect.not.stringMatching(/^x$/), stored: { id: 'x' } }, { id: 'x' }])
  })

  it('completes missing ids in the same way in every load, and takes no id that a block has stored', () => {
    const noId = { type: 'note', props: { heading: 'Hi', rating: 4 } }
    const stored = [
      noId,
      { type: 'note', props: { rating: 4, heading: 'Hi' } },
      { type: 'sides', childComponents: [{ type: 'carousel' }, noId] },
      { type: 'sheets', props: { items: [{ name: 'One' }, { name: 'Two' }] } },
      { ...noId, id: 'x' },
      { ...noId, id: 'x' },
      noId,
    ]
    const first = load(stored, blocks).document
    expect(load(asJson(stored), blocks).document).toEqual(first)
    expect(new Set(idsOf(first)).size).toBe(idsOf(first).length)
    // Another position, type or prop is another block.
    const [one] = first.content
    expect(first.content.slice(1).map(({ id }) => id)).not.toContain(one?.id)
    expect(load([{ ...noId, props: {} }], blocks).document.content[0]?.id).not.toBe(one?.id)
    // A block that was inserted without an id before the stored one.
    const saved = asJson(save(first)).content as unknown[]
    const later = load([noId, ...saved], blocks).document
    expect(later.content.slice(1).map(({ id }) => id)).toEqual(first.content.map(({ id }) => id))
    const sheets = first.content.find(({ type }) => type === 'sheets') as KnownBlock
    const items = (sheets.props.items as { id: string }[]).toSpliced(0, 0, { name: 'New' } as never)
    const again = load([...saved.slice(0, 3), { ...sheets, props: { items } }], blocks).document.content[3]
    expect((again as KnownBlock).props.items).toEqual([{ name: 'New', id: expect.any(String) }, ...items.slice(1)])
  })

  it('migrates through every version in between', () => {
    const { block, report } = loadOne({ id: 'x', type: 'offer', props: { amount: 1250, mystery: true } })
    expect(block).toMatchObject({ version: 3, props: { price: 12.5, currency: 'USD', mystery: true } })
    expect(report).toEqual([expect.objectContaining({ kind: 'migrated', was: 1 })])
  })

  it('ignores prototype keys', () => {
    const { block } = loadOne(
      JSON.parse('{"id":"x","type":"note","__proto__":{"polluted":1},"props":{"__proto__":{"polluted":1},"constructor":1}}'),
    )
    expect(Object.getPrototypeOf(block)).toBe(Object.prototype)
    expect(Object.getPrototypeOf({ ...block.props })).toBe(Object.prototype)
    expect(Object.keys(block.props)).toContain('constructor')
    expect('polluted' in block || 'polluted' in block.props || 'polluted' in {}).toBe(false)
  })

  it('moves blocks below the depth limit out in reading order, without loss or stack overflow', () => {
    const nested = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>(
        (child, _, i) => ({ type: 'box', id: `box${levels - i}`, childComponents: [child] }),
        { type: 'note', id: 'leaf' },
      )
    const { document, report } = load([nested(10)], blocks)
    expect(find(document, 'box8')?.depth).toBe(8)
    expect(find(document, 'leaf')?.siblings.map(({ id }) => id)).toEqual(['box8', 'box9', 'box10', 'leaf'])
    expect(report.map(({ kind, blockId }) => [kind, blockId])).toEqual([
      ['moved', 'box9'],
      ['moved', 'box10'],
      ['moved', 'leaf'],
    ])
    expect(idsOf(load([nested(20_000)], blocks).document)).toHaveLength(20_001)
  })

  it('drops invalid annotations', () => {
    const { block, report } = loadOne({ id: 'x', type: 'note', editor: { label: 5, hidden: true, tint: 1 } })
    expect(block.editor).toEqual({ hidden: true, tint: 1 })
    expect(report).toEqual([expect.objectContaining({ kind: 'dropped', path: ['content', 0, 'editor', 'label'], was: 5 })])
    for (const hiddenOn of ['mobile', ['phone'], ['mobile', 'mobile'], [1]])
      expect(loadOne({ id: 'x', type: 'note', editor: { hiddenOn, locked: true } }).block.editor).toEqual({ locked: true })
    expect(loadOne({ id: 'x', type: 'note', editor: { hiddenOn: ['mobile'] } })).toMatchObject({
      block: { editor: { hiddenOn: ['mobile'] } },
      report: [],
    })
  })

  it.each([[undefined], [null], [5], ['x'], [{}], [{ content: 5 }], [{ content: null, globalContent: {} }]])(
    'returns an empty document for %j',
    (raw) => {
      expect(load(raw, blocks).document).toEqual({ content: [], globalContent: [] })
    },
  )

  it('never throws, and keeps ids unique', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record(
          {
            id: fc.jsonValue(),
            type: fc.constantFrom('note', 'gallery', 'box', 'offer', 'no'),
            version: fc.jsonValue(),
            props: fc.jsonValue(),
            variant: fc.jsonValue(),
            editor: fc.jsonValue(),
            childComponents: fc.jsonValue(),
          },
          { requiredKeys: [] },
        ),
      ),
    )
    fc.assert(
      fc.property(anything, (raw) => {
        const { document } = load(raw, blocks)
        expect(load(raw, blocks).document).toEqual(document)
        expect(new Set(idsOf(document)).size).toBe(idsOf(document).length)
        for (const { depth } of walk(document)) expect(depth).toBeLessThanOrEqual(8)
      }),
      { numRuns: repeat(500) },
    )
  })

  it('is idempotent: a saved document loads unchanged, without a report', () => {
    fc.assert(
      fc.property(storedDocument, (stored) => {
        const frozen = JSON.stringify(stored)
        const first = load(stored, blocks).document
        expect(JSON.stringify(stored)).toBe(frozen)
        const second = load(asJson(save(first)), blocks)
        expect(comparable(second.document)).toEqual(comparable(asJson(first)))
        expect(second.report.filter(({ kind }) => kind !== 'unknown')).toEqual([])
      }),
    )
  })
})
