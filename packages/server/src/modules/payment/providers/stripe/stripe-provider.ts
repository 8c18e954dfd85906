import { providerSettings } from '@blockfront/contract'
import type Stripe from 'stripe'
import { type CreateProvider, type Credentials, ProviderError } from '../provider.ts'
import { toStripeAmount } from './amount.ts'
import { callStripe } from './call-stripe.ts'
import { createCheckoutSession } from './checkout-session.ts'
import { intentIdOf, intentOf, readPayment, refOf, refundState } from './read-payment.ts'
import { registerWebhookEndpoint } from './webhook-endpoint.ts'

/** Stripe with its hosted Checkout page. A payment's `ref` is the id of the Checkout session. */
export const createStripeProvider: CreateProvider = ({ config }) => {
  const run = <T>(credentials: Credentials, call: (stripe: Stripe) => Promise<T>): Promise<T> =>
    callStripe(config.stripeApi, credentials.secretKey ?? '', call)

  return {
    type: 'stripe',
    settings: providerSettings.stripe,

    start: (credentials, input) => run(credentials, (stripe) => createCheckoutSession(stripe, input)),

    read: (credentials, ref) => run(credentials, (stripe) => readPayment(stripe, ref)),

    receive: (credentials, { rawBody, headers }) =>
      run(credentials, async (stripe) => {
        if (!credentials.webhookSecret) throw new ProviderError('signature', 'This method has no signing secret.')
        const event = stripe.webhooks.constructEvent(rawBody, headers.get('stripe-signature') ?? '', credentials.webhookSecret)
        const ref = await refOf(stripe, event)
        return ref ? { eventId: event.id, ref } : null
      }),

    cancel: (credentials, { ref, release }) =>
      run(credentials, async (stripe) => {
        const session = await stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] })
        const intent = intentOf(session)
        if (intent?.status === 'canceled' || session.status === 'expired') return
        // The intent of an open session can only be canceled through the session.
        if (session.status === 'open') await stripe.checkout.sessions.expire(ref)
        else if (release && intent?.status === 'requires_capture') await stripe.paymentIntents.cancel(intent.id)
        else throw new ProviderError('refused', 'The shopper has already paid.')
      }),

    capture: (credentials, { ref, amount, currency, key }) =>
      run(credentials, async (stripe) => {
        const intent = await intentIdOf(stripe, ref)
        await stripe.paymentIntents.capture(
          intent,
          { amount_to_capture: toStripeAmount(amount, currency) },
          { idempotencyKey: key },
        )
      }),

    refund: (credentials, { ref, amount, currency, key, reason }) =>
      run(credentials, async (stripe) => {
        const intent = await intentIdOf(stripe, ref)
        // Idempotency keys are forgotten after 24 hours and replay the first response until then: ask for the refund itself first.
        const made = (await stripe.refunds.list({ payment_intent: intent, limit: 100 }).autoPagingToArray({ limit: 1000 })).find(
          ({ metadata }) => metadata?.key === key,
        )
        const refund =
          made ??
          (await stripe.refunds.create(
            {
              payment_intent: intent,
              amount: toStripeAmount(amount, currency),
              reason: 'requested_by_customer',
              metadata: { key, ...(reason && { reason }) },
            },
            { idempotencyKey: key },
          ))
        return { ref: refund.id, state: refundState(refund) }
      }),

    connect: (credentials, { webhookUrl }) =>
      run(credentials, async (stripe) => ({
        secretKey: credentials.secretKey ?? '',
        webhookSecret: await registerWebhookEndpoint(stripe, webhookUrl),
      })),
  }
}
