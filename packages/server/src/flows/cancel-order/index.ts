export { cancelOrder } from './cancel-order.ts'
export { cancelUnpaid } from './cancel-unpaid.ts'
export { expireOrders } from './expire-orders.ts'
