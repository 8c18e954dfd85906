import type { ComponentType } from 'react'
import type { PagePayload, RouteKind } from '../payload.ts'

export interface ScreenProps {
  payload: PagePayload
}

type Screen = ComponentType<ScreenProps>

const listing = () => import('../listing/ListingScreen.tsx').then((file) => file.ListingScreen)

const loaders: Partial<Record<RouteKind, () => Promise<Screen>>> = {
  shop: listing,
  collection: listing,
  search: listing,
  checkout: () => import('../checkout/Checkout.tsx').then((file) => file.Checkout),
  order: () => import('../checkout/Order.tsx').then((file) => file.Order),
}
const loaded = new Map<RouteKind, Screen>()

/**
 * The screen of a kind that home and product pages do without, once it is ready. It is no `React.lazy`: a boundary that falls back
 * while hydrating makes the page jump.
 */
export const lazyScreen = (kind: RouteKind): Screen | undefined => loaded.get(kind)

/** The kinds that have such a screen. */
export const lazyKinds = Object.keys(loaders) as readonly RouteKind[]

/** Loads what a route needs beside its payload. Await it before the route is drawn. */
export async function preloadScreen(kind: RouteKind): Promise<void> {
  const load = loaders[kind]
  if (load && !loaded.has(kind)) loaded.set(kind, await load())
}
