import type { PageOperation } from '@blockfront/contract'
import { type Document, load, save, walk } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AppError } from '../../../ground/errors.ts'
import { addableTypes, applyOperations } from './apply-operations.ts'

const idsOf = (document: Document) => [...walk(document)].map(({ block }) => block.id)

const stored = [
  { id: 'a', type: 'container', childComponents: [{ id: 'b', type: 'textBlock' }] },
  { id: 'c', type: 'columns' },
  { id: 'd', type: 'gone' },
]

/** Ids that operations name: those of stored blocks, those of blocks that they insert, and one that never exists. */
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'none')
const position = fc.record(
  { containerId: id, index: fc.integer({ min: 0, max: 4 }), slot: fc.constantFrom('left', 'content', 'no') },
  { requiredKeys: [] },
)
const props = fc.oneof(
  fc.constant({}),
  fc.record({ text: fc.string() }),
  fc.dictionary(fc.constantFrom('heading', 'gap', 'slides', 'unknown'), fc.jsonValue()),
)
const type = fc.constantFrom('container', 'columns', 'textBlock', 'heading', 'hero', 'tabs', 'footer', 'product', 'no')
const operation: fc.Arbitrary<PageOperation> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ op: fc.constant('insert' as const), type, id, props, at: position }) },
  fc.record({
    op: fc.constant('update' as const),
    blockId: id,
    props,
    reset: fc.array(fc.constantFrom('text', 'unknown'), { maxLength: 1 }),
  }),
  fc.record({ op: fc.constant('move' as const), blockId: id, to: position }),
  fc.record({ op: fc.constant('remove' as const), blockId: id }),
)

it('makes a valid document of a valid one, or says which operation is not possible', () => {
  let applied = 0
  fc.assert(
    fc.property(fc.array(operation, { minLength: 1, maxLength: 12 }), (operations) => {
      let { document } = load(stored, blocks)
      for (const operation of operations) {
        const before = JSON.stringify(document)
        try {
          document = applyOperations(document, blocks, [operation]).document
          applied++
        } catch (error) {
          expect(error).toBeInstanceOf(AppError)
          const { code, options } = error as AppError
          expect(code).toBe('invalid_input')
          expect(Object.keys(options.fields ?? {}).every((path) => /^operations\.0(?:\.|$)/.test(path))).toBe(true)
          expect(JSON.stringify(document)).toBe(before)
          continue
        }
        const loaded = load(save(document), blocks)
        expect(loaded.report.filter(({ kind }) => kind !== 'unknown')).toEqual([])
        expect(loaded.document).toEqual(JSON.parse(JSON.stringify(document)))
        expect(new Set(idsOf(document)).size).toBe(idsOf(document).length)
      }
    }),
    { numRuns: repeat(300) },
  )
  expect(applied).toBeGreaterThan(200)
})

const insertion: PageOperation = { op: 'insert', type: 'textBlock', props: {}, at: {} }

it('applies all operations, or none, and names the one that is not possible by its index', () => {
  const { document } = load([], blocks)
  const refused: PageOperation = { op: 'remove', blockId: 'none' }
  const run = () => applyOperations(document, blocks, [insertion, insertion, refused])
  expect(run).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({ fields: { 'operations.2': expect.stringContaining('"none"') } }),
    }),
  )
  expect(document.content).toEqual([])
})

it('inserts at the end by default, and counts the index of a move after it', () => {
  const insert = (name: string): PageOperation => ({ ...insertion, id: name })
  const order = (operations: PageOperation[]) => idsOf(applyOperations(load([], blocks).document, blocks, operations).document)
  const all = [insert('a'), insert('b'), insert('c')]
  expect(order(all)).toEqual(['a', 'b', 'c'])
  expect(order([...all, { op: 'move', blockId: 'a', to: {} }])).toEqual(['b', 'c', 'a'])
  expect(order([...all, { op: 'move', blockId: 'a', to: { index: 1 } }])).toEqual(['b', 'a', 'c'])
})

it('resets a prop to its default', () => {
  const { document } = applyOperations(load([], blocks).document, blocks, [
    { ...insertion, id: 'a', props: { text: '<p>Words</p>' } },
    { op: 'update', blockId: 'a', props: {}, reset: ['text'] },
  ])
  const defaults = blocks.textBlock?.props().parse({}) as { text: string }
  expect(document.content[0]?.props.text).toBe(defaults.text)
})

it('adds every block type of the palette with its defaults', () => {
  for (const { type } of addableTypes(blocks)) {
    const { document } = applyOperations(load([], blocks).document, blocks, [{ ...insertion, type }])
    expect(document.content[0]).toMatchObject({ type })
  }
})
