import { isSameLine, type LineKey } from '@blockfront/commerce'
import type { Shop } from '../shop.ts'
import { linesOfStore } from './cart-store.ts'
import { cartMessages } from './messages.ts'
import { quoteLines } from './quote-lines.ts'

/**
 * Checks the stock of a cart line on the server. Lowers the line to the stock and shows a toast; a line that is not available at all
 * stays in the cart and is marked there. Returns how many units are not available. Rejects when the request fails.
 */
export async function limitToStock({ api, cart, store, pictures, toast }: Shop, key: LineKey): Promise<number> {
  const current = () => linesOfStore(cart.get().lines, store.storeId).find((line) => isSameLine(line, key))
  const added = current()
  if (!added) return 0
  const quote = await api.call('checkout.quote', { body: { lines: quoteLines([added]) } })
  Object.assign(pictures, quote.pictures)
  const [quoted] = quote.lines
  const line = current()
  if (!quoted?.problem || !line) return 0
  if (quoted.problem === 'not_enough_stock' && quoted.available) {
    // A parallel request may have lowered it already.
    if (line.quantity <= quoted.available) return 0
    cart.setQuantity(line, quoted.available)
    toast('error', cartMessages.limitedToStock({ name: quoted.name, count: quoted.available }))
    return line.quantity - quoted.available
  }
  toast('error', quoted.message)
  return line.quantity
}
