import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { eraseCheckouts } from '../../modules/abandoned-checkout/index.ts'
import { eraseMessages } from '../../modules/contact/index.ts'
import { customerRow, deleteCustomerRow, forgetCode, unsubscribe } from '../../modules/customer/index.ts'
import { eraseReviews } from '../../modules/review/index.ts'
import { eraseStockAlerts } from '../../modules/stock-alert/index.ts'
import { eraseDeliveries } from '../../modules/webhook/index.ts'
import { eraseOrders } from './erase-orders.ts'

/** Deletes a customer without orders. Throws `conflict` if there are orders: those customers are erased instead. */
export function deleteCustomer(
  { db, store: { storeId }, session }: MemberScope,
  { customerId }: Body<'customer.delete'>,
): Promise<HandlerOutput<'customer.delete'>> {
  return withStore(db, storeId, async (trx) => {
    const { id } = await customerRow(trx, storeId, customerId, { forUpdate: true })
    const order = await trx
      .selectFrom('orders')
      .select('id')
      .where('store_id', '=', storeId)
      .where('customer_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (order)
      throw appError('conflict', { message: 'This customer has orders and cannot be deleted. You can erase the personal data.' })
    await deleteCustomerRow(trx, storeId, id)
    await eraseDeliveries(trx, storeId, [id])
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'customer.delete', target: id })
    return { ok: true as const }
  })
}

/**
 * Removes the personal data of a customer: the customer, the data in orders and their timelines, emails, contact messages, abandoned
 * checkouts, stock alerts, webhook deliveries, reviews and the newsletter subscription. Orders keep their lines, totals, country and region. Throws `conflict` if `email` is not the customer's.
 */
export function eraseCustomer(
  { db, store: { storeId }, session }: MemberScope,
  { customerId, email }: Body<'customer.erase'>,
): Promise<HandlerOutput<'customer.erase'>> {
  return withStore(db, storeId, async (trx) => {
    const customer = await customerRow(trx, storeId, customerId)
    if (customer.email !== email)
      throw appError('conflict', { message: 'This is not the email address of the customer. Nothing was erased.' })
    // Orders are locked before the customer, as in every change of an order.
    await eraseReviews(trx, storeId, { customerId, email })
    const orders = await eraseOrders(trx, storeId, { customerId, email })
    await deleteCustomerRow(trx, storeId, customerId)
    await eraseDeliveries(trx, storeId, [customerId])
    await unsubscribe(trx, storeId, email)
    await eraseMessages(trx, storeId, email)
    await eraseCheckouts(trx, storeId, email)
    await eraseStockAlerts(trx, storeId, email)
    await forgetCode(trx, { storeId, email })
    await sql`select erase_emails(${storeId}, ${email})`.execute(trx)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'customer.erase', target: customerId, detail: { orders } })
    return { orders }
  })
}
