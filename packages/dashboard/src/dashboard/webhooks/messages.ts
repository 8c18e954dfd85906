import type { Webhook, WebhookDelivery, WebhookEvent } from '@blockfront/contract'

/** Messages of the screens of webhooks. */
export const messages = {
  title: 'Webhooks',
  about: 'A webhook tells another program what happens in this store, such as accounting or a warehouse.',
  add: 'Add webhook',
  empty: 'No webhooks yet',
  emptyHelp: 'Add one for each program that needs to know about orders, products, customers or pages.',
  list: 'Webhooks',
  url: 'URL',
  status: 'Status',
  on: 'On',
  off: 'Off',
  failing: 'Turned off: failing',
  gone: 'Turned off by the receiver',
  lastSuccess: 'Last success',
  never: 'Never',
  eventCount: (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`,

  addTitle: 'Add a webhook',
  addHelp:
    'The events that you choose are sent to the URL, with data of orders and customers. Only enter a server that you trust.',
  editTitle: 'Edit webhook',
  urlHelp: 'The program that receives the events shows it. It starts with https://.',
  events: 'Events',
  chosen: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
  save: 'Save webhook',
  saved: 'Webhook saved.',
  groups: { order: 'Orders', product: 'Products', customer: 'Customers', page: 'Pages' },
  eventNames: {
    'order.created': 'Order placed',
    'order.paid': 'Order paid',
    'order.shipped': 'Items shipped or ready for pickup',
    'order.delivered': 'Shipment delivered or picked up',
    'order.refunded': 'Order refunded',
    'order.canceled': 'Order canceled or not paid in time',
    'product.created': 'Product added',
    'product.updated': 'Product changed',
    'product.deleted': 'Product deleted',
    'product.imported': 'Import of products ended',
    'customer.created': 'New customer',
    'page.published': 'Page published',
  } as Readonly<Record<WebhookEvent, string>>,
  testEvent: 'Test event',

  secretTitle: 'Copy the secret',
  secretHelp: 'It is shown only now. The receiver needs it to check that events come from this store.',
  replacedHelp:
    'It is shown only now. For 24 hours, events are signed with the previous secret, too. Enter this one at the receiver within that time.',
  secret: 'Secret',
  copySecret: 'Copy secret',
  copied: 'Copied.',
  done: 'Done',

  gone404: 'Webhook not found',
  gone404Help: 'This webhook does not exist or was deleted.',
  moreActions: 'Webhook actions',
  details: 'Details',
  edit: 'Edit',
  sendTest: 'Send test event',
  testSent: 'Test event sent. The list below shows whether it was accepted.',
  turnOn: 'Turn on',
  turnOnAgain: 'Turn on again',
  turnOff: 'Turn off',
  turnedOn: 'The webhook is on.',
  turnedOff: 'The webhook is off. New events are not sent.',
  offTitle: 'This webhook is off',
  offHelp: 'Events that happen while it is off are not sent.',
  failingHelp:
    'The receiver accepted nothing for about a day, so the webhook was turned off. New events are not sent. Repair the receiver, send a test event, then turn the webhook on again.',
  goneHelp:
    'The receiver responded that it wants no more events (status 410), so the webhook was turned off. New events are not sent.',
  rotate: 'Replace secret',
  rotateTitle: 'Replace the secret?',
  rotateHelp: 'Do this if others may know the secret. The previous one keeps working for 24 hours.',
  previousUntil: (time: string) => `The previous secret works until ${time}.`,
  delete: 'Delete',
  deleteTitle: 'Delete this webhook?',
  deleteHelp: 'Its deliveries are deleted, too, and pending ones are not sent.',
  deleteAction: 'Delete webhook',
  deleted: 'The webhook was deleted.',

  deliveries: 'Deliveries',
  deliveriesHelp: 'What was sent in the last 30 days.',
  noDeliveries: 'No deliveries yet',
  noDeliveriesHelp: 'Events that are sent to this webhook appear here. Send a test event to try it.',
  event: 'Event',
  result: 'Result',
  response: 'Response',
  noResponse: 'None',
  time: 'Time',
  attempts: 'Attempts',
  statuses: {
    pending: 'Pending',
    delivered: 'Accepted',
    failed: 'Failed',
    dropped: 'Dropped',
  } as Readonly<Record<WebhookDelivery['status'], string>>,
  retryAt: (time: string) => `Next attempt: ${time}`,
  close: 'Close',
  failure: 'Reason',
  id: 'Delivery id',
  payload: 'Sent data',
  noPayload: 'Not sent yet, or removed because the customer was erased.',
  responseBody: 'Response of the receiver',
  emptyResponse: 'The response was empty.',
  sendAgain: 'Send again',
  sentAgain: 'Sent again. The list shows whether it was accepted.',
}

/** The name of an event. */
export const eventName = (event: WebhookDelivery['event']): string =>
  event === 'webhook.test' ? messages.testEvent : messages.eventNames[event]

/** What the status of a webhook is called. */
export const statusName = ({ isEnabled, disabledReason }: Webhook): string =>
  isEnabled ? messages.on : disabledReason === null ? messages.off : messages[disabledReason]
