import type Stripe from 'stripe'
import { ProviderError, type StartInput } from '../provider.ts'
import { toStripeAmount } from './amount.ts'

/** Languages of the hosted page. Others get the language of the browser. */
const locales = new Set(
  'bg cs da de el en en-GB es et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  ),
)

/** Creates the Checkout session of a payment, and returns its id, its hosted page and when that closes. */
export async function createCheckoutSession(
  stripe: Stripe,
  input: StartInput,
): Promise<{ ref: string; redirectTo: string; expiresAt: Date }> {
  const session = await stripe.checkout.sessions.create(sessionParams(input), { idempotencyKey: input.key })
  if (!session.url) throw new ProviderError('refused', 'Stripe returned a checkout session without a payment page.')
  return { ref: session.id, redirectTo: session.url, expiresAt: new Date(session.expires_at * 1000) }
}

function sessionParams(input: StartInput) {
  const metadata = { attempt: input.attempt }
  return {
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
  } satisfies Stripe.Checkout.SessionCreateParams
}

const localeOf = (locale: string) => {
  const [language = ''] = locale.split('-')
  return locales.has(locale) ? locale : locales.has(language) ? language : 'auto'
}
