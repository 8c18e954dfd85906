import type { Shop } from '../../shop.ts'
import type { Pixel, PixelEvent } from '../../tracking/pixel.ts'
import { loadFromTab, saveInTab } from './tab-storage.ts'

type Purchase = Extract<PixelEvent, { name: 'Purchase' }>

const KEY = 'purchase'
const sent = new WeakSet<Pixel>()

/** Sends a purchase to the pixel once. It is stored in this tab until it was sent, because the shopper may consent after a reload. */
export function trackPurchase({ store, tracker }: Pick<Shop, 'store' | 'tracker'>, purchase: Purchase): void {
  if (!store.fbPixelId) return
  saveInTab(KEY, purchase)
  send(tracker, purchase)
}

/** Sends the purchase that an earlier document of this tab could not send. */
export function resumePurchase(pixel: Pixel): void {
  const stored = loadFromTab(KEY)
  if (!sent.has(pixel) && isPurchase(stored)) send(pixel, stored)
}

function send(tracker: Pixel, purchase: Purchase): void {
  sent.add(tracker)
  tracker.track(purchase, () => saveInTab(KEY, undefined))
}

const isPurchase = (value: unknown): value is Purchase =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === 'Purchase'
