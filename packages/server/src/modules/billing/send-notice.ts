import { type Kysely, sql } from 'kysely'
import type { Config } from '../../ground/config.ts'
import type { JobContext } from '../../ground/context.ts'
import type { Tables } from '../../ground/db/tables.ts'
import { queuePlatformEmail } from '../../ground/email/queue-platform-email.ts'
import { dueNotice } from './due-notice.ts'
import { findSubscription, planName } from './subscription.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'billing.remind': Record<string, never>
  }
}

/**
 * Queues the email about the plan that is due for an account. Does nothing if it was sent before, if the address is not confirmed, and for an
 * account without a store, which has nothing to lose.
 */
export async function sendDueNotice(trx: Kysely<Tables>, config: Config, userId: string, now: Date): Promise<void> {
  const row = await findSubscription(trx, userId)
  const notice = row && dueNotice(row, now.getTime())
  if (!notice) return
  const { rows } = await sql<{ email: string }>`
    select u.email from users u where u.id = ${userId} and u.email_verified_at is not null
      and exists (select from stores_of_user(${userId}) s where s.role = 'owner')`.execute(trx)
  const to = rows[0]?.email
  if (to === undefined) return
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('subscription_notices')
    .values({ user_id: userId, kind: notice.type, about: notice.about })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return
  const data = { type: notice.type, plan: planName(row.plan_code), date: notice.about, url: `${config.publicUrl}/billing` }
  await queuePlatformEmail(trx, config, { kind: 'plan-notice', to, data })
}

/**
 * Job: sends the emails about trials and plans that end. Reads only subscriptions with a deadline from 20 days ago on: no later notice
 * exists.
 */
export async function sendPlanNotices(_payload: Record<string, never>, { db, config }: JobContext): Promise<void> {
  const now = new Date()
  const { rows } = await sql<{ user_id: string }>`
    select b.user_id from subscriptions b
    where (b.status = 'trialing' and b.provider is null
           and b.trial_ends_at between ${now}::timestamptz - interval '20 days' and ${now}::timestamptz + interval '4 days')
       or (b.status in ('past_due', 'canceled') and greatest(b.past_due_since, b.ended_at) > ${now}::timestamptz - interval '20 days')
    order by b.user_id`.execute(db)
  for (const { user_id } of rows) await db.transaction().execute((trx) => sendDueNotice(trx, config, user_id, now))
}
