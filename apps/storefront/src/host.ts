import { type LineKey, maxQuantity, productPath } from '@blockfront/commerce'
import { words as blockWords, type Host } from '@blockfront/engine/render'
import { LateBotCheck } from './bot-check/LateBotCheck.tsx'
import { ownCount } from './cart/cart-store.ts'
import type { PagePayload } from './payload.ts'
import { readOptions, writeOptions } from './routing/options.ts'
import type { Shop } from './shop.ts'
import { words } from './words.ts'

interface Surroundings {
  navigate: (url: string) => void
  payload: Pick<PagePayload, 'route' | 'pictures'>
}

/** What blocks may do in a store, done for real. */
export function createHost(shop: Shop, { navigate, payload }: Surroundings): Host {
  const { store, cart, overlays, pixel, api, formatPrice } = shop
  const currentPath = payload.route.path
  // The cart shows what stood on other pages.
  const known = Object.assign(shop.pictures, payload.pictures)
  return {
    formatPrice,
    logo: store.logo,
    picture: (src) => (Object.hasOwn(known, src) && known[src]) || { src },
    navigate,
    addToCart: (addition, { buyNow = false } = {}) => {
      if (!addition.product.stockStatus) return
      const taken = cart.add(addition)
      if (taken < addition.quantity) shop.toast('error', words.cartFull(taken))
      if (taken === 0) return
      pixel.track({ name: 'AddToCart', addition: { ...addition, quantity: taken } })
      shop.toast('success', words.itemAdded)
      void checkStock(shop, { productId: addition.product.id, variationId: addition.variation?.id ?? null })
      if (!buyNow) return
      overlays.closeSearch()
      if (currentPath !== '/checkout') navigate('/checkout')
    },
    maxQuantity,
    openCart: overlays.openCart,
    openSearch: overlays.openSearch,
    cartCount: { get: () => ownCount(cart.get().lines, store.storeId), subscribe: cart.subscribe },
    sendContactMessage: async (message) => {
      await api.call('email.contact', { body: { ...message, storeId: store.storeId } })
    },
    subscribeToNewsletter: async (email) => {
      await api.call('email.subscribe', { body: { email, storeId: store.storeId } })
    },
    BotCheck: LateBotCheck,
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
    words: blockWords,
  }
}

/** Compares what was added with what is in stock. Without an answer, the cart and the checkout ask again. */
const checkStock = (shop: Shop, line: LineKey): Promise<void> =>
  import('./cart/limit-to-stock.ts').then(({ limitToStock }) => limitToStock(shop, line)).catch(() => undefined)
