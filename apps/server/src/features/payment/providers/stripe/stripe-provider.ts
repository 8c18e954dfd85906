import { providerSettings } from '@blockfront/contract'
import type Stripe from 'stripe'
import { type CreateProvider, type Credentials, ProviderError } from '../provider.ts'
import { toStripeAmount } from './amount.ts'
import { apiVersion, callStripe } from './call-stripe.ts'
import { intentIdOf, intentOf, readPayment, refOf, refundState } from './read-payment.ts'

/** The events that can change a payment. The endpoint is registered for these and no others. */
const events = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** Languages of the hosted page. Others get the language of the browser. */
const locales = new Set(
  'bg cs da de el en en-GB es et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  ),
)

/** Stripe with its hosted Checkout page. A payment's `ref` is the id of the Checkout session. */
export const createStripeProvider: CreateProvider = ({ config }) => {
  const run = <T>(credentials: Credentials, call: (stripe: Stripe) => Promise<T>): Promise<T> =>
    callStripe(config.stripeApi, credentials.secretKey ?? '', call)

  return {
    type: 'stripe',
    settings: providerSettings.stripe,

    start: (credentials, input) =>
      run(credentials, async (stripe) => {
        const metadata = { attempt: input.attempt }
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            ui_mode: 'hosted_page',
            client_reference_id: input.attempt,
            metadata,
            payment_intent_data: {
              metadata,
              description: input.description,
              capture_method: input.manualCapture ? 'manual' : 'automatic',
            },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: input.currency.toLowerCase(),
                  unit_amount: toStripeAmount(input.amount, input.currency),
                  product_data: { name: input.description },
                },
              },
            ],
            // The shopper pays exactly the amount of the order, not a converted one.
            adaptive_pricing: { enabled: false },
            ...(input.email && { customer_email: input.email }),
            locale: localeOf(input.locale),
            expires_at: Math.floor(input.expiresAt.getTime() / 1000),
            success_url: input.urls.success,
            cancel_url: input.urls.cancel,
          },
          { idempotencyKey: input.key },
        )
        if (!session.url) throw new ProviderError('refused', 'Stripe returned a checkout session without a payment page.')
        return { ref: session.id, redirectTo: session.url, expiresAt: new Date(session.expires_at * 1000) }
      }),

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
              metadata: { key, ...(reason && { reason: reason.slice(0, 500) }) },
            },
            { idempotencyKey: key },
          ))
        return { ref: refund.id, state: refundState(refund) }
      }),

    connect: (credentials, { webhookUrl }) =>
      run(credentials, async (stripe) => {
        const { secretKey = '' } = credentials
        if (secretKey.startsWith('pk_'))
          throw new ProviderError('credentials', 'This is the publishable key. Enter the secret key, which starts with "sk_".')
        const former = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })
        const endpoint = await stripe.webhookEndpoints
          .create({ url: webhookUrl, enabled_events: [...events], api_version: apiVersion, description: 'Blockfront' })
          .catch((error: Error & { param?: string }) => {
            if (error.param !== 'url') throw error
            throw new ProviderError('credentials', `Stripe cannot send events to ${webhookUrl}: ${error.message}`)
          })
        for (const { id, url } of former) if (url === webhookUrl) await stripe.webhookEndpoints.del(id)
        if (!endpoint.secret)
          throw new ProviderError('credentials', 'Stripe returned no signing secret for the webhook endpoint.')
        return { secretKey, webhookSecret: endpoint.secret }
      }),
  }
}

const localeOf = (locale: string) => {
  const [language = ''] = locale.split('-')
  return locales.has(locale) ? locale : locales.has(language) ? language : 'auto'
}
