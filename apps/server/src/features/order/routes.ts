import type { Handlers } from '../../handler.ts'
import { addNote, cancel, fulfill, getOrder, markPaid, orderByToken } from './order.ts'
import { listOrders, orderStats } from './order-list.ts'
import { findPlaced, placeOrder } from './place-order.ts'

export const orderRoutes = {
  'order.place': ({ db, config, store, ip }, { headers, body }) =>
    placeOrder({ db, config }, { storeId: store.storeId, host: store.hostname ?? '', ip }, headers['idempotency-key'], body),
  'order.findPlaced': ({ db, config, store }, { headers, body }) =>
    findPlaced({ db, config }, store.storeId, headers['idempotency-key'], body),
  'order.status': ({ db, store }, { query }) => orderByToken(db, store.storeId, query.token),
  'order.list': ({ db }, { query }) => listOrders(db, query),
  'order.get': ({ db, store }, { query }) => getOrder(db, store.storeId, query.orderId),
  'order.markPaid': ({ db, session }, { body }) => markPaid(db, session.userId, body),
  'order.fulfill': ({ db, session }, { body }) => fulfill(db, session.userId, body),
  'order.cancel': ({ db, session }, { body }) => cancel(db, session.userId, body),
  'order.addNote': ({ db, session }, { body }) => addNote(db, session.userId, body),
  'order.stats': ({ db }, { query }) => orderStats(db, query),
} satisfies Handlers
