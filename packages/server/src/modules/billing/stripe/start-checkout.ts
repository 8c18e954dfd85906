import { keepsTrial } from '@blockfront/contract/plans'
import { sql } from 'kysely'
import type { UserContext } from '../../../ground/context.ts'
import { appError, orNotFound } from '../../../ground/errors.ts'
import { findSubscription, type SubscriptionRow } from '../subscription.ts'
import { type PlanPrice, priceOf } from './prices.ts'
import { syncSubscription } from './sync-subscription.ts'
import { askStripe } from './with-stripe.ts'

/**
 * Starts a subscription and returns the URL of the payment page. Days that remain of the trial stay free. An earlier payment page of the
 * account closes, so that it cannot pay twice.
 */
export async function startCheckout(context: UserContext, chosen: PlanPrice): Promise<string> {
  const { db, config, session: user } = context
  const row = orNotFound(await findSubscription(db, user.userId))
  const customer = row.customer_ref ?? (await createCustomer(context))
  // Before another subscription starts: one whose webhook has not arrived yet must be known.
  await syncSubscription(context, user.userId)
  const current = orNotFound(await findSubscription(db, user.userId))
  if (current.provider_ref && current.status !== 'canceled')
    throw appError('conflict', { message: 'You already have a subscription. Reload the page to see it.' })
  const url = await askStripe(context, async (stripe) => {
    const price = await priceOf(stripe, chosen)
    const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
    for (const { id } of open.data) await stripe.checkout.sessions.expire(id).catch(() => {})
    const trialEnd = trialEndOf(current)
    const metadata = { blockfront_user: user.userId }
    const checkout = await stripe.checkout.sessions.create({
      mode: 'subscription',
      ui_mode: 'hosted_page',
      customer,
      client_reference_id: user.userId,
      line_items: [{ price, quantity: 1 }],
      subscription_data: { metadata, ...(trialEnd && { trial_end: trialEnd }) },
      success_url: `${config.publicUrl}/billing?checkout=done`,
      cancel_url: `${config.publicUrl}/billing`,
    })
    return checkout.url
  })
  if (!url) throw appError('unavailable')
  // In case neither the browser nor a webhook comes back.
  await db
    .updateTable('subscriptions')
    .set({ next_check_at: sql`now() + interval '10 minutes'` })
    .where('user_id', '=', user.userId)
    .execute()
  return url
}

/** Creates the customer of an account at Stripe. Concurrent calls get the same one, by the idempotency key. */
async function createCustomer(context: UserContext): Promise<string> {
  const { db, session: user } = context
  const { id } = await askStripe(context, (stripe) =>
    stripe.customers.create(
      { email: user.email, name: user.name, metadata: { blockfront_user: user.userId } },
      { idempotencyKey: `blockfront-customer-${user.userId}-${user.email}` },
    ),
  )
  await db
    .updateTable('subscriptions')
    .set({ customer_ref: id })
    .where('user_id', '=', user.userId)
    .where('customer_ref', 'is', null)
    .execute()
  return id
}

/** The end of the trial in seconds since 1970, if enough of it remains. */
function trialEndOf({ status, trial_ends_at }: SubscriptionRow): number | undefined {
  if (status !== 'trialing' || !trial_ends_at) return undefined
  return keepsTrial(trial_ends_at.getTime(), Date.now()) ? Math.floor(trial_ends_at.getTime() / 1000) : undefined
}
