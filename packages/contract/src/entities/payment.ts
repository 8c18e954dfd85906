import { z } from 'zod'
import { count, id, price, text } from '../values.ts'

export const paymentMethodType = z.enum(['cod', 'manual', 'bank_transfer', 'test', 'stripe', 'mollie'])

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
    configHint: z.record(text(60), text(40)),
  })
  .meta({ id: 'PaymentMethod' })

export type PaymentMethod = z.output<typeof paymentMethod>
