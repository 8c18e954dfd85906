import { endpoints } from '@blockfront/contract'
import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { paging } from './paging.ts'

const filters = endpoints['order.list'].query.shape

const listOrders = defineTool({
  name: 'list_orders',
  title: 'List orders',
  description:
    'Lists the orders of the store, newest first, with customer, total and status. Search finds numbers, names and addresses.',
  input: z.strictObject({
    ...paging,
    search: filters.search,
    status: filters.status,
    paymentStatus: filters.paymentStatus,
    fulfillmentStatus: filters.fulfillmentStatus,
  }),
  calls: ['order.list'],
  run: ({ call, storeId }, input) => call('order.list', { query: { storeId, ...input } }),
})

const getOrder = defineTool({
  name: 'get_order',
  title: 'Get an order',
  description: 'Returns an order with its items, addresses, payments and timeline. It contains personal data of the customer.',
  input: z.strictObject({ orderId: endpoints['order.get'].query.shape.orderId }),
  calls: ['order.get'],
  run: ({ call, storeId }, { orderId }) => call('order.get', { query: { storeId, orderId } }),
})

export const orderTools = [listOrders, getOrder]
