import { cancelUnpaid } from '../../flows/cancel-order/index.ts'
import { updateContact } from '../../flows/edit-order/index.ts'
import { changeParcel, fulfillOrder, updateTracking } from '../../flows/fulfill-order/index.ts'
import { completeDraft, findPlaced, placeOrder } from '../../flows/place-order/index.ts'
import {
  captureOrder,
  checkOrderPayment,
  getPaymentLink,
  markPaid,
  payOrder,
  sendPaymentLink,
} from '../../flows/take-payment/index.ts'
import type { Handlers } from '../../ground/handler.ts'
import { recordOrder } from '../../modules/analytics/index.ts'
import {
  addDraft,
  addOrderNote,
  deleteDraft,
  getDraft,
  getOrder,
  getReceipt,
  listDrafts,
  listOrders,
  orderStats,
  quoteDraft,
  reopenDraft,
  setOrderStatus,
  updateDraft,
} from '../../modules/order/index.ts'

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
