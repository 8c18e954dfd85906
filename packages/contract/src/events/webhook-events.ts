import type { EventType } from './events.ts'

/**
 * The events that a webhook can receive, in the order in which they are listed. Pages with forms load this list with the schemas of webhooks, and
 * not the definitions of events.
 */
export const webhookEventTypes = [
  'order.created',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.refunded',
  'order.canceled',
  'product.created',
  'product.updated',
  'product.deleted',
  'product.imported',
  'customer.created',
  'page.published',
] as const satisfies EventType[]

/** An event that a webhook can receive. */
export type WebhookEvent = (typeof webhookEventTypes)[number]

/** The type of the message that a member sends to check a webhook. No webhook chooses it. */
export const TEST_EVENT = 'webhook.test'
