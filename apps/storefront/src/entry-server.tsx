import { createClient } from '@blockfront/contract/client'
import { renderTree } from '@blockfront/engine/server'
import { views } from '@blockfront/engine/views'
import { App } from './App.tsx'
import { emptyCart } from './cart/browser-cart.ts'
import { documentOf } from './document/document.ts'
import { createOverlays } from './overlays/overlay-state.ts'
import type { FormattedPrices, PageAssets, PagePayload } from './payload.ts'
import { priceFormat, recordFormattedPrices } from './prices.ts'
import { lazyKinds, preloadScreen } from './routing/lazy-screens.ts'
import type { PageParts } from './routing/page-parts.ts'
import type { Shop } from './shop.ts'
import { createPixel } from './tracking/pixel.ts'

export type { PageAssets, PagePayload, PayloadAnswer } from './payload.ts'

export interface RenderedDocument {
  /** The whole document. */
  html: string
  /** 404 for a page that is not there, else 200. */
  status: 200 | 404
  /** Ids of blocks that threw and were left out, with what they threw. */
  failures: { blockId: string; error: Error }[]
}

// Rendering cannot wait: what a browser loads later is here from the start.
await Promise.all(lazyKinds.map(preloadScreen))

const parts: PageParts = { views, preload: async () => undefined }

/** Renders one page of a store as a whole document. A block that throws is left out; what is outside of blocks throws. */
export function render(payload: PagePayload, assets: PageAssets): RenderedDocument {
  const prices: FormattedPrices = {}
  const shop = serverShop(payload, prices)
  const { html, failures } = renderTree((beforeRender) => (
    <App payload={payload} shop={shop} parts={parts} beforeRender={beforeRender} />
  ))
  const leftOut = failures.map(({ block }) => block.id)
  const sent = { ...payload, prices, ...(leftOut.length > 0 && { leftOut }) }
  return {
    html: documentOf(sent, html, assets),
    status: payload.route.kind === 'notFound' ? 404 : 200,
    failures: failures.map(({ block, error }) => ({ blockId: block.id, error })),
  }
}

/** A shop in which nothing happens: a server only draws. */
const serverShop = ({ store }: PagePayload, prices: FormattedPrices): Shop => ({
  store,
  cart: emptyCart(store),
  overlays: createOverlays(),
  pixel: createPixel('', store.currency),
  formatPrice: recordFormattedPrices(priceFormat(store), prices),
  api: createClient(),
  pictures: {},
  toast: () => undefined,
})
