import type { Handlers } from '../../handler.ts'
import { exportOrders } from './export-orders.ts'
import { exportProducts } from './export-products.ts'

export const exportRoutes = {
  'export.products': (context, { query }) => exportProducts(context, query),
  'export.orders': (context, { query }) => exportOrders(context, query),
} satisfies Handlers
