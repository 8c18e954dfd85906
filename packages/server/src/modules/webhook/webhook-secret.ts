import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Config } from '../../ground/config.ts'
import { seal, unseal } from '../../ground/db/seal.ts'
import type { WebhookRow } from './webhook-rows.ts'

type Secret = Pick<Config, 'secret'>
type WebhookKey = Pick<WebhookRow, 'store_id' | 'id'>

const purposeOf = ({ store_id, id }: WebhookKey) => `webhook/${store_id}/${id}`

/** A new secret in the form of Standard Webhooks: 256 random bits. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Encrypts the secret of a webhook for its row. */
export const sealSecret = ({ secret }: Secret, webhook: WebhookKey, value: string): Buffer =>
  seal(secret, purposeOf(webhook), value)

type Message = { id: string; sentAt: Date; payload: string }

/**
 * Returns the signatures of a message by the current secret and, for 24 hours after a rotation, by the previous one. Throws `SealError` if the
 * server's secret has changed since they were stored.
 */
export function signaturesOf({ secret }: Secret, webhook: WebhookRow, { id, sentAt, payload }: Message): string {
  const { previous_secret_encrypted: previous, previous_secret_until: until } = webhook
  const sealed = [webhook.secret_encrypted, ...(previous && until && until > sentAt ? [previous] : [])]
  return sealed.map((value) => new Webhook(unseal(secret, purposeOf(webhook), value)).sign(id, sentAt, payload)).join(' ')
}
