import { currencyFormat } from '@blockfront/commerce'
import { createClient } from '@blockfront/contract/client'
import { renderTree } from '@blockfront/engine/server'
import { views } from '@blockfront/engine/views'
import { App } from './App.tsx'
import { lazyCart } from './cart/lazy-cart.ts'
import { documentOf } from './document/document.ts'
import { pageMessages, setPageLocale } from './language/all-catalogs.ts'
import { createOverlays } from './overlays/overlay-state.ts'
import type { FormattedPrices, PageAssets, PagePayload } from './payload.ts'
import { recordFormattedPrices } from './prices.ts'
import { lazyKinds, preloadScreen } from './routing/lazy-screens.ts'
import type { PageParts } from './routing/page-parts.ts'
import type { Shop } from './shop.ts'
import { createPixel } from './tracking/pixel.ts'
import { lazyWishlist } from './wishlist/lazy-wishlist.ts'

export type { PageAssets, PagePayload, PayloadResponse } from './payload.ts'

export interface RenderedDocument {
  /** The whole document. */
  html: string
  /** 404 for a missing page, else 200. */
  status: 200 | 404
  /** Blocks that threw and were left out. */
  failures: { blockId: string; error: Error }[]
}

// Rendering is synchronous, so the screens that browsers load lazily are loaded up front. Their messages are part of this build.
setPageLocale('en')
await Promise.all(lazyKinds.map(preloadScreen))

const parts: PageParts = { views, preload: async () => undefined }

/** Renders one page of a store as a complete HTML document. Leaves out blocks that throw; errors outside of blocks are thrown. */
export function render(payload: PagePayload, assets: PageAssets): RenderedDocument {
  setPageLocale(payload.store.locale)
  const prices: FormattedPrices = {}
  const shop = serverShop(payload, prices)
  const { html, failures } = renderTree((beforeRender) => (
    <App payload={payload} shop={shop} parts={parts} beforeRender={beforeRender} />
  ))
  const leftOut = failures.map(({ block }) => block.id)
  const messages = pageMessages(payload.store.locale, assets)
  const rendered = { ...payload, prices, messages, ...(leftOut.length > 0 && { leftOut }) }
  return {
    html: documentOf(rendered, html, assets),
    status: payload.route.kind === 'notFound' ? 404 : 200,
    failures: failures.map(({ block, error }) => ({ blockId: block.id, error })),
  }
}

/** A shop without effects, for rendering on the server. */
const serverShop = ({ store }: PagePayload, prices: FormattedPrices): Shop => ({
  store,
  cart: lazyCart(store),
  wishlist: store.wishlist ? lazyWishlist({ store }) : undefined,
  overlays: createOverlays(),
  tracker: createPixel({ ...store, fbPixelId: '' }),
  formatPrice: recordFormattedPrices((amount) => currencyFormat(store.currency, store.locale).format(amount), prices),
  api: createClient(),
  pictures: {},
  toast: () => undefined,
})
