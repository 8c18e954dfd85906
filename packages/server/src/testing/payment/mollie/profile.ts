import { randomBytes } from 'node:crypto'
import { currencyExponent, isCurrency } from '@blockfront/commerce'
import { z } from 'zod'
import type { CardOutcome } from '../hosted-page.ts'

const mollieId = (prefix: string) => `${prefix}_${randomBytes(6).toString('hex')}`

/** A request that Mollie refuses, with the HTTP status. */
export class MollieRefusal extends Error {
  readonly status: number

  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

export interface MollieAmount {
  currency: string
  value: string
}

export interface MollieRefund {
  id: string
  amount: MollieAmount
  status: 'pending' | 'refunded' | 'failed'
  metadata: unknown
}

export interface FakeMolliePayment {
  id: string
  status: 'open' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
  amount: MollieAmount
  description: string
  metadata: unknown
  captureMode: 'automatic' | 'manual'
  /** Of the hosted page. Undefined: the language of the browser. */
  locale?: string | undefined
  redirectUrl: string
  cancelUrl: string
  webhookUrl: string
  /** Milliseconds since 1970. */
  expires: number
  failure: string
  confirming: boolean
  chargedBack: number
  captures: { id: string; amount: MollieAmount; status: 'succeeded'; metadata: unknown }[]
  refunds: MollieRefund[]
}

const amount = z.strictObject({ currency: z.string(), value: z.string().regex(/^\d+(?:\.\d+)?$/) })
const metadata = z.unknown()

/** The parameters that the fake knows. Unknown ones are refused. */
export const mollieParams = {
  payment: z.strictObject({
    amount,
    description: z.string().min(1).max(255),
    redirectUrl: z.url(),
    cancelUrl: z.url(),
    webhookUrl: z.url(),
    locale: z
      .string()
      .regex(/^[a-z]{2}_[A-Z]{2}$/)
      .optional(),
    captureMode: z.enum(['automatic', 'manual']).default('automatic'),
    metadata,
  }),
  capture: z.strictObject({ amount, metadata }),
  refund: z.strictObject({ amount, metadata, description: z.string().max(255).optional() }),
}

const supported = new Set(
  'AED AUD BGN BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS ISK JPY MXN MYR NOK NZD PHP PLN RON RUB SEK SGD THB TWD USD ZAR'.split(
    ' ',
  ),
)

/** Minor units of an amount, or a refusal if it is not written as Mollie requires. */
function units({ currency, value }: MollieAmount, of?: MollieAmount): number {
  if (!isCurrency(currency) || !supported.has(currency) || (of && currency !== of.currency))
    throw new MollieRefusal(422, 'The amount contains an invalid currency')
  if ((value.split('.')[1] ?? '').length !== currencyExponent(currency))
    throw new MollieRefusal(422, 'The amount contains an invalid value')
  return Number(value.replace('.', ''))
}

const sum = (of: MollieAmount, parts: { amount: MollieAmount }[]) =>
  parts.reduce((total, part) => total + units(part.amount, of), 0)

/** Writes minor units as Mollie does. */
export function written(of: MollieAmount, value: number): MollieAmount {
  const digits = isCurrency(of.currency) ? currencyExponent(of.currency) : 2
  return { currency: of.currency, value: (value / 10 ** digits).toFixed(digits) }
}

/** A new payment, which expires after 15 minutes. */
const openPayment = (params: z.infer<typeof mollieParams.payment>, now: number): FakeMolliePayment => ({
  ...params,
  metadata: params.metadata ?? null,
  id: mollieId('tr'),
  status: 'open',
  expires: now + 15 * 60_000,
  failure: '',
  confirming: false,
  chargedBack: 0,
  captures: [],
  refunds: [],
})

/** The payments of one profile, and what may happen to them. */
export type MollieProfile = ReturnType<typeof createMollieProfile>

export function createMollieProfile({ now, changed }: { now(): number; changed(payment: FakeMolliePayment): void }) {
  const payments = new Map<string, FakeMolliePayment>()
  const update = (payment: FakeMolliePayment, changes: Partial<FakeMolliePayment>) => {
    Object.assign(payment, changes)
    changed(payment)
  }
  const payment = (id: string): FakeMolliePayment => {
    const found = payments.get(id)
    if (!found) throw new MollieRefusal(404, `No payment exists with token ${id}.`)
    if (found.status === 'open' && found.expires <= now()) update(found, { status: 'expired' })
    return found
  }
  const totals = (object: FakeMolliePayment) => ({
    captured:
      object.status === 'paid' && object.captureMode === 'automatic' ? units(object.amount) : sum(object.amount, object.captures),
    refunded: sum(
      object.amount,
      object.refunds.filter(({ status }) => status !== 'failed'),
    ),
  })

  return {
    payments,
    payment,
    totals,

    create(params: z.infer<typeof mollieParams.payment>): FakeMolliePayment {
      if (units(params.amount) < 1) throw new MollieRefusal(422, 'The amount is lower than the minimum')
      const created = openPayment(params, now())
      payments.set(created.id, created)
      return created
    },

    /** Applies the result of the shopper's card to an open payment. Returns the message for a shopper who has to try again. */
    pay(id: string, outcome: CardOutcome): string | null {
      const object = payment(id)
      if (object.status !== 'open') return 'This payment is over.'
      if (outcome === 'invalid') return 'The card number is invalid.'
      object.confirming = outcome === 'authenticate'
      if (outcome === 'approve') update(object, { status: object.captureMode === 'manual' ? 'authorized' : 'paid' })
      if (outcome === 'decline') update(object, { status: 'failed', failure: 'The card was declined.' })
      return null
    },

    cancel(id: string): FakeMolliePayment {
      const object = payment(id)
      if (object.status !== 'open') throw new MollieRefusal(422, 'The payment cannot be canceled')
      update(object, { status: 'canceled' })
      return object
    },

    release(id: string): FakeMolliePayment {
      const object = payment(id)
      if (object.status !== 'authorized') throw new MollieRefusal(422, 'The payment has no authorization to release')
      update(object, { status: 'canceled' })
      return object
    },

    capture(id: string, { amount, metadata }: z.infer<typeof mollieParams.capture>) {
      const object = payment(id)
      if (object.status !== 'authorized') throw new MollieRefusal(422, 'The payment is not authorized')
      if (units(amount, object.amount) > units(object.amount))
        throw new MollieRefusal(422, 'The amount is higher than the authorized amount')
      const capture = { id: mollieId('cpt'), amount, status: 'succeeded' as const, metadata }
      object.captures.push(capture)
      update(object, { status: 'paid' })
      return capture
    },

    /** Refunds are pending until `settle`, as with Mollie, where the bank sends them a day later. */
    refund(id: string, { amount, metadata }: z.infer<typeof mollieParams.refund>): MollieRefund {
      const object = payment(id)
      const { captured, refunded } = totals(object)
      if (object.status !== 'paid') throw new MollieRefusal(422, 'The payment cannot be refunded')
      if (units(amount, object.amount) > captured - refunded)
        throw new MollieRefusal(422, 'The amount is higher than the maximum')
      const refund: MollieRefund = { id: mollieId('re'), amount, status: 'pending', metadata }
      object.refunds.push(refund)
      changed(object)
      return refund
    },

    /** The bank has sent all pending refunds, or returned them. */
    settle(id: string, status: 'refunded' | 'failed' = 'refunded'): void {
      const object = payment(id)
      for (const refund of object.refunds) if (refund.status === 'pending') refund.status = status
      changed(object)
    },

    /** A shopper complains at the bank. */
    dispute(id: string): void {
      const object = payment(id)
      update(object, { chargedBack: units(object.amount) })
    },
  }
}
