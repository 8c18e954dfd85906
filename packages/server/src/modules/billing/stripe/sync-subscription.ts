import { sql } from 'kysely'
import type { ServerContext } from '../../../ground/context.ts'
import type { Database } from '../../../ground/db/database.ts'
import { nextSubscription, type ProvidedColumns } from '../next-subscription.ts'
import { sendDueNotice } from '../send-notice.ts'
import { findSubscription, type SubscriptionRow } from '../subscription.ts'
import { currentOf, type ReadSubscription, readSubscriptions } from './read-subscription.ts'
import { withStripe } from './with-stripe.ts'

type SyncContext = Pick<ServerContext, 'db' | 'config' | 'log'>

/** How often a reading that another one overtook is repeated. */
const ATTEMPTS = 6

/**
 * Reads the subscription of an account from Stripe and stores it. Webhooks, the return from the payment page and the hourly check all do
 * this, so that their order does not matter. Does nothing for an account without a customer at Stripe. Throws `ProviderError`.
 */
export async function syncSubscription(context: SyncContext, userId: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await findSubscription(context.db, userId)
    const customer = row?.customer_ref
    if (!row || !customer) return
    const read = await withStripe(context, (stripe) => readSubscriptions(stripe, customer))
    if (!(await store(context, row, currentOf(read)))) continue
    await cancelDuplicates(context, read)
    return
  }
  throw new Error('The subscription changed during every reading.')
}

/** Returns false if the row was changed since it was read: what was read from Stripe may be older than that change. */
async function store(context: SyncContext, row: SubscriptionRow, read: ReadSubscription | undefined): Promise<boolean> {
  const now = new Date()
  const next = nextSubscription(row, read, now)
  const nextCheck = nextCheckAt(next, now)
  return context.db.transaction().execute(async (trx) => {
    if (isSame(row, next)) {
      await trx.updateTable('subscriptions').set({ next_check_at: nextCheck }).where('user_id', '=', row.user_id).execute()
      return true
    }
    const { numUpdatedRows } = await trx
      .updateTable('subscriptions')
      .set({ ...columns(next), next_check_at: nextCheck, updated_at: sql`now()`, version: row.version + 1 })
      .where('user_id', '=', row.user_id)
      .where('version', '=', row.version)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    await sendDueNotice(trx, context.config, row.user_id, now)
    return true
  })
}

const columns = (next: ProvidedColumns): ProvidedColumns => ({
  plan_code: next.plan_code,
  status: next.status,
  billing_interval: next.billing_interval,
  current_period_ends_at: next.current_period_ends_at,
  cancel_at_period_end: next.cancel_at_period_end,
  past_due_since: next.past_due_since,
  ended_at: next.ended_at,
  provider: next.provider,
  provider_ref: next.provider_ref,
})

const isSame = (row: ProvidedColumns, next: ProvidedColumns): boolean =>
  JSON.stringify(columns(row)) === JSON.stringify(columns(next))

const HOUR = 3600_000

/** Without a webhook, a late payment is seen within an hour, everything else within a day. */
const nextCheckAt = ({ status }: ProvidedColumns, now: Date): Date =>
  new Date(now.getTime() + (status === 'past_due' ? HOUR : 24 * HOUR))

/** Ends subscriptions that an account bought twice, such as in two windows. Stripe credits their unused time to the next invoice. */
async function cancelDuplicates(context: SyncContext, read: readonly ReadSubscription[]): Promise<void> {
  const [, ...duplicates] = read.filter(({ status }) => status !== 'canceled')
  for (const { ref } of duplicates)
    await withStripe(context, (stripe) => stripe.subscriptions.cancel(ref, { prorate: true, invoice_now: true }))
}

/** Returns the account of a customer at Stripe. */
export async function accountOfCustomer(db: Database, customer: string): Promise<string | undefined> {
  const row = await db.selectFrom('subscriptions').select('user_id').where('customer_ref', '=', customer).executeTakeFirst()
  return row?.user_id
}
