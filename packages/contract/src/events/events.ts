import { z } from 'zod'
import { id, ids } from '../values.ts'
import type { EventDefinition } from './event.ts'

/** Products that one event is about. */
const MAX_PRODUCTS = 500

const order = {
  version: 1,
  subject: 'order',
  data: z.strictObject({ orderId: id() }),
  example: { orderId: 'k3v9c2m4w8x7n5q1j6tz' },
} as const

const product = {
  version: 1,
  subject: 'product',
  data: z.strictObject({ productIds: ids(MAX_PRODUCTS) }),
  example: { productIds: ['p7d2x9k4m1c8v5n3q6wz'] },
} as const

/** Every type of event that a store has, in the order in which they are listed. */
export const events = {
  'order.created': { ...order, description: 'A customer placed an order, or a member created one from a draft.' },
  'order.paid': { ...order, description: 'An order was paid online, or a member marked it as paid.' },
  'order.shipped': {
    ...order,
    description: 'A member fulfilled items of an order. An order in several shipments has several of these events.',
  },
  'order.delivered': { ...order, description: 'A shipment was delivered, or items were picked up.' },
  'order.refunded': { ...order, description: 'An order was refunded, completely or in part.' },
  'order.canceled': { ...order, description: 'An order was canceled, or was not paid in time.' },
  'product.created': { ...product, description: 'A member added a product.' },
  'product.updated': {
    ...product,
    description: 'A member changed one product, or several at once. Sales that reduce the stock are not reported.',
  },
  'product.deleted': { ...product, description: 'A member deleted a product.' },
  'product.imported': {
    version: 1,
    subject: 'import',
    description: 'An import of products ended. It is one event, regardless of the number of products.',
    data: z.strictObject({ importId: id() }),
    example: { importId: 'i4n8q2w6e1r5t9y3u7za' },
  },
  'product.restocked': {
    ...product,
    description: 'Items of an order were put back into stock.',
  },
  'customer.created': {
    version: 1,
    subject: 'customer',
    description: 'A customer ordered for the first time, or a member added a customer.',
    data: z.strictObject({ customerId: id() }),
    example: { customerId: 'c5b1n7m3k9j2h6g4f8da' },
  },
  'page.published': {
    version: 1,
    subject: 'page',
    description: 'A page was published, by a member or by a schedule.',
    data: z.strictObject({ pageId: id() }),
    example: { pageId: 'g2f6d4s8a1p5o9i3u7ya' },
  },
} as const satisfies Record<string, EventDefinition>

export type EventType = keyof typeof events

/** The data of an event of a type. */
export type EventData<Type extends EventType> = z.output<(typeof events)[Type]['data']>
