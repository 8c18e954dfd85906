import type { BillingOverview, StorePlan } from '@blockfront/contract'
import { sql } from 'kysely'
import type { ServerContext, StoreContext, UserContext } from '../../ground/context.ts'
import type { Database } from '../../ground/db/database.ts'
import { type PlanRow, type PlanState, planStateOf, type SubscriptionStatus } from './plan-state.ts'
import { changedBy, findSubscription, planName } from './subscription.ts'
import { accountUsage, limitsOf, ownStores, usageOfStore } from './usage.ts'

/** Returns the plan of the signed-in account, its status, and usage against its limits. */
export async function getOverview(context: Pick<UserContext, 'db' | 'config' | 'session'>): Promise<BillingOverview> {
  const { db, session } = context
  const row = await findSubscription(db, session.userId)
  const plan = row?.plan_code ?? ''
  const [stores, limits] = await Promise.all([ownStores(db, session.userId), limitsOf(db, plan)])
  const usages = await Promise.all(
    stores.map(async (store) => ({ ...store, usage: await usageOfStore(db, store.storeId, limits) })),
  )
  const isSubscribed = changedBy(context) === 'stripe' && row?.provider_ref != null && row.status !== 'canceled'
  return {
    ...statusOf(context, row),
    plan,
    planName: planName(plan),
    interval: row?.billing_interval ?? 'monthly',
    paidUntil: isSubscribed ? iso(row.current_period_ends_at) : null,
    cancelsAtPeriodEnd: isSubscribed && row.cancel_at_period_end,
    isSubscribed,
    hasPortal: changedBy(context) === 'stripe' && row?.customer_ref != null,
    usage: accountUsage(stores.length, limits),
    stores: usages,
  }
}

/** Returns the plan of a store's owner, for all members of the store. */
export async function getStorePlan(context: StoreContext): Promise<StorePlan> {
  const { db, store } = context
  const row = await planOfStore(db, store.storeId)
  const plan = row?.plan_code ?? ''
  return {
    ...statusOf(context, row),
    planName: planName(plan),
    isOwner: store.role === 'owner',
    usage: await usageOfStore(db, store.storeId, await limitsOf(db, plan)),
  }
}

/** Returns what the plan of a store's owner allows now. */
export async function planStateOfStore(db: Database, storeId: string): Promise<PlanState> {
  return planStateOf(await planOfStore(db, storeId), Date.now())
}

type StoreOwnersPlan = PlanRow & { owner_id: string; plan_code: string }

async function planOfStore(db: Database, storeId: string): Promise<StoreOwnersPlan | undefined> {
  const { rows } = await sql<StoreOwnersPlan & { status: SubscriptionStatus | null }>`
    select * from plan_of_store(${storeId})`.execute(db)
  const row = rows[0]
  return row?.status ? row : undefined
}

function statusOf(context: Pick<ServerContext, 'config'>, row: PlanRow | undefined) {
  const { dashboard, readOnlyFrom } = planStateOf(row, Date.now())
  return {
    status: row?.status ?? 'canceled',
    dashboard,
    readOnlyFrom: iso(readOnlyFrom),
    trialEndsAt: iso(row?.trial_ends_at ?? null),
    changedBy: changedBy(context),
  }
}

const iso = (time: Date | null): string | null => time?.toISOString() ?? null
