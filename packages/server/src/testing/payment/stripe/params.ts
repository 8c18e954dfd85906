import { z } from 'zod'
import { listOf } from './form-params.ts'

const whole = z.coerce.number().int()
const metadata = z.record(z.string(), z.string().max(500)).default({})
const expand = z.preprocess(listOf, z.array(z.string()))
const list = { limit: whole.max(100).optional(), starting_after: z.string().optional() }

/** The parameters that the fake knows, by call. Unknown ones are refused, as Stripe does. */
export const stripeParams = {
  createSession: z.strictObject({
    mode: z.literal('payment'),
    ui_mode: z.literal('hosted_page'),
    client_reference_id: z.string().max(200).optional(),
    metadata,
    payment_intent_data: z.strictObject({
      metadata,
      description: z.string().max(1000).optional(),
      capture_method: z.enum(['automatic', 'manual']).default('automatic'),
    }),
    line_items: z.preprocess(
      listOf,
      z
        .array(
          z.strictObject({
            quantity: whole.min(1),
            price_data: z.strictObject({
              currency: z.string().regex(/^[a-z]{3}$/),
              unit_amount: whole.min(0),
              product_data: z.strictObject({ name: z.string().min(1).max(250) }),
            }),
          }),
        )
        .length(1),
    ),
    adaptive_pricing: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
    customer_email: z.email().optional(),
    locale: z.string().optional(),
    expires_at: whole.optional(),
    success_url: z.url(),
    cancel_url: z.url(),
  }),
  retrieveSession: z.strictObject({ expand: expand.default([]) }),
  listSessions: z.strictObject({ payment_intent: z.string(), ...list }),
  capture: z.strictObject({ amount_to_capture: whole.min(1).optional() }),
  createRefund: z.strictObject({
    payment_intent: z.string(),
    amount: whole.min(1).optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata,
  }),
  listRefunds: z.strictObject({ payment_intent: z.string().optional(), charge: z.string().optional(), ...list }),
  listDisputes: z.strictObject({ payment_intent: z.string().optional(), charge: z.string().optional(), ...list }),
  createEndpoint: z.strictObject({
    url: z.url({ protocol: /^https?$/ }),
    enabled_events: z.preprocess(listOf, z.array(z.string()).min(1)),
    api_version: z.string().optional(),
    description: z.string().optional(),
  }),
  listEndpoints: z.strictObject(list),
  nothing: z.strictObject({}),
}

export type SessionParams = z.infer<typeof stripeParams.createSession>
export type RefundParams = z.infer<typeof stripeParams.createRefund>
export type EndpointParams = z.infer<typeof stripeParams.createEndpoint>

/** Smallest charges: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const minimums: Readonly<Record<string, number>> = { usd: 50, eur: 50, gbp: 30, jpy: 50, chf: 50, sek: 300, huf: 17_500 }
const unsupported = new Set(['irr', 'kpw', 'cup', 'syp', 'lyd', 'iqd', 'sdg'])
const stepOf = (currency: string) => {
  if (currency === 'isk' || currency === 'ugx') return 100
  return ['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) ? 10 : 1
}

/** Why Stripe refuses to charge an amount, or to refund it; null if it does not. */
export function amountProblem(
  amount: number,
  currency: string,
  least = minimums[currency] ?? 1,
): { code: string; message: string } | null {
  if (unsupported.has(currency)) return { code: 'invalid_currency', message: `Invalid currency: ${currency}.` }
  if (amount < least) return { code: 'amount_too_small', message: `Amount must be at least ${least} ${currency}.` }
  if (amount > 99_999_999) return { code: 'amount_too_large', message: 'Amount must be no more than 999,999.99.' }
  if (amount % stepOf(currency) !== 0)
    return {
      code: 'invalid_charge_amount',
      message: `Invalid amount: it must be divisible by ${stepOf(currency)} in ${currency}.`,
    }
  return null
}
