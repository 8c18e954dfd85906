import type { Position } from '@blockfront/engine'
import { type CreateOptions, create, DocumentError, findExistingSingle, insert } from '@blockfront/engine'
import type { Builder } from '../../../store/builder-store.ts'
import { messages } from '../../messages.ts'
import { reject } from '../../reject.ts'
import { nameOf } from '../../selection/selected.ts'
import { rejectGrowth } from '../page-limits.ts'
import { insertPosition } from './insert-position.ts'

/**
 * Inserts a new block of a type at the drop position (or at `insertPosition`) and selects it. If the store can have only one
 * block of the type, selects the existing one. Returns the id of the selected block, or undefined if nothing could be added.
 */
export function insertBlock(
  builder: Builder,
  type: string,
  { at, ...start }: CreateOptions & { at?: Position } = {},
): string | undefined {
  try {
    const block = create(builder.blocks, type, start)
    const existing = findExistingSingle(builder.store.getState().document, block)
    if (existing) return selectExisting(builder, existing.id)
    const position = at ?? insertPosition(builder, block)
    const change = insert(builder.store.getState().document, builder.blocks, { block, at: position })
    if (rejectGrowth(builder, change)) return undefined
    builder.apply(change, { select: [block.id] })
    const name = nameOf(builder, block.id)
    builder.say(
      typeof position.list === 'object'
        ? messages.addedInto(name, nameOf(builder, position.list.container), position.index + 1)
        : messages.added(name, position.index + 1),
    )
    return block.id
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    reject(builder, error.message)
    return undefined
  }
}

/** Selects the existing block instead of adding a second one of its type, and shows why. Returns its id. */
export function selectExisting(builder: Builder, id: string): string {
  builder.select([id])
  builder.say(messages.alreadyOnEveryPage(nameOf(builder, id)))
  return id
}
