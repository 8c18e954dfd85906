import type { Minor } from '@blockfront/commerce'
import type Stripe from 'stripe'
import { ProviderError, type ProviderPayment } from '../provider.ts'
import { fromStripeAmount } from './amount.ts'

/** Reads a Checkout session with its payment, refunds and disputes. `ref` is the id of the session. */
export async function readPayment(stripe: Stripe, ref: string): Promise<ProviderPayment> {
  const session = await stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] })
  const intent = intentOf(session)
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const currency = session.currency ?? ''
  const minor = (amount: number): Minor => fromStripeAmount(amount, currency)
  const isHeld = charge?.status === 'succeeded'
  const disputes = charge?.disputed ? await disputesOf(stripe, charge) : []
  const refunds = charge?.captured ? await refundsOf(stripe, charge) : []
  return {
    reference: session.client_reference_id ?? '',
    amount: minor(session.amount_total ?? 0),
    currency: currency.toUpperCase(),
    authorized: intent && isHeld ? minor(intent.amount) : 0,
    captured: minor(intent?.amount_received ?? 0),
    refunded: minor(refunds.filter((refund) => refundState(refund) !== 'failed').reduce((sum, { amount }) => sum + amount, 0)),
    disputed: minor(disputes.reduce((sum, { amount }) => sum + amount, 0)),
    disputeOutcome: outcomeOf(disputes),
    state: stateOf(session, intent),
    failure: intent?.status === 'succeeded' ? '' : (intent?.last_payment_error?.message ?? ''),
    externalRefunds: refunds
      .filter(({ metadata }) => !metadata?.key)
      .map((refund) => ({ ref: refund.id, amount: minor(refund.amount), state: refundState(refund) })),
  }
}

/** The expanded payment intent of a session; null before the shopper has tried to pay. */
export const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof intent === 'object' ? intent : null

/** The id of the payment intent of a session. Throws `refused` if the shopper has not paid. */
export async function intentIdOf(stripe: Stripe, ref: string): Promise<string> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(ref)
  if (!intent) throw new ProviderError('refused', 'The shopper has not paid.')
  return typeof intent === 'string' ? intent : intent.id
}

/** Returns the state of a payment: that of its intent, or of its session while there is no intent. */
export function stateOf(
  session: Pick<Stripe.Checkout.Session, 'status'>,
  intent: Pick<Stripe.PaymentIntent, 'status'> | null,
): ProviderPayment['state'] {
  if (intent?.status === 'succeeded') return 'paid'
  if (intent?.status === 'requires_capture') return 'authorized'
  if (session.status === 'expired') return 'expired'
  if (intent?.status === 'canceled') return 'canceled'
  // A declined card leaves the session open for another one. A completed session is over: its delayed payment has failed.
  if (session.status === 'complete' && intent?.status === 'requires_payment_method') return 'failed'
  return 'pending'
}

/** Without what Stripe records as a refund when an authorization is captured only in part. */
async function refundsOf(stripe: Stripe, { id }: Stripe.Charge): Promise<Stripe.Refund[]> {
  const refunds = await stripe.refunds.list({ charge: id, limit: 100 }).autoPagingToArray({ limit: 1000 })
  return refunds.filter(({ reason }) => reason !== 'expired_uncaptured_charge' && reason !== 'partial_capture')
}

/** Without inquiries, which take no money back. */
async function disputesOf(stripe: Stripe, { id }: Stripe.Charge): Promise<Stripe.Dispute[]> {
  const disputes = await stripe.disputes.list({ charge: id, limit: 100 }).autoPagingToArray({ limit: 1000 })
  return disputes.filter(({ status }) => !status.startsWith('warning_'))
}

/** Returns the outcome of disputes: `lost` if at least one was lost, null while one is open or if there are none. */
export function outcomeOf(disputes: readonly Pick<Stripe.Dispute, 'status'>[]): ProviderPayment['disputeOutcome'] {
  const isClosed = disputes.length > 0 && disputes.every(({ status }) => status === 'won' || status === 'lost')
  if (!isClosed) return null
  return disputes.some(({ status }) => status === 'lost') ? 'lost' : 'won'
}

export const refundState = ({ status }: Pick<Stripe.Refund, 'status'>) => {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

/** The Checkout session that an event is about; null for those of other integrations of the same Stripe account. */
export async function refOf(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  const object = event.data.object
  if (object.object === 'checkout.session') return object.metadata?.attempt ? object.id : null
  if ((object.object === 'payment_intent' || object.object === 'charge') && !object.metadata.attempt) return null
  const intent =
    object.object === 'payment_intent'
      ? object.id
      : object.object === 'charge' || object.object === 'refund' || object.object === 'dispute'
        ? object.payment_intent
        : null
  if (!intent) return null
  const { data } = await stripe.checkout.sessions.list({
    payment_intent: typeof intent === 'string' ? intent : intent.id,
    limit: 1,
  })
  return data[0]?.metadata?.attempt ? data[0].id : null
}
