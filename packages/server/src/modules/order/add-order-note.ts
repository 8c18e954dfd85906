import type { MemberScope } from '../../ground/context.ts'
import { rowCount } from '../../ground/db/list-page.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { updateOrder } from './update-order.ts'

/** Notes on the timeline of one order. */
const MAX_NOTES = 200

/** Adds an internal note to the timeline. */
export const addOrderNote = (context: MemberScope, input: Body<'order.addNote'>) =>
  updateOrder(context, input, { type: 'note', data: { note: input.note } }, async (trx, order) => {
    const { notes } = await trx
      .selectFrom('order_events')
      .select(rowCount.as('notes'))
      .where('store_id', '=', order.store_id)
      .where('order_id', '=', order.id)
      .where('type', '=', 'note')
      .executeTakeFirstOrThrow()
    if (notes >= MAX_NOTES) throw appError('store_limit', { message: `An order can have up to ${MAX_NOTES} notes.` })
    return {}
  })
