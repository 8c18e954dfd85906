import type { ComponentType } from 'react'
import type { PagePayload, RouteKind } from '../payload.ts'

export interface ScreenProps {
  payload: PagePayload
}

type Screen = ComponentType<ScreenProps>

const loadListing = () => import('../listing/ListingScreen.tsx').then((module) => module.ListingScreen)

const loaders: Partial<Record<RouteKind, () => Promise<Screen>>> = {
  shop: loadListing,
  collection: loadListing,
  search: loadListing,
  checkout: () => import('../checkout/Checkout.tsx').then((module) => module.Checkout),
  account: () => import('../account/Account.tsx').then((module) => module.Account),
  order: () => import('../order/Order.tsx').then((module) => module.Order),
}
const loaded = new Map<RouteKind, Screen>()

/**
 * Returns the lazy screen of a route kind once it is loaded. Home and product pages have none. It does not use `React.lazy`, because a
 * Suspense boundary that shows its fallback during hydration shifts the layout.
 */
export const lazyScreen = (kind: RouteKind): Screen | undefined => loaded.get(kind)

/** The route kinds that have a lazy screen. */
export const lazyKinds = /* @__PURE__ */ Object.keys(loaders) as readonly RouteKind[]

/** Loads the screen of a route kind. Await it before rendering the route. */
export async function preloadScreen(kind: RouteKind): Promise<void> {
  const load = loaders[kind]
  if (load && !loaded.has(kind)) loaded.set(kind, await load())
}
