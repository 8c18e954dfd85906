import { createHmac, timingSafeEqual } from 'node:crypto'
import type { JobContext } from '../../../../ground/context.ts'
import { requestSignal } from '../../../../ground/outgoing/stop-signal.ts'
import { ProviderError } from '../provider.ts'

declare module '../../../../ground/db/job-queue.ts' {
  interface Jobs {
    'payment.testWebhook': { paymentId: string; event: string }
  }
}

const HEADER = 'test-signature'
/** Older webhooks are refused, so that a recorded one cannot be sent again later. Seconds. */
const TOLERANCE = 300
/** Milliseconds. */
const TIMEOUT = 10_000

const signatureOf = (secret: string, timestamp: number, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** Headers and body of a signed webhook about a payment. */
export function testWebhook(secret: string, { event, ref, at = new Date() }: { event: string; ref: string; at?: Date }) {
  const body = JSON.stringify({ id: event, payment: ref })
  const timestamp = Math.floor(at.getTime() / 1000)
  const signature = `t=${timestamp},v1=${signatureOf(secret, timestamp, body)}`
  return { body, headers: { 'content-type': 'application/json', [HEADER]: signature } }
}

/** Checks and reads a webhook of the test provider. Throws `signature`. */
export function readTestWebhook(
  secret: string,
  { rawBody, headers }: { rawBody: Buffer; headers: Headers },
): { eventId: string; ref: string } {
  const body = rawBody.toString('utf8')
  const [, timestamp = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get(HEADER) ?? '') ?? []
  const expected = signatureOf(secret, Number(timestamp), body)
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE
  if (!secret || signature.length !== 64 || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) || !isRecent)
    throw new ProviderError('signature', 'The webhook is not signed with the secret of this payment method.')
  const { id, payment } = JSON.parse(body) as { id: string; payment: string }
  return { eventId: id, ref: payment }
}

/** Sends the webhook about a payment over HTTP. The job queue repeats it until the endpoint responds with 200. */
export async function sendTestWebhook(
  { paymentId, event }: { paymentId: string; event: string },
  { db }: Pick<JobContext, 'db'>,
): Promise<void> {
  const payment = await db
    .selectFrom('test_payments')
    .select(['webhook_url', 'webhook_secret'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (!payment) return
  const response = await fetch(payment.webhook_url, {
    method: 'POST',
    ...testWebhook(payment.webhook_secret, { event, ref: paymentId }),
    redirect: 'error',
    signal: requestSignal(TIMEOUT),
  })
  if (!response.ok) throw new Error(`The webhook endpoint responded with ${response.status}.`)
}
