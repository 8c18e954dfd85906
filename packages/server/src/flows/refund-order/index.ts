export { cancelAndRefund } from './cancel-and-refund.ts'
export { refundOrder } from './refund-order.ts'
export { resumeRefunds } from './resume-refunds.ts'
export { retryRefund } from './retry-refund.ts'
