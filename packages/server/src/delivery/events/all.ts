import { webhookEventTypes } from '@blockfront/contract'
import { type Subscriber, subscriber } from '../../ground/events/subscriber.ts'
import { markRestocked, restockingEvents } from '../../modules/stock-alert/index.ts'
import { queueDeliveries } from '../../modules/webhook/index.ts'

/** Everything that learns what happened in stores. Those that only some stores use have a line in `wants_event`, too. */
export const subscribers: readonly Subscriber[] = [
  subscriber({ name: 'webhooks', types: webhookEventTypes, handle: queueDeliveries }),
  subscriber({ name: 'stock-alerts', types: restockingEvents, handle: markRestocked }),
]
