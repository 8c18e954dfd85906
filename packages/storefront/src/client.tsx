import './react-first.ts'
import { viewsFor } from '@blockfront/engine/late-views'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { lazyClient } from './api/lazy-client.ts'
import { lazyCart } from './cart/lazy-cart.ts'
import { showFoldedParts } from './document/content-visibility.ts'
import { replayEarly } from './document/early.ts'
import { HydrationMarker } from './document/HydrationMarker.tsx'
import { repeatClick, watchStaleCode } from './document/stale-code.ts'
import { startMessages, withMessages } from './language/load-messages.ts'
import { createOverlays } from './overlays/overlay-state.ts'
import { removeToast, showToast } from './overlays/toast.ts'
import type { PagePayload } from './payload.ts'
import { priceFormat } from './prices.ts'
import { createPageParts } from './routing/page-parts.ts'
import type { Shop } from './shop.ts'
import { createTracker } from './tracking/tracker.ts'
import { lazyWishlist } from './wishlist/lazy-wishlist.ts'

watchStaleCode(import.meta.url)
const payload: PagePayload = JSON.parse(document.getElementById('payload')?.textContent ?? 'null')
const { store, prices, leftOut = [], messages } = payload
if (messages) startMessages(store.locale, messages)
const toast: Shop['toast'] = (kind, message) => {
  void showToast(kind, message)
  return () => void removeToast(kind, message)
}

const shop: Shop = {
  store,
  cart: lazyCart(store),
  overlays: createOverlays(),
  tracker: createTracker(store),
  formatPrice: priceFormat(store, prices),
  api: lazyClient(async () => (await withMessages(import('./api/store-client.ts'), 'shopping')).storeClient(toast)),
  pictures: {},
  toast,
}

if (store.wishlist) shop.wishlist = lazyWishlist(shop)

const startApp = () => {
  // Before the clicks, which may add to it.
  shop.cart.loadStored()
  replayEarly()
  repeatClick()
  showFoldedParts()
}

const failed = new Set(leftOut)
const beforeRender = ({ id }: { id: string }) => !failed.has(id)
const parts = createPageParts((types) => viewsFor(types, store.breakpoints), shop.cart.load)
const root = document.getElementById('root')

const hydrate = (container: HTMLElement) => {
  // In a transition, React hydrates in slices and handles scrolling and typing first.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <App payload={payload} shop={shop} parts={parts} beforeRender={beforeRender} />
        <HydrationMarker onReady={startApp} />
      </StrictMode>,
    )
  })
}

// No top-level `await`: the loaded modules import this file's chunk and would wait for it forever.
if (root)
  parts.preload(payload).then(
    () => setTimeout(hydrate, 0, root),
    () => window.__early?.fail?.(),
  )
