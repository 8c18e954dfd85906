import { cancelUnpaid } from '../../flows/cancel-order/cancel-unpaid.ts'
import { updateContact } from '../../flows/edit-order/update-contact.ts'
import { changeParcel } from '../../flows/fulfill-order/change-parcel.ts'
import { fulfillOrder } from '../../flows/fulfill-order/fulfill-order.ts'
import { updateTracking } from '../../flows/fulfill-order/update-tracking.ts'
import { completeDraft } from '../../flows/place-order/complete-draft.ts'
import { findPlaced } from '../../flows/place-order/find-placed.ts'
import { placeOrder } from '../../flows/place-order/place-order.ts'
import { captureOrder } from '../../flows/take-payment/capture-payment.ts'
import { markPaid } from '../../flows/take-payment/order/mark-paid.ts'
import { checkOrderPayment, payOrder } from '../../flows/take-payment/order/pay-order.ts'
import { getPaymentLink, sendPaymentLink } from '../../flows/take-payment/order/payment-link.ts'
import type { Handlers } from '../../ground/handler.ts'
import { recordOrder } from '../../modules/analytics/record-visit.ts'
import { addOrderNote } from '../../modules/order/add-order-note.ts'
import { addDraft, deleteDraft, quoteDraft, reopenDraft, updateDraft } from '../../modules/order/draft/edit-draft.ts'
import { getDraft, listDrafts } from '../../modules/order/draft/list-drafts.ts'
import { getOrder, getReceipt } from '../../modules/order/get-order.ts'
import { listOrders } from '../../modules/order/list/list-orders.ts'
import { orderStats } from '../../modules/order/list/order-stats.ts'
import { setOrderStatus } from '../../modules/order/set-order-status.ts'

export const orderRoutes = {
  'order.place': async (context, { headers, body }) => {
    const placed = await placeOrder(context, { key: headers['idempotency-key'], order: body })
    void recordOrder(context)
    return placed
  },
  'order.findPlaced': (context, { headers, body }) => findPlaced(context, { key: headers['idempotency-key'], order: body }),
  'order.status': (context, { query }) => getReceipt(context, query),
  'order.pay': (context, { body }) => payOrder(context, body),
  'order.checkPayment': (context, { body }) => checkOrderPayment(context, body),
  'order.cancelUnpaid': (context, { body }) => cancelUnpaid(context, body),
  'order.list': (context, { query }) => listOrders(context, query),
  'order.get': (context, { query }) => getOrder(context, query),
  'order.markPaid': (context, { body }) => markPaid(context, body),
  'order.capture': (context, { body }) => captureOrder(context, body),
  'order.fulfill': (context, { body }) => fulfillOrder(context, body),
  'order.updateTracking': (context, { body }) => updateTracking(context, body),
  'order.changeParcel': (context, { body }) => changeParcel(context, body),
  'order.setStatus': (context, { body }) => setOrderStatus(context, body),
  'order.updateContact': (context, { body }) => updateContact(context, body),
  'order.paymentLink': (context, { query }) => getPaymentLink(context, query),
  'order.sendPaymentLink': (context, { body }) => sendPaymentLink(context, body),
  'order.addNote': (context, { body }) => addOrderNote(context, body),
  'order.stats': (context, { query }) => orderStats(context, query),
  'draftOrder.list': (context, { query }) => listDrafts(context, query),
  'draftOrder.get': (context, { query }) => getDraft(context, query),
  'draftOrder.quote': (context, { body }) => quoteDraft(context, body),
  'draftOrder.add': (context, { body }) => addDraft(context, body),
  'draftOrder.update': (context, { body }) => updateDraft(context, body),
  'draftOrder.delete': (context, { params }) => deleteDraft(context, params),
  'draftOrder.complete': (context, { body }) => completeDraft(context, body),
  'draftOrder.reopen': (context, { body }) => reopenDraft(context, body),
} satisfies Handlers
