import { maxQuantity, productPath } from '@blockfront/commerce'
import type { BlockServices, CartAddition } from '@blockfront/engine/render'
import { LazyBotCheck } from './bot-check/LazyBotCheck.tsx'
import { countForStore } from './cart/cart-store.ts'
import { blockMessages } from './language/block-messages.ts'
import { withMessages } from './language/load-messages.ts'
import { messages } from './messages.ts'
import type { PagePayload } from './payload.ts'
import { readOptions, writeOptions } from './routing/options.ts'
import type { Shop } from './shop.ts'

interface BlockServicesOptions {
  navigate: (url: string) => void
  payload: Pick<PagePayload, 'route' | 'pictures' | 'languages'>
}

/** Returns what the blocks of one page may do in a store. */
export function createBlockServices(shop: Shop, { navigate, payload }: BlockServicesOptions): BlockServices {
  const { store, cart, overlays, tracker, api, formatPrice } = shop
  const currentPath = payload.route.path
  const { root } = store
  const checkout = `${root}/checkout`
  // Sizes of earlier pages stay: the cart shows images from them.
  const imageSources = Object.assign(shop.pictures, payload.pictures)
  return {
    formatPrice,
    logo: store.logo,
    imageSource: (src) => (Object.hasOwn(imageSources, src) && imageSources[src]) || { src },
    navigate,
    addToCart: (addition, { buyNow = false } = {}) => {
      if (!addition.product.stockStatus) return
      const added = cart.add(addition)
      if (added < addition.quantity) shop.toast('error', added > 0 ? messages.partlyAdded({ count: added }) : messages.notAdded)
      if (added === 0) return
      void quantityInStock(shop, addition, added).then((quantity) => {
        if (quantity > 0) {
          tracker.track({ name: 'AddToCart', addition: { ...addition, quantity } })
          shop.toast('success', messages.itemAdded)
        }
        if (!buyNow) return store.opensCart && quantity > 0 && overlays.openCart()
        overlays.closeSearch()
        if (currentPath !== checkout) navigate(checkout)
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
    loadReviews: (query) => import('./reviews/load-reviews.ts').then(({ loadReviews }) => loadReviews(shop, query)),
    BotCheck: LazyBotCheck,
    forms: { contact: `${root}/forms/contact`, newsletter: `${root}/forms/newsletter`, cart: `${root}/forms/cart` },
    alert: (message) => shop.toast('error', message),
    track: tracker.track,
    options: { read: readOptions, write: writeOptions },
    paymentMethods: store.paymentMethods,
    policies: store.policies,
    locale: store.locale,
    timeZone: store.timezone,
    currentPath,
    languages: payload.languages,
    paths: {
      home: root || '/',
      product: (slug) => root + productPath(slug),
      collection: (slug) => `${root}/collection/${slug}`,
      checkout,
      search: `${root}/search`,
      account: store.account,
    },
    messages: blockMessages,
  }
}

/** How long the confirmation of an addition waits for the stock check, in milliseconds. */
const STOCK_TIMEOUT = 1000

/**
 * Returns how many of the `added` units are in stock, and lowers the cart line to the stock. Without a response in time, returns `added`.
 * A later response still lowers the line, and the cart and the checkout check the stock again.
 */
function quantityInStock(shop: Shop, { product, variation }: CartAddition, added: number): Promise<number> {
  const line = { productId: product.id, variationId: variation?.id ?? null }
  const available = withMessages(import('./cart/limit-to-stock.ts'), 'shopping')
    .then(({ limitToStock }) => limitToStock(shop, line))
    .then((missing) => Math.max(added - missing, 0))
    .catch(() => added)
  const timeout = new Promise<number>((resolve) => setTimeout(resolve, STOCK_TIMEOUT, added))
  return Promise.race([available, timeout])
}
