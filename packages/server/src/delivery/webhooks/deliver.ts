import { TEST_EVENT } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Config } from '../../ground/config.ts'
import type { JobContext } from '../../ground/context.ts'
import type { Jobs } from '../../ground/db/job-queue.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { SealError } from '../../ground/db/seal.ts'
import { AppError } from '../../ground/errors.ts'
import { postPublic } from '../../ground/outgoing/public-post.ts'
import { FetchRefused } from '../../ground/outgoing/public-target.ts'
import { retryAfterSeconds } from '../../ground/retry.ts'
import {
  type DeliveryRow,
  deliveryRow,
  dropExcess,
  type Outcome,
  recordOutcome,
  signaturesOf,
  updateDelivery,
  type WebhookRow,
  webhookRow,
  webhookUrlProblem,
} from '../../modules/webhook/index.ts'
import { buildPayload } from './payload.ts'

/** Milliseconds for one request. */
const TIMEOUT = 10_000

/** Bytes of a response's body that are kept. */
const MAX_RESPONSE_BYTES = 8 * 1024

/** Job: makes an attempt of a delivery. */
export async function deliver({ storeId, webhookId, deliveryId }: Jobs['webhook.deliver'], context: JobContext): Promise<void> {
  const dropped = await withStore(context.db, storeId, (trx) => dropExcess(trx, storeId, webhookId))
  if (dropped > 0) context.log.warn({ storeId, webhookId, dropped }, 'Dropped the oldest pending deliveries of a webhook')
  await makeAttempt(context, storeId, deliveryId)
}

/** Makes one attempt, and queues the next one if it fails. Does nothing for a delivery that is not pending. */
async function makeAttempt({ db, config }: JobContext, storeId: string, deliveryId: string): Promise<void> {
  const attempt = await withStore(db, storeId, (trx) => beginAttempt(trx, storeId, deliveryId)).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })
  if (!attempt) return
  const outcome = await send(config, attempt)
  await withStore(db, storeId, (trx) => recordOutcome(trx, config, attempt, outcome))
}

interface Attempt {
  webhook: WebhookRow
  delivery: DeliveryRow & { payload: string }
}

/** Counts an attempt before it is made, so that one that ends the process is not repeated without limit. Stores the payload at the first one. */
async function beginAttempt(trx: StoreTrx, storeId: string, deliveryId: string): Promise<Attempt | undefined> {
  const pending = await deliveryRow(trx, storeId, deliveryId)
  if (pending.status !== 'pending') return undefined
  const webhook = await webhookRow(trx, storeId, pending.webhook_id)
  if (!webhook.is_enabled && pending.event !== TEST_EVENT) {
    await updateDelivery(trx, pending).set({ status: 'failed', failure: 'The webhook was off.' }).execute()
    return undefined
  }
  const payload = pending.payload ?? (await buildPayload(trx, pending))
  const delivery = await updateDelivery(trx, pending)
    .set({
      payload,
      attempts: sql<number>`attempts + 1`,
      first_attempt_at: sql<Date>`coalesce(first_attempt_at, now())`,
      last_attempt_at: sql<Date>`now()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { webhook, delivery: { ...delivery, payload } }
}

async function send(config: Config, { webhook, delivery: { id, payload } }: Attempt): Promise<Outcome> {
  // The operator may have changed the allowed hosts since the URL was entered.
  const problem = webhookUrlProblem(config, webhook.url)
  if (problem !== undefined) return { failure: problem }
  const sentAt = new Date()
  try {
    const { status, headers, body } = await postPublic(webhook.url, {
      allowedHosts: config.webhookHosts,
      timeout: TIMEOUT,
      maxResponseBytes: MAX_RESPONSE_BYTES,
      body: payload,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': signaturesOf(config, webhook, { id, sentAt, payload }),
      },
    })
    // PostgreSQL stores no NUL.
    const response = { status, body: body.replaceAll('\0', '') }
    if (status >= 200 && status < 300) return { response }
    const retryAfter = retryAfterSeconds(headers['retry-after'], sentAt.getTime())
    return { response, failure: failureOf(status), retryAfter }
  } catch (error) {
    if (error instanceof FetchRefused) return { failure: error.message }
    // The operator changed the secret of the server.
    if (error instanceof SealError) return { failure: 'The secret can no longer be decrypted. Replace it.' }
    throw error
  }
}

function failureOf(status: number): string {
  if (status >= 300 && status < 400) return 'The URL redirects to another one. Use the final URL.'
  if (status === 410) return 'The receiver responded with status 410: it wants no more deliveries.'
  return `The receiver responded with status ${status}.`
}
