import { maxQuantity, productPath } from '@blockfront/commerce'
import { type BlockServices, messages as blockMessages, type CartAddition } from '@blockfront/engine/render'
import { LazyBotCheck } from './bot-check/LazyBotCheck.tsx'
import { countForStore } from './cart/cart-store.ts'
import { messages } from './messages.ts'
import type { PagePayload } from './payload.ts'
import { readOptions, writeOptions } from './routing/options.ts'
import type { Shop } from './shop.ts'

interface BlockServicesOptions {
  navigate: (url: string) => void
  payload: Pick<PagePayload, 'route' | 'pictures'>
}

/** What blocks may do in a store, done for real. */
export function createBlockServices(shop: Shop, { navigate, payload }: BlockServicesOptions): BlockServices {
  const { store, cart, overlays, pixel, api, formatPrice } = shop
  const currentPath = payload.route.path
  // The cart shows what stood on other pages.
  const known = Object.assign(shop.pictures, payload.pictures)
  return {
    formatPrice,
    logo: store.logo,
    imageSource: (src) => (Object.hasOwn(known, src) && known[src]) || { src },
    navigate,
    addToCart: (addition, { buyNow = false } = {}) => {
      if (!addition.product.stockStatus) return
      const taken = cart.add(addition)
      if (taken < addition.quantity) shop.toast('error', messages.cartFull(taken))
      if (taken === 0) return
      void availableOf(shop, addition, taken).then((added) => {
        if (added > 0) {
          pixel.track({ name: 'AddToCart', addition: { ...addition, quantity: added } })
          shop.toast('success', messages.itemAdded)
        }
        if (!buyNow) return
        overlays.closeSearch()
        if (currentPath !== '/checkout') navigate('/checkout')
      })
    },
    maxQuantity,
    openCart: overlays.openCart,
    openSearch: overlays.openSearch,
    cartCount: { get: () => countForStore(cart.get().lines, store.storeId), subscribe: cart.subscribe },
    sendContactMessage: async (message) => {
      await api.call('email.contact', { body: { ...message, storeId: store.storeId } })
    },
    subscribeToNewsletter: async (email) => {
      await api.call('email.subscribe', { body: { email, storeId: store.storeId } })
    },
    BotCheck: LazyBotCheck,
    forms: { contact: '/forms/contact', newsletter: '/forms/newsletter', cart: '/forms/cart' },
    alert: (message) => shop.toast('error', message),
    track: pixel.track,
    options: { read: readOptions, write: writeOptions },
    paymentMethods: store.paymentMethods,
    currentPath,
    paths: {
      home: '/',
      product: productPath,
      collection: (slug) => `/collection/${slug}`,
      checkout: '/checkout',
    },
    messages: blockMessages,
  }
}

/** How long a shopper waits for the stock before the cart's own count is reported, in milliseconds. */
const STOCK_TIMEOUT = 1000

/**
 * Returns how many of the `taken` pieces of an addition are in stock, and lowers the cart to them. Without an answer in time that is all
 * of them; a later answer still lowers the cart, and the cart and the checkout ask again.
 */
function availableOf(shop: Shop, { product, variation }: CartAddition, taken: number): Promise<number> {
  const line = { productId: product.id, variationId: variation?.id ?? null }
  const available = import('./cart/limit-to-stock.ts')
    .then(({ limitToStock }) => limitToStock(shop, line))
    .then((missing) => Math.max(taken - missing, 0))
    .catch(() => taken)
  const late = new Promise<number>((resolve) => setTimeout(resolve, STOCK_TIMEOUT, taken))
  return Promise.race([available, late])
}
