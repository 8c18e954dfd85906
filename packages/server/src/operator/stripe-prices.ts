import { lookupKeyOf, plans } from '@blockfront/contract/plans'
import type Stripe from 'stripe'
import type { Config } from '../ground/config.ts'
import { StartError } from '../ground/start-error.ts'
import { expectedPrice, withStripe } from '../modules/billing/index.ts'
import { ProviderError } from '../modules/payment/index.ts'

/**
 * `stripe-prices`: creates one product for each plan, and its two prices with their lookup keys. A price at Stripe cannot change: a new one takes
 * its lookup key over, and subscriptions that exist keep the old one.
 */
export async function stripePrices(config: Config): Promise<string> {
  if (!config.stripe)
    throw new StartError('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to those of your Stripe account. Nothing was changed.')
  const lines: string[] = []
  try {
    await withStripe({ config }, async (stripe) => {
      for (const { code, name } of plans) {
        const product = await productOf(stripe, code, name)
        for (const interval of ['monthly', 'yearly'] as const) {
          const key = lookupKeyOf(code, interval)
          lines.push(`${key}: ${await bringUpToDate(stripe, key, product, { plan: code, interval })}`)
        }
      }
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw new StartError([...lines, `Stripe did not accept this: ${error.message}`].join('\n'))
  }
  return lines.join('\n')
}

/** A product has a fixed id, so that repeating the command finds it. */
async function productOf(stripe: Stripe, code: string, name: string): Promise<string> {
  const id = `blockfront_${code}`
  const { data } = await stripe.products.list({ ids: [id], limit: 1 })
  if (data.length === 0) await stripe.products.create({ id, name })
  return id
}

async function bringUpToDate(
  stripe: Stripe,
  key: string,
  product: string,
  chosen: { plan: string; interval: 'monthly' | 'yearly' },
): Promise<'unchanged' | 'created' | 'replaced'> {
  const { currency, unit_amount, interval } = expectedPrice(chosen)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [price] = data
  if (price && price.currency === currency && price.unit_amount === unit_amount && price.recurring?.interval === interval)
    return 'unchanged'
  await stripe.prices.create({
    product,
    currency,
    unit_amount,
    recurring: { interval },
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { blockfront_plan: chosen.plan },
  })
  return price ? 'replaced' : 'created'
}
