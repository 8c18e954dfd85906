import type { Handlers } from '../../handler.ts'
import { recordOrder } from '../analytics/record-visit.ts'
import { captureOrder } from '../payment/capture-payment.ts'
import { addOrderNote } from './add-order-note.ts'
import { cancelUnpaid } from './cancel/cancel-unpaid.ts'
import { completeDraft } from './draft/complete-draft.ts'
import { addDraft, deleteDraft, quoteDraft, reopenDraft, updateDraft } from './draft/edit-draft.ts'
import { getDraft, listDrafts } from './draft/list-drafts.ts'
import { changeParcel } from './fulfillment/change-parcel.ts'
import { fulfillOrder } from './fulfillment/fulfill-order.ts'
import { updateTracking } from './fulfillment/update-tracking.ts'
import { getOrder, getReceipt } from './get-order.ts'
import { listOrders } from './list/list-orders.ts'
import { orderStats } from './list/order-stats.ts'
import { markPaid } from './payment/mark-paid.ts'
import { checkOrderPayment, payOrder } from './payment/pay-order.ts'
import { getPaymentLink, sendPaymentLink } from './payment/payment-link.ts'
import { findPlaced } from './place/find-placed.ts'
import { placeOrder } from './place/place-order.ts'
import { setOrderStatus } from './set-order-status.ts'
import { updateContact } from './update-contact.ts'

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
