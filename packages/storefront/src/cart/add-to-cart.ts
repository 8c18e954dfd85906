import type { CartAddition } from '@blockfront/engine/render'
import { withMessages } from '../language/load-messages.ts'
import { messages } from '../messages.ts'
import type { Shop } from '../shop.ts'

/**
 * Adds to the loaded cart, shows a toast, and tracks what is in stock. Returns the number of added units that are in stock; undefined if
 * none could be added. Quantities are limited to the cart's limits immediately, and to the stock when the server responded.
 */
export async function addToCart(shop: Shop, addition: CartAddition): Promise<number | undefined> {
  const added = shop.cart.add(addition)
  if (added < addition.quantity) shop.toast('error', added > 0 ? messages.partlyAdded({ count: added }) : messages.notAdded)
  if (added === 0) return undefined
  const quantity = await quantityInStock(shop, addition, added)
  if (quantity > 0) {
    shop.tracker.track({ name: 'AddToCart', addition: { ...addition, quantity } })
    shop.toast('success', messages.itemAdded)
  }
  return quantity
}

/** How long the confirmation of an addition waits for the stock check, in milliseconds. */
const STOCK_TIMEOUT = 1000

/**
 * Returns how many of the `added` units are in stock, and lowers the cart line to the stock. Without a response in time, returns `added`.
 * A later response still lowers the line, and the cart and the checkout check the stock again.
 */
function quantityInStock(shop: Shop, { product, variation }: CartAddition, added: number): Promise<number> {
  const line = { productId: product.id, variationId: variation?.id ?? null }
  const available = withMessages(import('./limit-to-stock.ts'), 'shopping')
    .then(({ limitToStock }) => limitToStock(shop, line))
    .then((missing) => Math.max(added - missing, 0))
    .catch(() => added)
  const timeout = new Promise<number>((resolve) => setTimeout(resolve, STOCK_TIMEOUT, added))
  return Promise.race([available, timeout])
}
