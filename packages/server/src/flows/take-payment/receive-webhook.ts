import type { Hono } from 'hono'
import { type ServerContext, storeContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { AppError } from '../../ground/errors.ts'
import { readBytes } from '../../ground/request/read-bytes.ts'
import type { Env } from '../../ground/request/request-env.ts'
import { anyMethod, ProviderError, providerOf } from '../../modules/payment/index.ts'
import { applyPayment, type PaymentContext } from './apply-payment.ts'

/** Bytes. */
const LARGEST_WEBHOOK = 64 * 1024

/**
 * Serves the webhook endpoint of all providers on the main hostname. Responds with 200 to a webhook that need not be sent again, also to a
 * repeated one and to one about an unknown payment. Responds with 400 for a wrong signature, and with 503 when the provider should send it
 * again.
 */
export function mountWebhooks(app: Hono<Env>, server: ServerContext): void {
  app.post('/payment/webhook/:provider/:storeId/:methodId', async (context, next) => {
    if (context.get('target').store) return next()
    const { provider, storeId, methodId } = context.req.param()
    const respond = (status: 200 | 400 | 404 | 413 | 503, text: string) =>
      context.text(`${text}\n`, status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(storeId)) return respond(404, 'Not found')
    server.requestLimits.takeClient(context.get('requester').client ?? '')
    try {
      const rawBody = Buffer.from(await readBytes(context.req.raw, LARGEST_WEBHOOK))
      const request = { rawBody, headers: context.req.raw.headers }
      const known = await receive(storeContext(server, storeId), { provider, methodId, request })
      return known ? respond(200, 'ok') : respond(404, 'Not found')
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_large') return respond(413, 'Too large')
      if (!(error instanceof ProviderError)) throw error
      if (error.code === 'signature') return respond(400, 'Wrong signature')
      server.log.warn({ err: error, storeId, methodId }, 'A webhook could not be processed')
      return respond(503, 'Try again later')
    }
  })
}

interface Webhook {
  provider: string
  methodId: string
  request: { rawBody: Buffer; headers: Headers }
}

/** Processes a webhook. Returns false for an unknown method. Throws `ProviderError`. */
async function receive(context: PaymentContext, { provider: type, methodId, request }: Webhook): Promise<boolean> {
  const { storeId } = context.store
  const method = await withStore(context.db, storeId, (trx) => anyMethod(trx, storeId, methodId))
  if (!method || method.type !== type) return false
  const { provider, credentials } = providerOf(context, method)
  const event = await provider.receive(credentials, request)
  if (!event) return true
  const paymentId = await withStore(context.db, storeId, async (trx) => {
    const seen = await trx
      .selectFrom('payment_events')
      .select('event_id')
      .where('store_id', '=', storeId)
      .where('method_id', '=', methodId)
      .where('event_id', '=', event.eventId)
      .executeTakeFirst()
    if (seen) return undefined
    const payment = await trx
      .selectFrom('payments')
      .select('id')
      .where('store_id', '=', storeId)
      .where('method_id', '=', methodId)
      .where('provider_ref', '=', event.ref)
      .executeTakeFirst()
    return payment?.id
  })
  if (paymentId === undefined) return true
  await applyPayment(context, paymentId)
  // Only now: a webhook whose processing failed must not count as received.
  await withStore(context.db, storeId, (trx) =>
    trx
      .insertInto('payment_events')
      .values({ store_id: storeId, method_id: methodId, event_id: event.eventId, provider_ref: event.ref })
      .onConflict((conflict) => conflict.columns(['store_id', 'method_id', 'event_id']).doNothing())
      .execute(),
  )
  return true
}
