import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { chosenEvents, webhook, webhookDelivery, webhookDeliveryDetail, webhookUrl } from '../../entities/store/webhook.ts'
import { success } from '../../entities/success.ts'
import { id, paged, text } from '../../values.ts'
import { filtersOf, pagingOf } from '../list-query.ts'

const withSecret = z.object({
  webhook,
  secret: text(100).describe('Verifies the signatures. No other response contains it.'),
})

/** URLs to which the server sends events of a store, and the deliveries to them. */
export const webhookEndpoints = {
  'webhook.list': {
    route: 'GET /webhook/fetch-webhooks',
    access: 'member',
    needs: 'webhooks.manage',
    store: 'query.storeId',
    summary: 'List the webhooks of a store, oldest first',
    query: z.object({ storeId: id() }),
    response: z.array(webhook).max(100),
  },
  'webhook.add': {
    route: 'POST /webhook/add-webhook',
    access: 'member',
    needs: 'webhooks.manage',
    store: 'body.storeId',
    summary: 'Add a webhook, to which the server sends the chosen events',
    description: 'The response contains the secret that verifies signatures. Requires a recent confirmation (user.confirm).',
    body: z.object({ storeId: id(), url: webhookUrl(), events: chosenEvents }).meta({
      examples: [
        { storeId: 'k3v9c2m4w8x7n5q1j6tz', url: 'https://erp.example.com/blockfront', events: ['order.created', 'order.paid'] },
      ],
    }),
    response: withSecret,
    errors: { confirmation_required: true, store_limit: true },
  },
  'webhook.update': {
    route: 'PUT /webhook/update-webhook',
    access: 'member',
    needs: 'webhooks.manage',
    store: 'body.storeId',
    summary: 'Change the URL or the events of a webhook, or enable or disable it',
    description: 'Changes what the body contains. A new URL requires a recent confirmation (user.confirm).',
    body: z.object({
      storeId: id(),
      webhookId: id(),
      url: webhookUrl().optional(),
      events: chosenEvents.optional(),
      isEnabled: z.boolean().optional(),
    }),
    response: webhook,
    errors: { confirmation_required: true },
  },
  'webhook.delete': {
    route: 'DELETE /webhook/delete-webhook/{storeId}/{webhookId}',
    access: 'member',
    allowedReadOnly: true,
    needs: 'webhooks.manage',
    store: 'params.storeId',
    summary: 'Delete a webhook with its deliveries',
    params: z.object({ storeId: id(), webhookId: id() }),
    response: success,
  },
  'webhook.rotateSecret': {
    route: 'POST /webhook/rotate-secret',
    access: 'member',
    allowedReadOnly: true,
    needs: 'webhooks.manage',
    store: 'body.storeId',
    summary: 'Replace the secret of a webhook',
    description:
      'For 24 hours, deliveries have signatures with both secrets. The previous secret of an earlier rotation ends at once. Requires a recent confirmation (user.confirm).',
    body: z.object({ storeId: id(), webhookId: id() }),
    response: withSecret,
    errors: { confirmation_required: true },
  },
  'webhook.sendTest': {
    route: 'POST /webhook/send-test',
    access: 'member',
    needs: 'webhooks.manage',
    store: 'body.storeId',
    summary: 'Send a test event to a webhook, once and without retries, also while it is disabled',
    body: z.object({ storeId: id(), webhookId: id() }),
    response: webhookDelivery,
  },
  'webhook.deliveries': {
    route: 'GET /webhook/fetch-deliveries',
    access: 'member',
    needs: 'webhooks.manage',
    store: 'query.storeId',
    summary: 'List the deliveries to a webhook of the last 30 days, newest first',
    query: z.object({ storeId: id(), webhookId: id(), ...filtersOf('webhook.deliveries'), ...pagingOf('webhook.deliveries') }),
    response: paged(webhookDelivery),
  },
  'webhook.delivery': {
    route: 'GET /webhook/fetch-delivery',
    access: 'member',
    needs: 'webhooks.manage',
    store: 'query.storeId',
    summary: 'Get a delivery with its payload and the last response',
    query: z.object({ storeId: id(), deliveryId: id() }),
    response: webhookDeliveryDetail,
  },
  'webhook.redeliver': {
    route: 'POST /webhook/redeliver',
    access: 'member',
    needs: 'webhooks.manage',
    store: 'body.storeId',
    summary: 'Send a delivery again, under the same id',
    description: 'A pending delivery is sent at once. Others get as many attempts as a new one.',
    body: z.object({ storeId: id(), deliveryId: id() }),
    response: webhookDelivery,
    errors: { conflict: true },
  },
} as const satisfies Record<string, Endpoint>
