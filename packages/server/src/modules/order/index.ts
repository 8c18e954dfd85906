export { addOrderNote } from './add-order-note.ts'
export { type DraftContent, quoteInputOf } from './draft/draft-content.ts'
export { contentOfRow, draftLabel } from './draft/draft-rows.ts'
export {
  addDraft,
  deleteDraft,
  deleteDraftsOf,
  openDraft,
  quoteDraft,
  reopenDraft,
  setColumns,
  updateDraft,
} from './draft/edit-draft.ts'
export { getDraft, listDrafts } from './draft/list-drafts.ts'
export { queueLowStockEmail } from './email/low-stock.ts'
export { queueOrderCanceledEmail } from './email/order-canceled.ts'
export { emailItems, type LineItems } from './email/order-contents.ts'
export { queuePaymentFailedEmail, queuePaymentReceivedEmail, queuePaymentReturnedEmail } from './email/order-payment.ts'
export { queueOrderPlacedEmails, renderOrderPlacedEmails } from './email/order-placed.ts'
export { queueOrderRefundedEmail } from './email/order-refunded.ts'
export { queuePaymentLinkEmail } from './email/payment-link.ts'
export { type OrderEmailConfig, queueOrderEmail } from './email/queue-order-email.ts'
export { statusAfterChange } from './fulfillment/fulfillment-status.ts'
export {
  insertParcel,
  itemsIn,
  keepParcelAddresses,
  type ParcelRow,
  parcelOf,
  parcelsOf,
  setParcelColumns,
} from './fulfillment/parcel-rows.ts'
export { findReceipt, getOrder, getReceipt } from './get-order.ts'
export { allOrdersOfCustomer, ordersOfCustomer } from './list/customer-orders.ts'
export { listOrders } from './list/list-orders.ts'
export { countOrdersByDay, countUnitsSold, type DayRange } from './list/order-counts.ts'
export { orderStats } from './list/order-stats.ts'
export { methodsOfOrder } from './methods-of-order.ts'
export { hasPaymentEvent, recordOrderEvent } from './order-event.ts'
export { orderPath, shopperLines } from './order-language.ts'
export { quantitiesOf, restockItems, saveQuantities } from './order-line-quantities.ts'
export {
  clearLineImages,
  insertOrderLines,
  insertOrderRow,
  linesOf,
  type OrderLineRow,
  type OrderRow,
  orderRow,
  orderRowByToken,
} from './order-rows.ts'
export { orderToken } from './order-token.ts'
export { viewOrder } from './order-view.ts'
export { eraseOrderRows } from './personal-data.ts'
export { type RefundItem, type RefundRow, refundableOrder, refundRow, refundsOf } from './refund/refund-rows.ts'
export { setOrderStatus } from './set-order-status.ts'
export { expectsOnlinePayment, isUnpaid } from './unpaid-order.ts'
export { NO_LONGER_RESERVED, type OrderColumns, setOrderColumns, updateOrder } from './update-order.ts'
export { viewAddress } from './view-address.ts'
