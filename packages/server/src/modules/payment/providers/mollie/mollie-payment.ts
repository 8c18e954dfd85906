import type { Minor } from '@blockfront/commerce'
import { z } from 'zod'
import type { ProviderPayment } from '../provider.ts'
import { fromMollieAmount } from './amount.ts'

const amountSchema = z.object({ value: z.string(), currency: z.string() })
const metadataSchema = z.record(z.string(), z.unknown()).nullish().catch(null)
/** https://docs.mollie.com/reference/get-payment, the fields that are used. */
export const paymentSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: amountSchema,
  amountRefunded: amountSchema.nullish(),
  amountCaptured: amountSchema.nullish(),
  amountChargedBack: amountSchema.nullish(),
  captureMode: z.string().nullish(),
  metadata: metadataSchema,
  expiresAt: z.string().nullish(),
  isCancelable: z.boolean().nullish(),
  details: z.object({ failureMessage: z.string().nullish(), failureReason: z.string().nullish() }).nullish().catch(null),
  _links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
})
type MolliePayment = z.infer<typeof paymentSchema>

export const refundSchema = z.object({ id: z.string(), status: z.string(), amount: amountSchema, metadata: metadataSchema })
export const refundsSchema = z.object({ _embedded: z.object({ refunds: z.array(refundSchema) }) })
export const capturesSchema = z.object({ _embedded: z.object({ captures: z.array(z.object({ metadata: metadataSchema })) }) })
type MollieRefund = z.infer<typeof refundSchema>

/** Returns a payment as every provider reports it. `refunds` are all refunds that Mollie lists for it. */
export function toProviderPayment(payment: MolliePayment, refunds: readonly MollieRefund[]): ProviderPayment {
  const amount = fromMollieAmount(payment.amount)
  const captured = capturedAmount(payment)
  const attempt = payment.metadata?.attempt
  return {
    reference: typeof attempt === 'string' ? attempt : '',
    amount,
    currency: payment.amount.currency,
    authorized: payment.status === 'authorized' || payment.status === 'paid' ? amount : captured,
    captured,
    refunded: fromMollieAmount(payment.amountRefunded),
    disputed: fromMollieAmount(payment.amountChargedBack),
    disputeOutcome: null,
    state: payment.status === 'open' ? 'pending' : payment.status,
    failure: payment.status === 'failed' ? failureOf(payment) : '',
    externalRefunds: refunds
      .filter((refund) => !refund.metadata?.key)
      .map(({ id, amount, status }) => ({ ref: id, amount: fromMollieAmount(amount), state: refundState(status) })),
  }
}

/** Minor units that the shopper has paid. */
export const capturedAmount = ({ status, captureMode, amount, amountCaptured }: MolliePayment): Minor =>
  fromMollieAmount(status === 'paid' && captureMode !== 'manual' ? amount : amountCaptured)

const failureOf = ({ details }: MolliePayment) =>
  details?.failureMessage ?? details?.failureReason?.replaceAll('_', ' ') ?? 'The payment failed.'

export const refundState = (status: string) => {
  if (status === 'refunded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}
