import { type ComponentType, createContext, useContext } from 'react'
import type { Messages } from './messages.ts'
import type { ProductCard, Review } from './resource.ts'
import type { Breakpoints } from './styles/breakpoints.ts'

/** A cart line that a view adds. */
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

/** What a link hands on to the page that it opens. */
export interface NavigationState {
  /** The product of the card that was clicked. */
  product?: ProductCard
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
  /** A token when the check has passed; null when it expired or was reset. */
  onToken: (token: string | null) => void
  onError: (message: string) => void
}

/** The sold-out item of a form that requests an email. */
export interface StockAlertProps {
  productId: string
  /** The chosen variation. Undefined for the whole product: any variation. */
  variationId?: string | undefined
}

/** An image URL with its available sizes. The view sets `sizes`. */
export interface ImageSource {
  src: string
  srcSet?: string
  width?: number
  height?: number
  alt?: string
  /** The part that stays visible when the image is cropped, such as `25% 75%`. Default: the center. */
  style?: { objectPosition: string }
}

export type TrackEvent = { name: 'ViewContent'; product: ProductCard } | { name: 'AddToCart'; addition: CartAddition }

/**
 * Everything that a view can do, provided by the app that renders the page. The methods work in the storefront and do nothing on
 * the canvas. Call methods in event handlers and effects only, except `formatPrice` and `imageSource`, which work while
 * rendering.
 */
export interface BlockServices {
  /** Formats an amount in major units in the store's currency and locale. */
  formatPrice: (amount: number) => string
  imageSource: (src: string) => ImageSource
  /** Image URL of the store's own logo; empty or undefined without one. Blocks fall back to it. */
  logo?: string
  /** Opens a URL. An app with a router stores `state` in the history entry. */
  navigate: (url: string, options?: { state?: NavigationState }) => void
  /** Adds a line. With `buyNow`, the shopper continues to the checkout. */
  addToCart: (addition: CartAddition, options?: { buyNow?: boolean }) => void
  /** Opens a dialog to choose the options of a product on a card. Undefined in an app without one: the card links to the product. */
  chooseOptions?: (product: ProductCard) => void
  /** The products that the shopper saved, and a subscription to changes. Undefined in an app without wishlists. Not called on the server. */
  wishlist?:
    | {
        has: (productId: string) => boolean
        subscribe: (listener: () => void) => () => void
        /** Saves a product, or removes it. */
        toggle: (product: ProductCard) => void
      }
    | undefined
  /** The maximum quantity of one product in the cart; undefined means no limit. */
  maxQuantity?: number
  openCart: () => void
  /** `term` is the text that the shopper already typed. */
  openSearch: (term?: string) => void
  /** The number of items in the cart, undefined while it is not known, and a subscription to its changes. Not called on the server. */
  cartCount: { get: () => number | undefined; subscribe: (listener: () => void) => () => void }
  /** Resolves when the message was accepted. Rejects with an Error whose message can be shown to shoppers. */
  sendContactMessage: (message: ContactMessage) => Promise<void>
  subscribeToNewsletter: (email: string) => Promise<void>
  /**
   * Loads a page of a product's reviews, newest first. Pages count from 0. Rejects when they cannot be loaded. Undefined in an app without
   * further reviews.
   */
  loadReviews?: (query: { productId: string; page: number; size: number }) => Promise<Review[]>
  /**
   * Loads the products that this browser opened last, the newest first, without the product of the current page. Rejects when they cannot be
   * loaded. Undefined in an app that does not remember them.
   */
  loadRecentlyViewed?: (limit: number) => Promise<ProductCard[]>
  BotCheck: ComponentType<BotCheckProps>
  /** A form that requests an email when a sold-out item is back in stock. Undefined in an app that does not send it. */
  StockAlert?: ComponentType<StockAlertProps> | undefined
  /** The URL to which forms are sent without JavaScript; undefined in an app without a server. See `cartButton`. */
  forms?: { contact: string; newsletter: string; cart: string }
  /**
   * Shows a message about a problem that the shopper must solve, such as missing options (product.md, point 8). Never blocks the
   * page. May return a function that removes the message, which views call once the problem is solved.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: an app may return nothing
  alert: (message: string) => void | (() => void)
  track: (event: TrackEvent) => void
  /**
   * The selected options of the page's product by group, `{ Color: 'Red' }`, kept in the URL for reloads and shared links. Groups
   * without a selection appear only in the list of groups. A new object means that the URL was opened again.
   */
  options?: { read: () => Record<string, string>; write: (chosen: Record<string, string>, groups: string[]) => void }
  /** Called when the shopper closes the top bar (product.md, point 4). */
  onTopbarClose?: () => void
  /** Whether sliders, videos and announcements may start automatically. Default: true. Views also respect reduced motion. */
  autoplay?: boolean
  /** Titles of the payment methods that the store accepts, in the order of its checkout. Default: none. */
  paymentMethods?: readonly string[]
  /** The store's own breakpoints, for the `sizes` of images. Its style sheet needs them too (`withBreakpoints`). Default: tablet 768, desktop 1024. */
  breakpoints?: Breakpoints | undefined
  /** The locale of the page's language, BCP 47. Default: `en`. */
  locale?: string
  /** The store's time zone, an IANA name. Default: UTC. */
  timeZone?: string
  /** Links to the store's policies, which the footer shows unless one of its columns has them. Default: none. */
  policies?: readonly { label: string; url: string }[] | undefined
  /** The path of the current page, so that links to it are marked as current. */
  currentPath?: string
  /** The current page in each language of the store, with the language's own name. Undefined in a store with one language. */
  languages?: readonly { locale: string; name: string; path: string; current: boolean }[] | undefined
  /** Paths of the app's pages that blocks link to. A link without a path is not rendered. */
  paths: {
    home: string
    product: (slug: string) => string
    collection: (slug: string) => string
    checkout: string
    search: string
    account?: string | undefined
    wishlist?: string | undefined
  }
  messages: Messages
}

/** The id of the form of buttons that are outside of forms. An app with `forms` renders this form, empty. */
export const CART_FORM = 'bf-cart-form'

/**
 * The attributes of a button that adds a product to the cart. Without scripts it posts the product's slug to the server. The URL
 * is on the button (`formaction`) instead of the form, because clicks before hydration are recorded and repeated for forms
 * without a URL.
 */
export const cartButton = ({ forms }: BlockServices, slug: string) =>
  forms
    ? ({ type: 'submit', form: CART_FORM, formAction: forms.cart, name: 'product', value: slug } as const)
    : ({ type: 'button' } as const)

export const BlockServicesContext = /* @__PURE__ */ createContext<BlockServices | null>(null)

/** Returns the services of the current page. Throws outside of a `PageRoot`. */
export function useBlockServices(): BlockServices {
  const services = useContext(BlockServicesContext)
  if (!services) throw new Error('Render views inside a Page or PageRoot, which provides their services.')
  return services
}
