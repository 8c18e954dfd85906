import { exportOrders, exportProducts } from '../../flows/export-store/index.ts'
import type { Handlers } from '../../ground/handler.ts'

export const exportRoutes = {
  'export.products': (context, { query }) => exportProducts(context, query),
  'export.orders': (context, { query }) => exportOrders(context, query),
} satisfies Handlers
