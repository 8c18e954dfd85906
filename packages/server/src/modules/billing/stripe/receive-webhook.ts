import type { Hono } from 'hono'
import type Stripe from 'stripe'
import type { ServerContext } from '../../../ground/context.ts'
import { AppError } from '../../../ground/errors.ts'
import { readBytes } from '../../../ground/request/read-bytes.ts'
import type { Env } from '../../../ground/request/request-env.ts'
import { ProviderError } from '../../payment/index.ts'
import { accountOfCustomer, syncSubscription } from './sync-subscription.ts'
import { withStripe } from './with-stripe.ts'

/** The path of the webhook endpoint that the operator registers at Stripe. */
export const BILLING_WEBHOOK = '/billing/webhook'

/** The events that the endpoint needs. Each only says that something of a customer changed. */
export const billingEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** Bytes. An invoice with many lines is larger than a payment. */
const LARGEST_WEBHOOK = 512 * 1024

/**
 * Serves Stripe's webhooks about plans on the main hostname. Responds with 200 to an event that need not be sent again, also to a repeated one
 * and to one about an unknown customer. Responds with 400 for a wrong signature, and with 503 when Stripe should send it again.
 */
export function mountBillingWebhook(app: Hono<Env>, server: ServerContext): void {
  app.post(BILLING_WEBHOOK, async (context, next) => {
    if (context.get('target').store || !server.config.stripe) return next()
    const respond = (status: 200 | 400 | 413 | 503, text: string) =>
      context.text(`${text}\n`, status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    server.requestLimits.takeClient(context.get('requester').client ?? '')
    try {
      const rawBody = Buffer.from(await readBytes(context.req.raw, LARGEST_WEBHOOK))
      await receive(server, rawBody, context.req.raw.headers.get('stripe-signature') ?? '')
      return respond(200, 'ok')
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_large') return respond(413, 'Too large')
      if (error instanceof ProviderError && error.code === 'signature') return respond(400, 'Wrong signature')
      server.log.warn({ err: error }, 'A webhook about a plan could not be processed')
      return respond(503, 'Try again later')
    }
  })
}

async function receive(server: ServerContext, rawBody: Buffer, signature: string): Promise<void> {
  const secret = server.config.stripe?.webhookSecret ?? ''
  const event = await withStripe(server, async (stripe) => stripe.webhooks.constructEvent(rawBody, signature, secret))
  const customer = customerOf(event)
  const userId = customer === undefined ? undefined : await accountOfCustomer(server.db, customer)
  if (userId !== undefined) await syncSubscription(server, userId)
}

/** Returns the id of the customer whom an event concerns. */
function customerOf({ data }: Stripe.Event): string | undefined {
  const { customer } = data.object as { customer?: string | { id: string } | null }
  return typeof customer === 'string' ? customer : customer?.id
}
