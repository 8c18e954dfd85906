import type { OrderReceipt } from '@blockfront/contract'
import type { Shop } from '../../shop.ts'
import type { Pixel } from '../../tracking/pixel.ts'
import type { PixelEvent } from '../../tracking/pixel-event.ts'
import { loadFromTab, saveInTab } from './tab-storage.ts'

type Purchase = Extract<PixelEvent, { name: 'Purchase' }>
type PurchasedOrder = Pick<OrderReceipt, 'number' | 'status'>

const KEY = 'purchase'
/** The order whose purchase each pixel has got. */
const sent = new WeakMap<Pixel, string>()

/**
 * Sends the purchase of a placed order to the pixel once; that of an online payment only after the payment is confirmed, by
 * {@link resumePurchase}. It is stored in this tab until it was sent: the shopper returns from the payment page, and may consent after a reload.
 */
export function trackPurchase(
  { store, tracker }: Pick<Shop, 'store' | 'tracker'>,
  purchase: Purchase,
  order: PurchasedOrder,
): void {
  if (!store.fbPixelId) return
  saveInTab(KEY, { ...purchase, order: order.number })
  if (order.status !== 'pending_payment') send(tracker, purchase, order)
}

/** Sends the purchase of an order that an earlier document of this tab could not send. An order that was never paid is not a purchase. */
export function resumePurchase(pixel: Pixel, order: PurchasedOrder): void {
  const stored = loadFromTab(KEY)
  if (!isStored(stored) || stored.order !== order.number || order.status === 'pending_payment') return
  const { order: number, ...purchase } = stored
  if (order.status === 'expired' || order.status === 'cancelled') saveInTab(KEY, undefined)
  else if (sent.get(pixel) !== number) send(pixel, purchase, order)
}

function send(pixel: Pixel, purchase: Purchase, { number }: PurchasedOrder): void {
  sent.set(pixel, number)
  pixel.track(purchase, () => saveInTab(KEY, undefined))
}

const isStored = (value: unknown): value is Purchase & { order: string } =>
  typeof value === 'object' && value !== null && 'order' in value && 'name' in value && value.name === 'Purchase'
