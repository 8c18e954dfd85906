import { type Document, type DocumentBlock, walk } from '@blockfront/engine'
import { listKey } from '../differences/compare.ts'
import type { Conflict } from './conflict.ts'
import type { Side } from './merge-block.ts'

export interface Entry {
  block: DocumentBlock
  /** The key of its list, from `listKey`. */
  list: string
}

/** A document as two tables: every block without its children, and the order of every list. */
export interface Flat {
  blocks: Map<string, Entry>
  lists: Map<string, string[]>
}

/** The state that the steps of one merge share. */
export interface MergeState {
  old: Flat
  mine: Flat
  theirs: Flat
  /** The blocks of the result by id. */
  entries: Map<string, Entry>
  conflicts: Conflict[]
  sideOf: (key: string) => Side
}

export function flatten(document: Document): Flat {
  const flat: Flat = { blocks: new Map(), lists: new Map() }
  for (const { block, list } of walk(document)) {
    const key = listKey(list)
    flat.blocks.set(block.id, { block, list: key })
    const ids = flat.lists.get(key)
    if (ids) ids.push(block.id)
    else flat.lists.set(key, [block.id])
  }
  return flat
}

export const NONE: readonly string[] = []

/** The key of the list of a container's children. */
export const childListOf = (id: string) => listKey({ container: id })

/** The container of a list key; undefined for a top-level list. */
export const containerOf = (list: string | undefined) => (list?.startsWith('in ') ? list.slice(3) : undefined)
