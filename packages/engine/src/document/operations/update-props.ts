import { castDraft } from 'immer'
import type { z } from 'zod'
import type { Block, Blocks } from '../../block.ts'
import { childrenOf, type Document, type DocumentBlock, type KnownBlock } from '../document.ts'
import { DocumentError } from '../error.ts'
import { sameJson } from '../json.ts'
import { findOrThrow } from '../position.ts'
import { schemaOf, typeOf } from '../schema.ts'
import { namedSlots, slotNameOf } from '../slots/slots.ts'
import type { Change } from './change.ts'
import { produceChange } from './produce-change.ts'

/**
 * Sets some props of a block, each as a whole; `undefined` resets one to its default. A prop that the schema does not know is set
 * unchanged, and removed by `undefined`. The blocks in the slot of a removed list item are removed too. Throws `DocumentError` for an unknown id and for an invalid value.
 */
export function updateProps(
  document: Document,
  blocks: Blocks,
  { id, props }: { id: string; props: Readonly<Record<string, unknown>> },
): Change {
  const { block, path } = findOrThrow(document, id)
  if (block.contentType === 'unknown')
    throw new DocumentError(
      'not-understood',
      `The block type${block.type && ` "${block.type}"`} is unknown, so its props can't change. Move or remove it.`,
      id,
    )
  return produceChange(document, { id, path, value: block }, (draft) => {
    const next: Record<string, unknown> = { ...block.props }
    for (const [key, given] of Object.entries(props)) {
      const value = fitting(blocks, block, key, given)
      if (Object.hasOwn(next, key) && sameJson(next[key], value)) continue
      next[key] = value
      if (value === undefined) delete draft.props[key]
      else draft.props[key] = value
    }
    const kept = childrenAfter(block, typeOf(blocks, block.type), next)
    if (kept) draft.childComponents = castDraft(kept)
  })
}

/** The children without those in slots of list items that are removed; undefined if all stay. */
function childrenAfter(
  block: KnownBlock,
  type: Block | undefined,
  props: Readonly<Record<string, unknown>>,
): readonly DocumentBlock[] | undefined {
  const changesList = Object.values(type?.slots ?? {}).some(({ each }) => each !== undefined && block.props[each] !== props[each])
  if (!type || !changesList) return undefined
  const before = namedSlots(type, block.props)
  const after = new Set(namedSlots(type, props).map(({ name }) => name))
  const children = childrenOf(block)
  const kept = children.filter((child) => after.has(slotNameOf(before, child) ?? ''))
  return kept.length === children.length ? undefined : kept
}

/** Path segments that immer's patches reject. */
const RESERVED = ['__proto__', 'constructor', 'prototype']

/** Returns the value as parsed by the schema: complete and valid. */
function fitting(blocks: Blocks, block: KnownBlock, key: string, value: unknown): unknown {
  const type = typeOf(blocks, block.type)
  if (!type)
    throw new DocumentError('unknown-type', `There is no block type "${block.type}" in the dictionary that was given.`, block.id)
  if (RESERVED.includes(key))
    throw new DocumentError('props', `${block.type}: "${key}" can't be the name of a prop. Choose another.`, block.id)
  const { shape } = schemaOf(type)
  const field = Object.hasOwn(shape, key) ? shape[key] : undefined
  if (!field) return value
  const result = (field as z.ZodType).safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const where = [block.type, key, ...(issue?.path ?? [])].join('.')
  throw new DocumentError(
    'props',
    `${where} does not fit: ${(issue?.message ?? 'it is invalid').replace(/\.$/, '')}. Give a value that fits, or undefined for the default.`,
    block.id,
  )
}
