import type { Handlers } from '../../ground/handler.ts'
import { addWebhook } from '../../modules/webhook/add-webhook.ts'
import { deleteWebhook } from '../../modules/webhook/delete-webhook.ts'
import { getDelivery } from '../../modules/webhook/delivery/get-delivery.ts'
import { listDeliveries } from '../../modules/webhook/delivery/list-deliveries.ts'
import { redeliver } from '../../modules/webhook/delivery/redeliver.ts'
import { sendTest } from '../../modules/webhook/delivery/send-test.ts'
import { listWebhooks } from '../../modules/webhook/list-webhooks.ts'
import { rotateSecret } from '../../modules/webhook/rotate-secret.ts'
import { updateWebhook } from '../../modules/webhook/update-webhook.ts'

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
