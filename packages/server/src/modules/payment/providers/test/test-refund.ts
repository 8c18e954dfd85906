import { newId } from '../../../../ground/db/id.ts'
import { ProviderError, type ProviderRefund, type ProviderServices } from '../provider.ts'

/** Refunds a payment of the test provider, once for each key. Throws `refused` for more than is left. */
export const refundTestPayment = (
  { db }: ProviderServices,
  account: string,
  { ref, amount, key }: { ref: string; amount: number; key: string },
): Promise<ProviderRefund> =>
  db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('test_payments')
      .select(['captured', 'refunded'])
      .where('id', '=', ref)
      .where('account', '=', account)
      .forUpdate()
      .executeTakeFirst()
    if (!payment) throw new ProviderError('refused', 'The test provider has no such payment.')
    const known = await trx
      .selectFrom('test_refunds')
      .select('id')
      .where('account', '=', account)
      .where('key', '=', key)
      .executeTakeFirst()
    if (known) return { ref: known.id, state: 'done' }
    if (amount > payment.captured - payment.refunded)
      throw new ProviderError('refused', 'The refund is larger than the remaining amount of the payment.')
    const id = `tr_${newId()}`
    await trx.insertInto('test_refunds').values({ account, key, id, payment_id: ref, amount }).execute()
    await trx
      .updateTable('test_payments')
      .set({ refunded: payment.refunded + amount })
      .where('id', '=', ref)
      .execute()
    return { ref: id, state: 'done' }
  })
