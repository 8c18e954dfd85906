import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { applyPatches as applyWithImmer, enablePatches } from 'immer'
import { describe, expect, it } from 'vitest'
import type { Blocks } from '../../block.ts'
import { create } from '../create.ts'
import { childrenOf, DEPTH_LIMIT, type Document, type DocumentBlock } from '../document.ts'
import { DocumentError } from '../error.ts'
import { walk } from '../find.ts'
import { isRecord } from '../json.ts'
import { load } from '../loading/load.ts'
import type { Position } from '../position.ts'
import { save } from '../save.ts'
import { areaContents, areasOf } from '../slots/areas.ts'
import { childrenIn, slotsOf } from '../slots/slots.ts'
import { asJson, comparable, deepFreeze, loadedDocument } from '../testing/arbitrary-document.ts'
import { blocksWithAreas, blocks as plainBlocks } from '../testing/blocks.ts'
import type { Change } from './change.ts'
import { duplicate } from './duplicate.ts'
import { duplicateWithContent } from './duplicate-with-content.ts'
import { insert } from './insert.ts'
import { move } from './move.ts'
import { applyPatches } from './patch.ts'
import { remove } from './remove.ts'
import { reorder } from './reorder.ts'
import { setEditorMetadata } from './set-editor-metadata.ts'
import { updateProps } from './update-props.ts'

enablePatches()

const OPERATIONS = [
  'insert',
  'remove',
  'move',
  'duplicate',
  'duplicateWithContent',
  'updateProps',
  'reorder',
  'annotate',
] as const
const step = fc.record({
  operation: fc.constantFrom(...OPERATIONS),
  block: fc.nat(),
  container: fc.option(fc.nat()),
  index: fc.nat({ max: 6 }),
  type: fc.constantFrom('note', 'gallery', 'box', 'sides', 'bar', 'offer', 'nothing'),
  slot: fc.constantFrom(undefined, undefined, 'left', 'right', 'extra', 'two'),
  area: fc.constantFrom(undefined, 'content', 'sidebar', 'promo'),
  props: fc.constantFrom<Record<string, unknown>[]>(
    { heading: 'New' },
    { heading: undefined },
    { mystery: [1] },
    { mystery: undefined },
    { color: 'red;' },
    { gap: '3rem', color: '#000' },
    { slides: [{}] },
    { wide: true },
    { items: [{ id: 'two', name: '' }] },
    { constructor: 1 },
  ),
  notes: fc.constantFrom({ hidden: true }, { hidden: false }, { label: 'Top' }, { label: undefined, locked: true }, {
    hiddenOn: ['mobile'],
    appear: 'rise',
  } as const),
})
type StepOf = typeof step extends fc.Arbitrary<infer T> ? T : never

/** One operation on randomly chosen existing blocks and positions, sometimes invalid ones. */
function run(
  document: Document,
  blocks: Blocks,
  { operation, block, container, index, type, slot, area, props, notes }: StepOf,
): Change {
  const found = [...walk(document)]
  const id = found[block % (found.length + 1)]?.block.id ?? 'missing'
  const holders = found.filter(({ block }, i) => block.contentType === 'container' || i === index)
  const holder = container === null ? undefined : holders[container % (holders.length + 1)]?.block
  const top =
    (operation === 'insert' ? type : found[block % (found.length + 1)]?.block.type) === 'bar' ? 'globalContent' : 'content'
  const at: Position = holder
    ? { list: { container: holder.id }, index: index % (childrenOf(holder).length + 1), slot }
    : { list: index === 6 || area === 'promo' ? 'globalContent' : top, index: index % (document[top].length + 1), slot: area }
  if (operation === 'insert') return insert(document, blocks, { block: create(blocks, type), at })
  if (operation === 'move') return move(document, blocks, { id, to: at })
  if (operation === 'remove') return remove(document, blocks, { id })
  if (operation === 'duplicate') return duplicate(document, blocks, { id })
  if (operation === 'duplicateWithContent') return duplicateWithContent(document, blocks, { id })
  if (operation === 'updateProps') return updateProps(document, blocks, { id, props })
  if (operation === 'annotate') return setEditorMetadata(document, { id, notes })
  return reorder(document, blocks, { id, by: index % 2 ? 1 : -1 })
}

/** Every slot of a block contains what its rules allow. Blocks of unknown types may be anywhere. */
function expectRules(block: DocumentBlock, blocks: Blocks) {
  const slots = slotsOf(blocks, block) ?? []
  for (const { name, allow, contentTypes, min = 0, max } of slots) {
    const inside = childrenIn(block, slots, name)
    const known = inside.filter(({ contentType }) => contentType !== 'unknown')
    for (const { type, contentType } of known) {
      if (allow) expect(allow).toContain(type)
      if (contentTypes) expect(contentTypes).toContain(contentType)
    }
    expect(inside.length).toBeGreaterThanOrEqual(min)
    if (max !== undefined && inside.length > max) expect(known.length).toBeLessThan(inside.length)
  }
  for (const child of slots.length > 0 ? childrenOf(block) : [])
    if (child.contentType !== 'unknown') expect(slots.map(({ name }) => name)).toContain(child.slot)
}

