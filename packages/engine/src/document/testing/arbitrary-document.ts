import fc from 'fast-check'
import type { Document, DocumentBlock } from '../document.ts'
import { walk } from '../find.ts'
import { load } from '../loading/load.ts'
import { blocks } from './blocks.ts'

const color = fc.constantFrom('#fff', 'rgb(120, 120, 120)', 'transparent')
const misfit = fc.constantFrom<unknown>('red; x', 5, null, [], { desktop: 'x' }, 'javascript:alert(1)')
const loose = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: value as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: misfit })
const some = <T extends Record<string, fc.Arbitrary<unknown>>>(shape: T) => fc.record(shape, { requiredKeys: [] })

const propsOf: Record<string, fc.Arbitrary<unknown>> = {
  note: some({
    heading: loose(fc.string({ maxLength: 20 })),
    color: loose(color),
    size: loose(fc.constantFrom<unknown>('2rem', { desktop: '1px' })),
    mystery: fc.jsonValue(),
    legacy: fc.jsonValue(),
  }),
  gallery: some({
    slides: loose(
      fc.array(
        loose(
          some({
            title: loose(fc.string()),
            color: loose(color),
            extra: fc.jsonValue(),
            buttons: fc.array(loose(some({ url: loose(fc.constant('/a')) })), { maxLength: 2 }),
          }),
        ),
        { maxLength: 7 },
      ),
    ),
    links: loose(fc.array(loose(fc.constantFrom<unknown>('Plain', { label: 'Shop', url: '/shop' })), { maxLength: 3 })),
  }),
  box: some({ legacy: fc.jsonValue(), gap: loose(fc.constant('2rem')) }),
  sides: some({ wide: loose(fc.boolean()), legacy: fc.jsonValue() }),
  sheets: some({ items: loose(fc.array(some({ id: fc.constantFrom('one', 'two', ''), name: fc.string() }), { maxLength: 3 })) }),
  bar: some({ sticky: loose(fc.boolean()) }),
  offer: some({ legacy: fc.jsonValue(), amount: fc.nat(), price: loose(fc.nat()) }),
}

const CONTAINERS = new Set(['box', 'sides', 'sheets'])

const id = fc.oneof(fc.constantFrom<unknown>('a', 'b', 7, '', null), fc.string({ minLength: 3 }))
const unknownBlock = fc.oneof(
  fc.record(
    {
      id,
      type: fc.constantFrom('carousel', 'constructor', '__proto__'),
      props: fc.jsonValue(),
      slot: fc.constantFrom('right', 'gone'),
      childComponents: fc.jsonValue(),
    },
    { requiredKeys: ['type'] },
  ),
  fc.record({ type: fc.constant('note'), version: fc.constant(99), props: fc.jsonValue() }),
  fc.jsonValue().filter((value) => typeof value !== 'object' || value === null || !('type' in value)),
)
const knownBlock = (types: string[], childComponents: fc.Arbitrary<unknown>) =>
  fc.constantFrom(...types).chain((type) =>
    fc.record(
      {
        id,
        type: fc.constant(type),
        props: propsOf[type] ?? fc.constant({}),
        version: type === 'offer' ? fc.integer({ min: 1, max: 3 }) : fc.constant(1),
        memo: fc.jsonValue(),
        slot: fc.constantFrom<unknown>('left', 'right', 'extra', 'two', 'gone', 7),
        editor: loose(some({ label: fc.string(), hidden: fc.boolean(), tint: fc.constant(1) })),
        ...(CONTAINERS.has(type) ? { childComponents } : {}),
      },
      { requiredKeys: ['type'] },
    ),
  )

const { tree } = fc.letrec((tie) => ({
  tree: fc.array(
    fc.oneof(
      { depthSize: 'small' },
      unknownBlock,
      knownBlock(['note', 'gallery', 'offer', 'box', 'sides', 'sheets'], tie('tree')),
    ),
    {
      maxLength: 5,
    },
  ),
}))

/** Random stored documents: known blocks with missing and invalid values, unknown blocks, nested containers. */
export const storedDocument = fc.record({
  content: tree,
  globalContent: fc.array(fc.oneof(unknownBlock, knownBlock(['bar'], fc.constant([]))), { maxLength: 2 }),
})

/** Loaded documents, deeply frozen, so that an operation that mutates one throws. */
export const loadedDocument = storedDocument.map((stored) => deepFreeze(load(stored, blocks).document))

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}

/**
 * The document with placeholders for ids that are not stored: those of unknown blocks without an id or with the id of another
 * block.
 */
export function comparable(document: Document): Document {
  const hide = (block: DocumentBlock): DocumentBlock => {
    if (block.contentType === 'unknown') return { ...block, id: '' }
    return block.contentType === 'container' ? { ...block, childComponents: (block.childComponents ?? []).map(hide) } : block
  }
  return { content: document.content.map(hide), globalContent: document.globalContent.map(hide) }
}

/** A copy of a document through JSON. */
export const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

export const idsOf = (document: Document): string[] => [...walk(document)].map(({ block }) => block.id)
