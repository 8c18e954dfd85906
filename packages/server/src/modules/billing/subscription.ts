import { plans } from '@blockfront/contract/plans'
import { type InsertObject, type Kysely, type Selectable, sql } from 'kysely'
import { hasDevelopmentPages } from '../../ground/config.ts'
import type { ServerContext } from '../../ground/context.ts'
import type { SubscriptionsTable, Tables } from '../../ground/db/tables.ts'

export type SubscriptionRow = Selectable<SubscriptionsTable>

/** Returns the subscription of an account. */
export const findSubscription = (db: Kysely<Tables>, userId: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst()

interface NewSubscription {
  userId: string
  /** The code of a plan. */
  plan: string
  status: 'trialing' | 'active'
  /** Null for a subscription that is not a trial. */
  trialEndsAt: InsertObject<Tables, 'subscriptions'>['trial_ends_at']
}

/** Inserts the subscription of a new account. It is not connected to a payment provider. */
export async function insertSubscription(db: Kysely<Tables>, { userId, plan, status, trialEndsAt }: NewSubscription) {
  await db.insertInto('subscriptions').values({ user_id: userId, plan_code: plan, status, trial_ends_at: trialEndsAt }).execute()
}

/** Starts the trial of a new account. The plan defines its length in days. */
export async function startTrial(trx: Kysely<Tables>, userId: string, plan: string): Promise<void> {
  const { trial_days } = await trx.selectFrom('plans').select('trial_days').where('code', '=', plan).executeTakeFirstOrThrow()
  const trialEndsAt = sql<Date>`now() + make_interval(days => ${trial_days})`
  await insertSubscription(trx, { userId, plan, status: 'trialing', trialEndsAt })
}

/** Returns how accounts of this server change their plans. */
export const changedBy = ({ config }: Pick<ServerContext, 'config'>): 'stripe' | 'account' | 'operator' =>
  config.stripe ? 'stripe' : hasDevelopmentPages(config) ? 'account' : 'operator'

/** The display name of a plan. A plan that was removed from the data keeps its code as name. */
export const planName = (code: string): string => plans.find((plan) => plan.code === code)?.name ?? code
