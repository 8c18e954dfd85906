import type { Handlers } from '../../ground/handler.ts'
import {
  addWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  redeliver,
  rotateSecret,
  sendTest,
  updateWebhook,
} from '../../modules/webhook/index.ts'

export const webhookRoutes = {
  'webhook.list': (context) => listWebhooks(context),
  'webhook.add': (context, { body }) => addWebhook(context, body),
  'webhook.update': (context, { body }) => updateWebhook(context, body),
  'webhook.delete': (context, { params }) => deleteWebhook(context, params),
  'webhook.rotateSecret': (context, { body }) => rotateSecret(context, body),
  'webhook.sendTest': (context, { body }) => sendTest(context, body),
  'webhook.deliveries': (context, { query }) => listDeliveries(context, query),
  'webhook.delivery': (context, { query }) => getDelivery(context, query),
  'webhook.redeliver': (context, { body }) => redeliver(context, body),
} satisfies Handlers
