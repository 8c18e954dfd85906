import type { Shop } from '../shop.ts'
import type { Pixel, PixelEvent } from '../tracking/pixel.ts'
import { loadFromTab, saveInTab } from './tab-storage.ts'

type Purchase = Extract<PixelEvent, { name: 'Purchase' }>

const KEY = 'purchase'
const sent = new WeakSet<Pixel>()

/** Tells the pixel of a purchase, once. Until it was passed on it is kept in this tab: the shopper may agree after a reload alone. */
export function trackPurchase({ store, pixel }: Pick<Shop, 'store' | 'pixel'>, purchase: Purchase): void {
  if (!store.fbPixelId) return
  saveInTab(KEY, purchase)
  send(pixel, purchase)
}

/** Tells the pixel of the purchase that an earlier document of this tab could not pass on. */
export function resumePurchase(pixel: Pixel): void {
  const kept = loadFromTab(KEY)
  if (!sent.has(pixel) && isPurchase(kept)) send(pixel, kept)
}

function send(pixel: Pixel, purchase: Purchase): void {
  sent.add(pixel)
  pixel.track(purchase, () => saveInTab(KEY, undefined))
}

const isPurchase = (value: unknown): value is Purchase =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === 'Purchase'
