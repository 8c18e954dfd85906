export { insertStockAlert, lockDueAlerts, settleAlerts } from './alert-rows.ts'
export { listStockAlerts } from './list-alerts.ts'
export { markRestocked, restockingEvents } from './mark-restocked.ts'
export { eraseStockAlerts, stockAlertsOf } from './personal-data.ts'
