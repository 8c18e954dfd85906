import { areasIn, type Change, type Document, find, listSlots } from '@blockfront/engine'
import type { Selection } from '../../../store/builder-state.ts'
import type { Builder } from '../../../store/builder-store.ts'
import { slotSiblings } from '../../../store/slot-contents.ts'
import { messages } from '../../messages.ts'
import { nameOf } from '../../selection/selected.ts'

/**
 * Applies a change that has moved blocks, and announces where the first of them is now. A move into or out of an area that all pages share
 * changes what other pages show, so a toast says it and offers to undo the move.
 */
export function applyMove(builder: Builder, change: Change, ids: readonly string[], select?: Selection): void {
  const [id = ''] = ids
  const before = placeOf(builder, builder.store.getState().document, id)
  const after = placeOf(builder, change.document, id)
  if (!before || !after || change.patches.length === 0) return
  const names = ids.map((one) => nameOf(builder, one)).join(', ')
  const { title, position, count } = after
  const now = after.isShared ? messages.nowOnEveryPage : messages.nowOnThisPage
  const crossing = before.isShared === after.isShared ? undefined : now(ids.length)
  const moved =
    before.key === after.key ? messages.movedTo(names, position, count) : messages.movedInto(names, title, position, count)
  builder.apply(change, {
    select,
    say: crossing ? `${moved}. ${crossing}` : moved,
    offer: crossing && `${messages.movedIntoArea(names, title)}. ${crossing}`,
  })
}

/** The slot or area of a block by name, and its position in it, counted from 1. */
function placeOf(builder: Builder, document: Document, id: string) {
  const found = find(document, id)
  if (!found) return undefined
  const { block, list, parent } = found
  const around = listSlots(builder.blocks, found)
  const slot = around?.slots.find(({ name }) => name === around.nameOf(block))
  const siblings = slotSiblings(builder, found)
  const isShared = list === 'globalContent'
  return {
    key: `${parent?.id ?? list} ${slot?.name ?? ''}`,
    title:
      slot?.title ??
      (parent ? nameOf(builder, parent.id) : (areasIn(builder.blocks, isShared ? list : 'content')[0]?.title ?? '')),
    position: siblings.indexOf(block) + 1,
    count: siblings.length,
    isShared,
  }
}
