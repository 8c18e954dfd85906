/** The events that a webhook can receive, with a description for the documentation. */
export const webhookEvents = {
  'order.created': 'A customer placed an order, or a member created one from a draft.',
  'order.paid': 'An order was paid online, or a member marked it as paid.',
  'order.shipped': 'A member fulfilled items of an order. An order in several shipments has several of these events.',
  'order.delivered': 'A shipment was delivered, or items were picked up.',
  'order.refunded': 'An order was refunded, completely or in part.',
  'order.canceled': 'An order was canceled, or was not paid in time.',
  'product.created': 'A member added a product.',
  'product.updated': 'A member changed one product, or several at once. Sales that reduce the stock are not reported.',
  'product.deleted': 'A member deleted a product.',
  'product.imported': 'An import of products ended. It is one event, regardless of the number of products.',
  'customer.created': 'A customer ordered for the first time, or a member added a customer.',
  'page.published': 'A page was published, by a member or by a schedule.',
} as const

export type WebhookEvent = keyof typeof webhookEvents

/** In the order of the list above. */
export const webhookEventTypes = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]

/** The type of the message that a member sends to check a webhook. No webhook chooses it. */
export const TEST_EVENT = 'webhook.test'
