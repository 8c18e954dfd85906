import { isCurrency } from '@blockfront/commerce'
import { type HandlerOutput, moneyCodec } from '@blockfront/contract'
import type Stripe from 'stripe'
import type { UserContext } from '../../../ground/context.ts'
import { appError, orNotFound } from '../../../ground/errors.ts'
import { fromStripeAmount, ProviderError } from '../../payment/index.ts'
import { findSubscription, type SubscriptionRow } from '../subscription.ts'
import { type PlanPrice, priceOf } from './prices.ts'
import { syncSubscription } from './sync-subscription.ts'
import { askStripe, withStripe } from './with-stripe.ts'

/**
 * Moves the account's subscription to another plan or interval immediately. The rest of the current period is credited and the difference is
 * charged; if that payment fails, nothing changes. Throws `billing_failed`.
 */
export async function changeSubscription(context: UserContext, chosen: PlanPrice): Promise<void> {
  const row = orNotFound(await findSubscription(context.db, context.session.userId))
  const change = await askStripe(context, async (stripe) => ({
    items: await changedItems(stripe, String(row.provider_ref), chosen),
    proration_behavior: 'always_invoice' as const,
    payment_behavior: 'error_if_incomplete' as const,
    cancel_at_period_end: false,
  }))
  try {
    await withStripe(context, (stripe) => stripe.subscriptions.update(String(row.provider_ref), change))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (isCardError(error)) throw appError('billing_failed', { cause: error })
    throw appError('unavailable', { cause: error })
  } finally {
    await syncSubscription(context, context.session.userId)
  }
}

const isCardError = (error: ProviderError): boolean => (error.cause as Stripe.errors.StripeError).type === 'StripeCardError'

/** Returns what a change of the subscription would charge now. */
export async function previewCharge(
  context: UserContext,
  row: SubscriptionRow,
  chosen: PlanPrice,
): Promise<HandlerOutput<'billing.previewChange'>['dueNow']> {
  const { amount_due, currency: code } = await askStripe(context, async (stripe) =>
    stripe.invoices.createPreview({
      customer: String(row.customer_ref),
      subscription: String(row.provider_ref),
      subscription_details: {
        items: await changedItems(stripe, String(row.provider_ref), chosen),
        proration_behavior: 'always_invoice',
      },
    }),
  )
  const currency = code.toUpperCase()
  if (!isCurrency(currency)) throw appError('unavailable')
  return { amount: moneyCodec(currency).encode(fromStripeAmount(amount_due, currency)), currency }
}

async function changedItems(stripe: Stripe, subscription: string, chosen: PlanPrice) {
  const [price, { items }] = await Promise.all([priceOf(stripe, chosen), stripe.subscriptions.retrieve(subscription)])
  return items.data.map(({ id }) => ({ id, price }))
}

/** Cancels the account's subscription at the end of its period, or keeps it. */
export async function setCancelAtPeriodEnd(context: UserContext, cancel: boolean): Promise<void> {
  const row = orNotFound(await findSubscription(context.db, context.session.userId))
  await askStripe(context, (stripe) => stripe.subscriptions.update(String(row.provider_ref), { cancel_at_period_end: cancel }))
  await syncSubscription(context, context.session.userId)
}
