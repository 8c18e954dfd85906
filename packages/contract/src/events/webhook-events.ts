import { type EventType, events } from './events.ts'

/** An event that a webhook can receive. */
export type WebhookEvent = {
  [Type in EventType]: (typeof events)[Type]['isWebhook'] extends true ? Type : never
}[EventType]

/** The events that a webhook can receive, in the order in which they are listed. */
export const webhookEventTypes = Object.entries(events).flatMap(([type, { isWebhook }]) => (isWebhook ? [type] : [])) as [
  WebhookEvent,
  ...WebhookEvent[],
]

/** Descriptions of these events, for the documentation. */
export const webhookEvents = Object.fromEntries(webhookEventTypes.map((type) => [type, events[type].description])) as Readonly<
  Record<WebhookEvent, string>
>

/** The type of the message that a member sends to check a webhook. No webhook chooses it. */
export const TEST_EVENT = 'webhook.test'
