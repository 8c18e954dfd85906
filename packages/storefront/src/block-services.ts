import { maxQuantity, productPath } from '@blockfront/commerce'
import type { BlockServices } from '@blockfront/engine/render'
import { LazyBotCheck } from './bot-check/LazyBotCheck.tsx'
import { blockMessages } from './language/block-messages.ts'
import { lazyServices } from './load-lazy-services.ts'
import type { PagePayload } from './payload.ts'
import { errorMessage } from './problems/error-message.ts'
import { readOptions, writeOptions } from './routing/options.ts'
import type { Shop } from './shop.ts'
import { StockAlert } from './stock-alert/StockAlert.tsx'

interface BlockServicesOptions {
  navigate: BlockServices['navigate']
  payload: Pick<PagePayload, 'route' | 'pictures' | 'languages' | 'product'>
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
    wishlist: shop.wishlist,
    logo: store.logo,
    imageSource: (src) => (Object.hasOwn(imageSources, src) && imageSources[src]) || { src },
    navigate,
    addToCart: (addition, { buyNow = false } = {}) => {
      if (!addition.product.stockStatus) return
      void Promise.all([import('./cart/add-to-cart.ts'), cart.load()])
        .then(async ([{ addToCart }]) => {
          const quantity = await addToCart(shop, addition)
          if (quantity === undefined) return
          if (!buyNow) return store.opensCart && quantity > 0 && overlays.openCart()
          overlays.closeSearch()
          if (currentPath !== checkout) navigate(checkout)
        })
        .catch((error: unknown) => shop.toast('error', errorMessage(error)))
    },
    maxQuantity,
    chooseOptions: overlays.openQuickAdd,
    openCart: overlays.openCart,
    openSearch: overlays.openSearch,
    cartCount: { get: () => cart.get().count, subscribe: cart.subscribe },
    sendContactMessage: async (message) => {
      await api.call('email.contact', { body: { ...message, storeId: store.storeId } })
    },
    subscribeToNewsletter: async (email) => {
      await api.call('email.subscribe', { body: { email, storeId: store.storeId } })
    },
    loadReviews: (query) => lazyServices().then(({ loadReviews }) => loadReviews(shop, query)),
    loadRecentlyViewed: (limit) => lazyServices().then(({ loadViewed }) => loadViewed(shop, limit, payload.product?.id)),
    BotCheck: LazyBotCheck,
    StockAlert: store.hidesStockAlerts ? undefined : StockAlert,
    forms: {
      contact: `${root}/forms/contact`,
      newsletter: `${root}/forms/newsletter`,
      cart: `${root}/forms/cart`,
    },
    alert: (message) => shop.toast('error', message),
    track: tracker.track,
    options: { read: readOptions, write: writeOptions },
    paymentMethods: store.paymentMethods,
    policies: store.policies,
    breakpoints: store.breakpoints,
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
      wishlist: store.wishlist,
    },
    messages: blockMessages,
  }
}
