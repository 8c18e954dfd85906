import { z } from 'zod'
import { product } from '../entities/catalog/product.ts'
import { pageSummary } from '../entities/content/page.ts'
import { customer } from '../entities/people/customer.ts'
import { order } from '../entities/selling/order.ts'
import type { EventDefinition } from '../events/event.ts'
import { events } from '../events/events.ts'
import { webhookEventTypes } from '../events/webhook-events.ts'
import type { JsonSchema } from './openapi-schema.ts'

/** The record that deliveries of an event have in addition to its ids, as the API returns it to members. */
const records: Readonly<Record<EventDefinition['subject'], z.ZodRawShape>> = {
  order: { order: order.optional() },
  product: { product: product.optional() },
  customer: { customer: customer.optional() },
  page: { page: pageSummary.optional() },
  import: {},
}

/** The names of the properties that the data of an event has in deliveries: its ids, then its record. A deletion has no record. */
export const webhookDataKeys = (type: keyof typeof events): string[] => {
  const { data, subject } = events[type]
  return [...Object.keys(data.shape), ...(type === 'product.deleted' ? [] : Object.keys(records[subject]))]
}

/** Returns the requests that webhooks receive, by the type of their event. */
export function webhookOperations(convert: (schema: z.ZodType) => JsonSchema): Record<string, { post: JsonSchema }> {
  return Object.fromEntries(
    webhookEventTypes.map((type) => {
      const { description, data, subject }: EventDefinition = events[type]
      const withRecord = type === 'product.deleted' ? data : data.extend(records[subject])
      const body = z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: withRecord })
      const header = (name: string, about: string) => ({
        name,
        in: 'header',
        required: true,
        description: about,
        schema: { type: 'string' },
      })
      return [
        type,
        {
          post: {
            operationId: `receive.${type}`,
            summary: description,
            parameters: [
              header('webhook-id', 'The id of the delivery, the same in each of its attempts.'),
              header('webhook-timestamp', 'The time of the attempt, in seconds since 1970.'),
              header('webhook-signature', 'Signatures of id, timestamp and body, as Standard Webhooks defines them.'),
            ],
            requestBody: { required: true, content: { 'application/json': { schema: convert(body) } } },
            responses: { '2XX': { description: 'Accepted. Any other response is a failure, and the delivery is repeated.' } },
          },
        },
      ]
    }),
  )
}
