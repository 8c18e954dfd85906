import type { ComponentType } from 'react'
import { withMessages } from '../language/load-messages.ts'
import type { RouteKind } from '../payload.ts'
import type { ScreenProps } from './screen-props.ts'

type Screen = ComponentType<ScreenProps>

const loadListing = () => withMessages(import('../listing/ListingScreen.tsx'), 'shopping').then((module) => module.ListingScreen)

const loaders: Partial<Record<RouteKind, () => Promise<Screen>>> = {
  shop: loadListing,
  collection: loadListing,
  search: loadListing,
  checkout: () => withMessages(import('../checkout/Checkout.tsx'), 'shopping', 'checkout').then((module) => module.Checkout),
  account: () => withMessages(import('../account/Account.tsx'), 'shopping', 'checkout').then((module) => module.Account),
  wishlist: () => withMessages(import('../wishlist/WishlistScreen.tsx'), 'shopping').then((module) => module.WishlistScreen),
  order: () => withMessages(import('../order/Order.tsx'), 'shopping', 'checkout').then((module) => module.Order),
}
const loaded = new Map<RouteKind, Screen>()

/**
 * Returns the lazy screen of a route kind once it is loaded. Home and product pages have none. It does not use `React.lazy`, because a
 * Suspense boundary that shows its fallback during hydration shifts the layout.
 */
export const lazyScreen = (kind: RouteKind): Screen | undefined => loaded.get(kind)

/** The route kinds that have a lazy screen. */
export const lazyKinds = /* @__PURE__ */ Object.keys(loaders) as readonly RouteKind[]

/** The screens that show or change the cart. */
export const screensWithCart: ReadonlySet<RouteKind> = /* @__PURE__ */ new Set(['checkout', 'account', 'order'] as const)

/** Loads the screen of a route kind. Await it before rendering the route. */
export async function preloadScreen(kind: RouteKind): Promise<void> {
  const load = loaders[kind]
  if (load && !loaded.has(kind)) loaded.set(kind, await load())
}
