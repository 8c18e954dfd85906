export { exportOrders } from './export-orders.ts'
export { exportProducts } from './export-products.ts'
