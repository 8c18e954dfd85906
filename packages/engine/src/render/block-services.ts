import { type ComponentType, createContext, useContext } from 'react'
import { type Messages, messages } from './messages.ts'
import type { ProductCard } from './resource.ts'

/** One line that a view asks the host to put into the cart. */
export interface CartAddition {
  product: ProductCard
  /** A whole number from 1. */
  quantity: number
  variation?: {
    id: string
    price?: number | null
    discountPrice?: number | null
    image?: string | null
    attributes: Record<string, string>
  }
}

/** What a shopper writes in the contact form. */
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

/** A picture's address in the sizes that the host has of it. `sizes` is the view's to say. */
export interface ImageSource {
  src: string
  srcSet?: string
  width?: number
  height?: number
  alt?: string
  /** What stays in sight where the picture is cropped, such as `25% 75%`; the middle by default. */
  style?: { objectPosition: string }
}

export type TrackEvent = { name: 'ViewContent'; product: ProductCard } | { name: 'AddToCart'; addition: CartAddition }

/**
 * Everything that a view may do, given by the app that renders the page. The storefront's services do it; the
 * canvas' host does nothing. Methods are called in event handlers and effects only, `formatPrice` and `picture` also
 * while rendering.
 */
export interface BlockServices {
  /** Writes an amount in major units in the store's currency and locale. */
  formatPrice: (amount: number) => string
  imageSource: (src: string) => ImageSource
  /** Image URL of the store's own logo; empty or undefined without one. Blocks fall back to it. */
  logo?: string
  navigate: (url: string) => void
  /** Adds a line; `buyNow` goes on to the checkout. */
  addToCart: (addition: CartAddition, options?: { buyNow?: boolean }) => void
  /** The most pieces of one product that the cart holds; without it there is no such limit. */
  maxQuantity?: number
  openCart: () => void
  /** `term` is what the shopper already typed. */
  openSearch: (term?: string) => void
  /** The number of pieces in the cart, and how to hear of changes; 0 on the server. */
  cartCount: { get: () => number; subscribe: (listener: () => void) => () => void }
  /** Resolves when the message was taken; rejects with an Error whose message a shopper can read. */
  sendContactMessage: (message: ContactMessage) => Promise<void>
  subscribeToNewsletter: (email: string) => Promise<void>
  BotCheck: ComponentType<BotCheckProps>
  /** Where forms go when the page's scripts do not run; undefined in a host that has no server. See `formButton`. */
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
  /** The path of the page that is shown, so that links to it can say so. */
  currentPath?: string
  /** Addresses of the host's own screens that blocks link to; undefined leaves the link out. */
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

/** A host that shows everything and does nothing: the canvas, thumbnails, tests. */
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

/** The id of the form that buttons outside of forms belong to. A host with `forms` renders it, empty. */
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

/** The host of the page that a view is in. */
export const useBlockServices = () => useContext(BlockServicesContext)
