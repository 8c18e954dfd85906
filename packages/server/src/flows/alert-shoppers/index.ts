export { addStockAlert } from './add-alert.ts'
export { sendStockAlerts } from './send-alerts.ts'
