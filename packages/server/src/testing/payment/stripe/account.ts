import type Stripe from 'stripe'
import type { CardOutcome } from '../hosted-page.ts'
import { createBillingCalls } from './billing-calls.ts'
import { createEndpointCalls } from './endpoint-calls.ts'
import { createMoneyCalls, refuseAmount } from './money-calls.ts'
import * as make from './objects.ts'
import type { SessionParams } from './params.ts'
import { missing, StripeRefusal } from './refusal.ts'

/** The objects of one Stripe account, and what may happen to them. */
export type StripeAccount = ReturnType<typeof createStripeAccount>

interface AccountOptions {
  /** Milliseconds since 1970. */
  now(): number
  /** URL of the fake, under which its pages are. */
  url: string
  emit(type: Stripe.Event.Type, object: Stripe.Event.Data.Object): void
}

export function createStripeAccount({ now, url, emit }: AccountOptions) {
  const sessions = new Map<string, Stripe.Checkout.Session>()
  const intents = new Map<string, Stripe.PaymentIntent>()
  const charges = new Map<string, Stripe.Charge>()
  const refunds: Stripe.Refund[] = []
  const disputes: make.FakeDispute[] = []
  const endpoints: Stripe.WebhookEndpoint[] = []
  const intentData = new Map<string, SessionParams['payment_intent_data']>()
  /** Charges that wait for the bank's authentication. */
  const confirming = new Set<string>()
  const seconds = () => Math.floor(now() / 1000)

  const found = <T>(map: Map<string, T>, type: string, id: string): T => {
    const object = map.get(id)
    if (!object) throw missing(type, id)
    return object
  }
  /** A session closes automatically when it has expired. */
  const session = (id: string): Stripe.Checkout.Session => {
    const object = found(sessions, 'checkout.session', id)
    if (object.status === 'open' && object.expires_at <= seconds()) expire(object)
    return object
  }
  const intent = (id: string) => found(intents, 'payment_intent', id)
  const chargeOf = ({ latest_charge: id }: Stripe.PaymentIntent) => found(charges, 'charge', String(id))

  function expire(object: Stripe.Checkout.Session): void {
    Object.assign(object, { status: 'expired', url: null })
    if (object.payment_intent)
      Object.assign(intent(String(object.payment_intent)), { status: 'canceled', canceled_at: seconds() })
    emit('checkout.session.expired', object)
  }

  const billing = createBillingCalls({ sessions, seconds, url, emit })

  const account = {
    ...billing,
    sessions,
    refunds,
    disputes,
    endpoints,
    session,
    intent,
    charge: (id: string) => found(charges, 'charge', id),

    createSession(params: SessionParams): Stripe.Checkout.Session {
      const [line] = params.line_items
      if (!line) throw new StripeRefusal('parameter_missing', 'Missing line_items.', { saved: false })
      const { currency, unit_amount } = line.price_data
      const total = unit_amount * line.quantity
      refuseAmount(total, currency)
      const created = seconds()
      const expires = params.expires_at ?? created + 24 * 3600
      if (expires < created + 30 * 60 || expires > created + 24 * 3600)
        throw new StripeRefusal(
          'parameter_invalid',
          'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
          {
            param: 'expires_at',
            saved: false,
          },
        )
      const id = make.stripeId('cs_test')
      const object = make.checkoutSession({
        id,
        created,
        currency,
        amount_total: total,
        expires_at: expires,
        success_url: params.success_url,
        cancel_url: params.cancel_url,
        client_reference_id: params.client_reference_id ?? null,
        customer_email: params.customer_email ?? null,
        adaptive_pricing: { enabled: params.adaptive_pricing?.enabled !== 'false' },
        locale: (params.locale ?? 'auto') as Stripe.Checkout.Session.Locale,
        metadata: params.metadata,
        url: `${url}/pay/${id}`,
      })
      sessions.set(id, object)
      intentData.set(id, params.payment_intent_data)
      return object
    },

    expireSession(id: string): Stripe.Checkout.Session {
      const object = session(id)
      if (object.status !== 'open')
        throw new StripeRefusal(
          'status_transition_invalid',
          `Only Checkout Sessions with a status of open can be expired, not ${object.status}.`,
        )
      expire(object)
      return object
    },

    /** Applies the result of the shopper's card to an open session. Returns the message for a shopper who has to try again. */
    pay(id: string, outcome: CardOutcome): string | null {
      const object = session(id)
      if (object.status !== 'open') return 'This payment page has expired.'
      if (outcome === 'invalid') return 'Your card number is invalid.'
      if (outcome === 'authenticate') {
        confirming.add(id)
        return null
      }
      confirming.delete(id)
      if (object.mode === 'subscription') {
        if (outcome !== 'approve') return 'Your card was declined.'
        billing.subscribe(object)
        return null
      }
      const { metadata = {}, description, capture_method = 'automatic' } = intentData.get(id) ?? {}
      const { amount_total: amount, currency } = object
      if (amount === null || !currency) return 'This payment page is broken.'
      const paid =
        object.payment_intent !== null
          ? intent(String(object.payment_intent))
          : make.paymentIntent({
              id: make.stripeId('pi'),
              amount,
              currency,
              created: seconds(),
              capture_method,
              metadata,
              description: description ?? null,
            })
      intents.set(paid.id, paid)
      object.payment_intent = paid.id
      const approved = outcome === 'approve'
      const captured = approved && capture_method === 'automatic'
      const made = make.charge({
        id: make.stripeId('ch'),
        amount,
        currency,
        created: seconds(),
        payment_intent: paid.id,
        metadata,
        status: approved ? 'succeeded' : 'failed',
        captured,
        amount_captured: captured ? amount : 0,
      })
      charges.set(made.id, made)
      paid.latest_charge = made.id
      if (!approved) {
        const message = 'Your card was declined.'
        paid.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message }
        emit('payment_intent.payment_failed', paid)
        return message
      }
      Object.assign(paid, {
        last_payment_error: null,
        status: captured ? 'succeeded' : 'requires_capture',
        amount_received: captured ? amount : 0,
        amount_capturable: captured ? 0 : amount,
      })
      Object.assign(object, { status: 'complete', payment_status: captured ? 'paid' : 'unpaid', url: null })
      if (captured) emit('payment_intent.succeeded', paid)
      emit('checkout.session.completed', object)
      return null
    },

    isConfirming: (id: string) => confirming.has(id),

    ...createMoneyCalls({ intent, chargeOf, refunds, disputes, seconds, emit }),
    ...createEndpointCalls(endpoints, seconds),
  }
  return account
}
