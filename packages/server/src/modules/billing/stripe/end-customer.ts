import type { Kysely } from 'kysely'
import type { JobContext } from '../../../ground/context.ts'
import { enqueue } from '../../../ground/db/job-queue.ts'
import type { Tables } from '../../../ground/db/tables.ts'
import { findSubscription } from '../subscription.ts'
import { withStripe } from './with-stripe.ts'

/** Ends the subscriptions of an account that is being deleted, so that it is never charged again. Runs after the transaction. */
export async function endSubscriptionsOf(trx: Kysely<Tables>, userId: string): Promise<void> {
  const customer = (await findSubscription(trx, userId))?.customer_ref
  if (customer) await enqueue(trx, 'billing.endCustomer', { customer })
}

/** Job: cancels all subscriptions of a customer. It fails, and is repeated, until Stripe has confirmed it. */
export async function endCustomer({ customer }: { customer: string }, context: JobContext): Promise<void> {
  await withStripe(context, async (stripe) => {
    const { data } = await stripe.subscriptions.list({ customer, limit: 100 })
    for (const { id } of data) await stripe.subscriptions.cancel(id)
    const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
    for (const { id } of open.data) await stripe.checkout.sessions.expire(id)
  })
}
