import { sql } from 'kysely'
import type { JobContext } from '../../../ground/context.ts'
import { ProviderError } from '../../payment/index.ts'
import { syncSubscription } from './sync-subscription.ts'

declare module '../../../ground/db/job-queue.ts' {
  interface Jobs {
    'billing.check': Record<string, never>
    'billing.endCustomer': { customer: string }
  }
}

/** Subscriptions that one run reads. */
const BATCH = 200

/**
 * Job: reads the subscriptions whose webhook did not arrive. One that cannot be read is retried later; until then its account keeps what
 * it has.
 */
export async function checkSubscriptions(_payload: Record<string, never>, context: JobContext): Promise<void> {
  if (!context.config.stripe) return
  const due = await context.db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('next_check_at', '<=', new Date())
    .orderBy('next_check_at')
    .limit(BATCH)
    .execute()
  for (const { user_id } of due) {
    try {
      await syncSubscription(context, user_id)
    } catch (error) {
      // Stripe does not respond: the next run tries again, from the oldest on.
      if (error instanceof ProviderError && error.code === 'unavailable') {
        context.log.warn({ err: error }, 'Subscriptions could not be read from Stripe')
        return
      }
      context.log.warn({ err: error, userId: user_id }, 'A subscription could not be read from Stripe')
      await context.db
        .updateTable('subscriptions')
        .set({ next_check_at: sql`now() + interval '1 hour'` })
        .where('user_id', '=', user_id)
        .execute()
    }
  }
}
