import { exportOrders } from '../../flows/export-store/export-orders.ts'
import { exportProducts } from '../../flows/export-store/export-products.ts'
import type { Handlers } from '../../ground/handler.ts'

export const exportRoutes = {
  'export.products': (context, { query }) => exportProducts(context, query),
  'export.orders': (context, { query }) => exportOrders(context, query),
} satisfies Handlers