/** Every area of the app contains what its rules allow, and only a block that left the first area says where it is. */
function expectAreas(document: Document) {
  const areas = areaContents(document, blocksWithAreas)
  expect(Object.values(areas).flat()).toHaveLength(document.content.length + document.globalContent.length)
  for (const { name, allow, contentTypes, min = 0, max = Number.POSITIVE_INFINITY } of areasOf(blocksWithAreas)) {
    const inside = areas[name] ?? []
    const known = inside.filter(({ contentType }) => contentType !== 'unknown')
    for (const { type, contentType } of known) {
      if (allow) expect(allow).toContain(type)
      if (contentTypes) expect(contentTypes).toContain(contentType)
    }
    expect(inside.length).toBeGreaterThanOrEqual(min)
    if (inside.length > max) expect(known.length).toBeLessThan(inside.length)
  }
}

/** Only a slot is written into a stored block, when it moves there. */
const withoutSlot = (stored: unknown) => (isRecord(stored) ? { ...stored, slot: undefined } : stored)

/** Everything in the document that the dictionary does not know, by block id. */
function unknownData(document: Document): Map<string, unknown> {
  const known = new Set(['id', 'type', 'contentType', 'version', 'variant', 'props', 'childComponents', 'editor', 'slot'])
  return new Map<string, unknown>(
    [...walk(document)].map(({ block }): [string, unknown] => {
      if (block.contentType === 'unknown') return [block.id, { ...block, slot: undefined, stored: withoutSlot(block.stored) }]
      const extra = Object.entries(block).filter(([key]) => !known.has(key))
      return [block.id, { extra, legacy: block.props.legacy, tint: (block.editor as { tint?: unknown } | undefined)?.tint }]
    }),
  )
}

/** Removes keys named `__proto__`: immer loses them when it copies a value, and this implementation keeps them. */
const ordinary = (document: Document): unknown =>
  JSON.parse(JSON.stringify(document), (key, value) => (key === '__proto__' ? undefined : value))

describe('any sequence of operations', () => {
  it('keeps every invariant of a document, and undoes and redoes exactly', () => {
    const done: Record<string, number> = {}
    fc.assert(
      fc.property(
        loadedDocument,
        fc.boolean(),
        fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
        (plain, own, steps) => {
          const blocks = own ? blocksWithAreas : plainBlocks
          const start = own ? deepFreeze(load(asJson(save(plain)), blocks).document) : plain
          let document = start
          const bars = (of: Document) => of.globalContent.filter(({ type }) => type === 'bar').length
          const unknown = unknownData(start)
          for (const one of steps) {
            let change: Change
            try {
              change = deepFreeze(run(document, blocks, one))
            } catch (error) {
              expect(error).toBeInstanceOf(DocumentError)
              continue
            }
            if (change.patches.length > 0) done[one.operation] = (done[one.operation] ?? 0) + 1
            const next = change.document
            if (change.patches.length === 0) expect(next).toBe(document)
            expect(applyPatches(document, change.patches)).toEqual(next)
            expect(applyPatches(next, change.inverse)).toEqual(document)
            expect(ordinary(applyWithImmer(document, [...change.patches]))).toEqual(ordinary(next))
            expect(ordinary(applyWithImmer(next, [...change.inverse]))).toEqual(ordinary(document))

            const found = [...walk(next)]
            expect(new Set(found.map(({ block }) => block.id)).size).toBe(found.length)
            for (const { block, depth, list } of found) {
              expect(depth).toBeLessThanOrEqual(DEPTH_LIMIT)
              if (block.contentType === 'global' || (!own && block.contentType !== 'unknown'))
                expect(block.contentType === 'global').toBe(list === 'globalContent')
              if (block.contentType !== 'container') expect(childrenOf(block)).toEqual([])
              expectRules(block, blocks)
            }
            if (own) expectAreas(next)
            expect(bars(next)).toBeLessThanOrEqual(Math.max(1, bars(start)))
            for (const [id, data] of unknownData(next)) if (unknown.has(id)) expect(data).toEqual(unknown.get(id))
            document = next
          }
          const again = load(asJson(save(document)), blocks)
          expect(comparable(again.document)).toEqual(comparable(asJson(document)))
          expect(again.report.filter(({ kind }) => kind !== 'unknown')).toEqual([])
        },
      ),
      { numRuns: repeat(25, 1000) },
    )
    for (const name of OPERATIONS) expect(done[name], `${name} was done`).toBeGreaterThan(5)
  })
})
