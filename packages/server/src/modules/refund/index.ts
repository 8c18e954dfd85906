export { recordExternalRefunds } from './external-refunds.ts'
export { recordRefund } from './record-refund.ts'
export { refundCanceled } from './refund-canceled.ts'
export { completeRefund, failRefund, postponeRefund, recordRefundRequest, reopenRefund } from './settle-refund.ts'
