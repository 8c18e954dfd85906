import { z } from 'zod'
import { TEST_EVENT, webhookEventTypes } from '../../events/webhook-events.ts'
import { lists } from '../../lists.ts'
import { count, id, text, time } from '../../values.ts'

/** The events of a webhook: at least one. */
export const chosenEvents = z.array(z.enum(webhookEventTypes)).min(1, 'Choose at least one event.').max(webhookEventTypes.length)

/** URL that receives webhooks. The server also refuses http, except for hosts that its operator allows. */
export const webhookUrl = () =>
  z
    .string()
    .trim()
    .min(1, 'This is required.')
    .max(2000)
    .regex(/^https?:\/\/[^\s\0]+$/, 'Enter a URL that starts with https://.')

/** A URL to which the server sends chosen events of a store, without its secret. */
export const webhook = z
  .object({
    webhookId: id(),
    url: text(2000),
    events: chosenEvents,
    isEnabled: z.boolean(),
    disabledReason: z
      .enum(['failing', 'gone'])
      .nullable()
      .describe(
        'Why the server disabled it. `failing`: every attempt of a day failed. `gone`: the receiver responded with status 410. Null: it is enabled, or a member disabled it.',
      ),
    lastSuccessAt: time().nullable().describe('When the receiver last accepted a delivery. Null: never.'),
    previousSecretUntil: time().nullable().describe('Until when deliveries also have a signature with the previous secret.'),
    createdAt: time(),
  })
  .meta({ id: 'Webhook' })

/** `dropped`: too many deliveries were pending. */
export const deliveryStatuses = lists['webhook.deliveries'].filters.status.values

/** One message to a webhook. */
export const webhookDelivery = z
  .object({
    deliveryId: id().describe('The header webhook-id of each of its requests.'),
    webhookId: id(),
    event: z.enum([...webhookEventTypes, TEST_EVENT]),
    status: z.enum(deliveryStatuses),
    attempts: count().describe('Requests since it was created or sent again.'),
    responseStatus: count().nullable().describe('HTTP status of the last response. Null: there was none.'),
    failure: text(300).describe('Why the last attempt failed; empty if it did not.'),
    createdAt: time(),
    lastAttemptAt: time().nullable(),
    nextAttemptAt: time().nullable().describe('When a pending delivery is sent. Null: it is not pending.'),
  })
  .meta({ id: 'WebhookDelivery' })

/** A delivery with what was sent and received. */
export const webhookDeliveryDetail = webhookDelivery
  .extend({
    payload: text(65_536)
      .nullable()
      .describe('Body of the request. Null: it was not sent yet, or was removed with the personal data of a customer.'),
    response: text(8192).describe('Start of the body of the last response.'),
  })
  .meta({ id: 'WebhookDeliveryDetail' })

export type Webhook = z.output<typeof webhook>
export type WebhookDelivery = z.output<typeof webhookDelivery>
export type WebhookDeliveryDetail = z.output<typeof webhookDeliveryDetail>
