import type { Blocks } from '../../block.ts'
import { childrenOf, type Document, type DocumentBlock } from '../document.ts'
import { DocumentError } from '../error.ts'
import { type Position, targetOf } from '../position.ts'
import { type Change, change } from './change.ts'
import { findExistingSingle } from './single.ts'

/**
 * Inserts a block from `create`, `copy` or `load`. Throws `DocumentError` for an invalid position, for one that the rules of a
 * slot exclude, for an id that the document already has, and for a second global block of one type.
 */
export function insert(document: Document, blocks: Blocks, { block, at }: { block: DocumentBlock; at: Position }): Change {
  const { path, block: value } = targetOf(document, blocks, block, at)
  rejectDuplicateIds(document, block)
  const existing = findExistingSingle(document, block)
  if (existing)
    throw new DocumentError('single', `${block.type} is already on every page. Change the existing block instead.`, existing.id)
  return change(document, block.id, [{ op: 'add', path: [...path], value }], [{ op: 'remove', path: [...path] }])
}

function rejectDuplicateIds(document: Document, block: DocumentBlock): void {
  const fresh = new Set<string>()
  const refuse = (id: string) => {
    throw new DocumentError('duplicate-id', `Another block has the id "${id}". Insert a copy with new ids instead.`, id)
  }
  const collect = (one: DocumentBlock) => {
    if (fresh.has(one.id)) refuse(one.id)
    fresh.add(one.id)
    childrenOf(one).forEach(collect)
  }
  collect(block)
  const check = (one: DocumentBlock) => {
    if (fresh.has(one.id)) refuse(one.id)
    childrenOf(one).forEach(check)
  }
  document.content.forEach(check)
  document.globalContent.forEach(check)
}
