import type { Blocks } from '@blockfront/engine'
import {
  childrenOf,
  type Document,
  type DocumentBlock,
  metaOf,
  type PageSettings,
  sameJson,
  schemaOf,
  typeOf,
  walk,
} from '@blockfront/engine'
import { messages } from '../messages.ts'

/** One block that differs between two documents. */
export interface Difference {
  id: string
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** The displayed name: the block's own label, or its type's title. */
  name: string
  /** Whether it is on all pages of the store. */
  shared: boolean
  /** Labels of the settings that differ; empty unless the block was changed. */
  settings: readonly string[]
  /** The number of blocks that were added or removed inside it. */
  inside: number
}

/** A block and its location. */
interface BlockPosition {
  block: DocumentBlock
  /** `content`, `globalContent`, or the id of the container. */
  list: string
}

export const listKey = (list: 'content' | 'globalContent' | { container: string }): string =>
  typeof list === 'string' ? list : `in ${list.container}`

function blockPositions(document: Document): Map<string, BlockPosition & { shared: boolean }> {
  const all = new Map<string, BlockPosition & { shared: boolean }>()
  for (const { block, list, path } of walk(document))
    all.set(block.id, { block, list: listKey(list), shared: path[0] === 'globalContent' })
  return all
}

/** The displayed name of a block. */
export const blockName = (blocks: Blocks, block: DocumentBlock): string =>
  block.editor?.label || typeOf(blocks, block.type)?.title || block.type || messages.unknownBlock

const countInside = (block: DocumentBlock): number => childrenOf(block).reduce((sum, child) => sum + 1 + countInside(child), 0)

/** The id of the page's settings in a comparison; no block has it. */
export const SETTINGS = '\0settings'

function settingsDifference(before: PageSettings | undefined, after: PageSettings | undefined): Difference[] {
  if (!before || !after) return []
  const settings = changedKeys({ ...before }, { ...after }).map((key) => messages.pageFields[key as keyof PageSettings] ?? key)
  if (settings.length === 0) return []
  return [{ id: SETTINGS, kind: 'changed', name: messages.pageSettings, shared: false, settings, inside: 0 }]
}

/**
 * The differences from one document to the other: the page's settings, then blocks in reading order, then removed blocks.
 * Settings are compared if both documents have them.
 * @param nameOf The displayed name of a block. Default: without the names of shared components.
 */
export function compare(
  before: Document,
  after: Document,
  blocks: Blocks,
  nameOf = (block: DocumentBlock) => blockName(blocks, block),
): Difference[] {
  const [old, now] = [blockPositions(before), blockPositions(after)]
  const kept = movedWithin(old, now)
  const differences: Difference[] = settingsDifference(before.settings, after.settings)
  const add = (
    kind: Difference['kind'],
    { block, shared }: { block: DocumentBlock; shared: boolean },
    settings: string[] = [],
  ) => {
    const whole = kind === 'added' || kind === 'removed'
    const inside = whole ? countInside(block) : 0
    differences.push({ id: block.id, kind, name: nameOf(block), shared, settings, inside })
  }
  for (const [id, entry] of now) {
    const was = old.get(id)
    if (!was) {
      if (!isInsideOf(entry.list, (parent) => !old.has(parent))) add('added', entry)
      continue
    }
    const settings = changedSettings(blocks, was.block, entry.block)
    if (settings.length > 0) add('changed', entry, settings)
    if (was.list !== entry.list || was.block.slot !== entry.block.slot || kept.has(id)) add('moved', entry)
  }
  for (const [id, entry] of old) if (!now.has(id) && !isInsideOf(entry.list, (parent) => !now.has(parent))) add('removed', entry)
  return differences
}

const isInsideOf = (list: string, test: (container: string) => boolean) => list.startsWith('in ') && test(list.slice(3))

/** The ids that are in the same list but in a different order: as few as possible. */
function movedWithin(old: ReadonlyMap<string, BlockPosition>, now: ReadonlyMap<string, BlockPosition>): Set<string> {
  const order = new Map<string, number>()
  for (const id of old.keys()) order.set(id, order.size)
  const lists = new Map<string, string[]>()
  for (const [id, { list }] of now) {
    if (old.get(id)?.list !== list) continue
    lists.set(list, [...(lists.get(list) ?? []), id])
  }
  const moved = new Set<string>()
  for (const ids of lists.values()) {
    const stayed = longestRising(ids.map((id) => order.get(id) ?? 0))
    ids.forEach((id, i) => {
      if (!stayed.has(i)) moved.add(id)
    })
  }
  return moved
}

/** The indexes of a longest increasing subsequence. */
function longestRising(numbers: readonly number[]): Set<number> {
  const tails: number[] = []
  const before: number[] = []
  numbers.forEach((value, i) => {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[tails[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    before[i] = low > 0 ? (tails[low - 1] as number) : -1
    tails[low] = i
  })
  const found = new Set<number>()
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] as number) found.add(at)
  return found
}

/** A block without its children. */
export function withoutChildren(block: DocumentBlock): Record<string, unknown> {
  if (block.contentType === 'unknown') return { stored: block.stored }
  const { childComponents, ...own } = block
  return block.contentType === 'container' ? own : { ...own, childComponents }
}

/** The labels of the differences between two states of one block, without its children. */
function changedSettings(blocks: Blocks, before: DocumentBlock, after: DocumentBlock): string[] {
  if (before === after) return []
  const [old, now] = [withoutChildren(before), withoutChildren(after)]
  const parts = changedKeys(old, now).filter((key) => key !== 'props' && key !== 'slot')
  return partLabels(blocks, after, [...parts, ...changedKeys(before.props, after.props)])
}

/** Readable names of a block's props and keys, without duplicates. */
export function partLabels(blocks: Blocks, { type, props }: DocumentBlock, parts: readonly string[]): string[] {
  const shape = typeOf(blocks, type)
  const fields = shape ? schemaOf(shape).shape : {}
  const labels = parts.map((key) => {
    const schema = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (schema) return metaOf(schema).label || key
    return messages.parts[key] ?? (Object.hasOwn(props, key) ? key : (messages.parts.other ?? key))
  })
  return [...new Set(labels)]
}

const changedKeys = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !sameJson(before[key], after[key]))
