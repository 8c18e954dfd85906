import type { BillingInterval } from '@blockfront/contract/plans'
import { plans } from '@blockfront/contract/plans'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../ground/db/tables.ts'

/** Whether a plan of this code can be chosen. */
export const isPlan = (code: string): boolean => plans.some((plan) => plan.code === code)

/**
 * Puts an account on a plan that this server takes no payment for: on a development server, and by the operator. It has no end. Returns false
 * for an account with a subscription at a payment provider, which must be changed there.
 */
export async function setPlan(
  db: Kysely<Tables>,
  userId: string,
  { plan, interval }: { plan: string; interval: BillingInterval },
): Promise<boolean> {
  const values = {
    plan_code: plan,
    billing_interval: interval,
    status: 'active' as const,
    past_due_since: null,
    ended_at: null,
    cancel_at_period_end: false,
    current_period_ends_at: null,
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('subscriptions')
    .values({ user_id: userId, trial_ends_at: null, ...values })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          ...values,
          provider: null,
          provider_ref: null,
          updated_at: sql`now()`,
          version: sql`subscriptions.version + 1`,
        })
        .where((where) =>
          where.or([where('subscriptions.provider_ref', 'is', null), where('subscriptions.status', '=', 'canceled')]),
        ),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Ends a plan that this server takes no payment for, immediately. Returns false for a subscription at a payment provider. */
export async function endPlan(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ status: 'canceled', ended_at: sql`now()`, past_due_since: null, updated_at: sql`now()`, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('provider_ref', 'is', null), where('status', '=', 'canceled')]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
