import { type ComponentType, createContext, useContext } from 'react'
import { type Messages, messages } from './messages.ts'
import type { ProductCard } from './resource.ts'

/** One cart line that a view adds. */
export interface CartAddition {
  product: ProductCard
  /** An integer from 1. */
  quantity: number
  variation?: {
    id: string
    price?: number | null
    discountPrice?: number | null
    image?: string | null
    attributes: Record<string, string>
  }
}

/** A message from the contact form. */
export interface ContactMessage {
  name: string
  customerEmail: string
  subject: string
  message: string
  /** The bot check's token. */
  turnstileToken: string
}

export interface BotCheckProps {
  /** A token when the check is done; null when it expired or was reset. */
  onToken: (token: string | null) => void
  onError: (message: string) => void
}

/** An image URL with its available sizes. The view sets `sizes`. */
export interface ImageSource {
  src: string
  srcSet?: string
  width?: number
  height?: number
  alt?: string
  /** The part that stays visible when the image is cropped, such as `25% 75%`; the middle by default. */
  style?: { objectPosition: string }
}

export type TrackEvent = { name: 'ViewContent'; product: ProductCard } | { name: 'AddToCart'; addition: CartAddition }

/**
 * Everything that a view may do, given by the app that renders the page. In the storefront the methods have their
 * effect; on the canvas they do nothing. Methods are called in event handlers and effects only, `formatPrice` and
 * `imageSource` also while rendering.
 */
export interface BlockServices {
  /** Writes an amount in major units in the store's currency and locale. */
  formatPrice: (amount: number) => string
  imageSource: (src: string) => ImageSource
  /** Image URL of the store's own logo; empty or undefined without one. Blocks fall back to it. */
  logo?: string
  navigate: (url: string) => void
  /** Adds a line. With `buyNow`, the shopper continues to the checkout. */
  addToCart: (addition: CartAddition, options?: { buyNow?: boolean }) => void
  /** The maximum quantity of one product in the cart; no limit when undefined. */
  maxQuantity?: number
  openCart: () => void
  /** `term` is the text that the shopper already typed. */
  openSearch: (term?: string) => void
  /** The number of items in the cart, and a subscription to its changes; 0 on the server. */
  cartCount: { get: () => number; subscribe: (listener: () => void) => () => void }
  /** Resolves when the message was accepted. Rejects with an Error whose message is written for shoppers. */
  sendContactMessage: (message: ContactMessage) => Promise<void>
  subscribeToNewsletter: (email: string) => Promise<void>
  BotCheck: ComponentType<BotCheckProps>
  /** Where forms are sent without JavaScript; undefined in an app without a server. See `cartButton`. */
  forms?: { contact: string; newsletter: string; cart: string }
  /** Shows a message about something that keeps the shopper from going on, such as missing options (product.md, point 8). Never blocks the page. */
  alert: (message: string) => void
  track: (event: TrackEvent) => void
  /** Keeps the chosen options of the page's product by group, `{ Color: 'Red' }`, where a reload and a shared link find them. Groups without a choice are only in the list of groups. Another object says that the address was opened again. */
  options?: { read: () => Record<string, string>; write: (chosen: Record<string, string>, groups: string[]) => void }
  /** Runs when the shopper has closed the top bar (product.md, point 4). */
  onTopbarClose?: () => void
  /** Whether sliders, videos and announcements may start to move without an action; true unless false. Views also honor reduced motion. */
  autoplay?: boolean
  /** Titles of the payment methods that the store accepts, in the order of its checkout; none by default. */
  paymentMethods?: readonly string[]
  /** The path of the current page, so that links to it are marked as current. */
  currentPath?: string
  /** Paths of the app's screens that blocks link to. A link without a path is not rendered. */
  paths: {
    home: string
    product: (slug: string) => string
    collection: (slug: string) => string
    checkout: string
    account?: string
  }
  messages: Messages
}

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
  },
  messages,
}

/** The id of the form that buttons outside of forms belong to. An app with `forms` renders it, empty. */
export const CART_FORM = 'bf-cart-form'

/**
 * The attributes of a button that puts a product into the cart. Without scripts it posts the product's slug to the server. The address is
 * the button's and not the form's, because a click before the scripts run is kept and repeated for a form without an address.
 */
export const cartButton = ({ forms }: BlockServices, slug: string) =>
  forms
    ? ({ type: 'submit', form: CART_FORM, formAction: forms.cart, name: 'product', value: slug } as const)
    : ({ type: 'button' } as const)

export const BlockServicesContext = /* @__PURE__ */ createContext<BlockServices>(inertServices)

/** Returns the services of the page that a view is in. */
export const useBlockServices = () => useContext(BlockServicesContext)
