import { addStockAlert } from '../../flows/alert-shoppers/index.ts'
import type { Handlers } from '../../ground/handler.ts'
import { listStockAlerts } from '../../modules/stock-alert/index.ts'

export const stockAlertRoutes = {
  'stockAlert.add': (context, { body }) => addStockAlert(context, body),
  'stockAlert.list': (context, { query }) => listStockAlerts(context, query),
} satisfies Handlers
