import { isCurrency } from '@blockfront/commerce'
import { type HandlerOutput, type Invoice, moneyCodec } from '@blockfront/contract'
import type Stripe from 'stripe'
import type { UserContext } from '../../../ground/context.ts'
import { appError } from '../../../ground/errors.ts'
import { fromStripeAmount } from '../../payment/index.ts'
import { findSubscription } from '../subscription.ts'
import { askStripe } from './with-stripe.ts'

/** Returns the account's latest invoices, newest first. */
export async function listInvoices(context: UserContext): Promise<HandlerOutput<'billing.invoices'>> {
  const row = await findSubscription(context.db, context.session.userId)
  const customer = row?.customer_ref
  if (!customer || !context.config.stripe) return []
  const { data } = await askStripe(context, (stripe) => stripe.invoices.list({ customer, limit: 24 }))
  return data.flatMap((invoice) => viewInvoice(invoice) ?? [])
}

/** Without drafts, which have no number and no page and can still change. */
const statuses = ['open', 'paid', 'void', 'uncollectible'] as const

function viewInvoice(invoice: Stripe.Invoice): Invoice | undefined {
  const status = statuses.find((each) => each === invoice.status)
  const currency = invoice.currency.toUpperCase()
  if (!status || !isCurrency(currency)) return undefined
  // A credit is carried over to the next invoice.
  const amount = (value: number) => moneyCodec(currency).encode(fromStripeAmount(Math.max(0, value), currency))
  return {
    invoiceId: invoice.id,
    number: invoice.number ?? '',
    createdAt: new Date(invoice.created * 1000).toISOString(),
    status,
    total: amount(invoice.total),
    due: amount(invoice.amount_remaining),
    currency,
    page: invoice.hosted_invoice_url ?? '',
    pdf: invoice.invoice_pdf ?? '',
  }
}

/** Returns the URL of Stripe's billing portal for the account. */
export async function openPortal(context: UserContext): Promise<HandlerOutput<'billing.openPortal'>> {
  const row = await findSubscription(context.db, context.session.userId)
  const customer = row?.customer_ref
  if (!customer || !context.config.stripe)
    throw appError('conflict', { message: 'There is no billing portal yet. It opens with your first subscription.' })
  const { url } = await askStripe(context, (stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: `${context.config.publicUrl}/billing?portal=done` }),
  )
  return { url }
}
