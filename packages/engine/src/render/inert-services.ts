import { createMessages } from '@blockfront/messages'
import type { BlockServices } from './block-services.ts'
import { catalog } from './messages/en.ts'
import type { Messages } from './messages.ts'

/** The messages of views in English. A storefront in another language imports neither these nor `inertServices`. */
export const messages: Messages = /* @__PURE__ */ createMessages<typeof catalog>(catalog, 'en')

const nothing = () => {}

/** Services without effects, for the canvas, thumbnails and tests. */
export const inertServices: BlockServices = {
  formatPrice: (amount) => amount.toFixed(2),
  imageSource: (src) => ({ src }),
  navigate: nothing,
  addToCart: nothing,
  openCart: nothing,
  openSearch: nothing,
  cartCount: { get: () => 0, subscribe: () => nothing },
  sendContactMessage: async () => {},
  subscribeToNewsletter: async () => {},
  BotCheck: () => null,
  alert: nothing,
  track: nothing,
  paths: {
    home: '/',
    product: (slug) => `/page/product/${slug}`,
    collection: (slug) => `/collection/${slug}`,
    checkout: '/checkout',
    search: '/search',
  },
  messages,
}
