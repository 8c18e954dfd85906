import type { Handlers } from '../../handler.ts'
import { addStockAlert } from './add-alert.ts'
import { listStockAlerts } from './list-alerts.ts'

export const stockAlertRoutes = {
  'stockAlert.add': (context, { body }) => addStockAlert(context, body),
  'stockAlert.list': (context, { query }) => listStockAlerts(context, query),
} satisfies Handlers
