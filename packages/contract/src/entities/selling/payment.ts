import { z } from 'zod'
import { amount, count, id, price, requiredText, text, time } from '../../values.ts'

/** Methods that are paid through a provider's hosted page. */
export const providerType = z.enum(['test', 'stripe', 'mollie'])

export const paymentMethodType = z.enum(['cod', 'manual', 'bank_transfer', ...providerType.options])

/** A key of a provider. `problemOf` returns what is wrong with its form. */
const secret = (label: string, problemOf: (key: string) => string | undefined) =>
  z
    .string()
    .trim()
    .max(500)
    .superRefine((key, { addIssue }) => {
      const message = problemOf(key)
      if (message) addIssue({ code: 'custom', message })
    })
    .meta({ label, secret: true })

function stripeKeyProblem(key: string): string | undefined {
  if (key.startsWith('pk_')) return 'This is the publishable key. Enter the secret key, which starts with sk_.'
  if (!/^[rs]k_(?:test|live)_/.test(key)) return 'Enter a secret key that starts with sk_test_, sk_live_, rk_test_ or rk_live_.'
  return /^\w{16,}$/.test(key) ? undefined : 'This key is not complete. Copy the whole key from your Stripe dashboard.'
}

function mollieKeyProblem(key: string): string | undefined {
  if (!/^(?:test|live)_/.test(key)) return 'Enter an API key that starts with live_ or test_.'
  return /^\w{25,}$/.test(key) ? undefined : 'This key is not complete. Copy the whole key from your Mollie dashboard.'
}

/**
 * Settings of a provider that the owner enters. The server encrypts them. Fields with `secret` metadata are write-only: responses have
 * a hint with the last four characters.
 */
export const providerSettings = {
  test: z.object({}),
  stripe: z.object({
    secretKey: secret('Secret key', stripeKeyProblem),
  }),
  mollie: z.object({
    apiKey: secret('API key', mollieKeyProblem),
  }),
} as const satisfies Record<z.output<typeof providerType>, z.ZodObject>

/** The settings of every payment method. */
const methodFields = {
  title: requiredText(120),
  instructions: text(2000).default(''),
  enabled: z.boolean().default(true),
  minTotal: price().nullable().default(null).describe('Smallest total of an order that can be paid with it, in major units.'),
  maxTotal: price().nullable().default(null),
  manualCapture: z
    .boolean()
    .default(false)
    .describe('Authorize at checkout and capture when the order is fulfilled, if the provider supports it.'),
}

/** Settings of a provider by field. An empty or missing secret keeps the stored one. */
const settings = z
  .record(text(60), text(500))
  .default({})
  .describe('Settings of the provider, such as secretKey. When a method is updated, a missing or empty one stays unchanged.')

export const paymentMethodInput = z.object({ type: paymentMethodType, ...methodFields, settings })

export const paymentMethodChange = z.object({ ...methodFields, settings })

/** A payment method as members see it. Secrets are write-only; `configHint` has the last four characters of each. */
export const paymentMethod = z
  .object({
    id: id(),
    type: paymentMethodType,
    title: text(120),
    instructions: text(2000),
    enabled: z.boolean(),
    position: count(),
    minTotal: price().nullable(),
    maxTotal: price().nullable(),
    manualCapture: z.boolean(),
    configHint: z.record(text(60), text(40)),
    problem: text(300).describe('Why shoppers cannot pay with it, and what to do; empty without a problem.'),
  })
  .meta({ id: 'PaymentMethod' })

/** A type of payment method that a store can add on this server. */
export const availableMethodType = z
  .object({ type: paymentMethodType, canCapture: z.boolean().describe('Whether it can authorize first and capture later.') })
  .meta({ id: 'AvailablePaymentMethodType' })

export const paymentIncidentType = z.enum([
  'wrong_amount',
  'wrong_currency',
  'wrong_reference',
  'partial_capture',
  'late_payment',
  'duplicate_payment',
  'authorization_lost',
  'dispute',
  'capture_failed',
  'refund_failed',
])

/** A payment that needs the owner's attention. */
export const paymentIncident = z
  .object({
    id: id(),
    type: paymentIncidentType,
    orderId: id(),
    orderNumber: text(32),
    provider: text(60),
    reference: text(200),
    amount: amount(),
    currency: text(3),
    /** The value that the provider reported instead, such as another amount. */
    reported: text(200),
    createdAt: time(),
  })
  .meta({ id: 'PaymentIncident' })

export type ProviderType = z.output<typeof providerType>
export type PaymentMethodType = z.output<typeof paymentMethodType>
export type PaymentMethod = z.output<typeof paymentMethod>
export type PaymentIncident = z.output<typeof paymentIncident>
