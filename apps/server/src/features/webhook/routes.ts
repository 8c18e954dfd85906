import type { Handlers } from '../../handler.ts'
import { addWebhook } from './add-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { getDelivery } from './delivery/get-delivery.ts'
import { listDeliveries } from './delivery/list-deliveries.ts'
import { redeliver } from './delivery/redeliver.ts'
import { sendTest } from './delivery/send-test.ts'
import { listWebhooks } from './list-webhooks.ts'
import { rotateSecret } from './rotate-secret.ts'
import { updateWebhook } from './update-webhook.ts'

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
