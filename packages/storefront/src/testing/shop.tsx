import { createClient } from '@blockfront/contract/client'
import { type BlockServices, PageRoot } from '@blockfront/engine/render'
import type { ReactNode } from 'react'
import { createBlockServices } from '../block-services.ts'
import { createBrowserCart } from '../cart/browser-cart.ts'
import type { LazyCart } from '../cart/lazy-cart.ts'
import { setPageLocale } from '../language/all-catalogs.ts'
import { createOverlays } from '../overlays/overlay-state.ts'
import { priceFormat } from '../prices.ts'
import { type Shop, ShopContext } from '../shop.ts'
import { createPixel } from '../tracking/pixel.ts'
import { payloadOf, store } from './payload.ts'

setPageLocale('en')

interface ApiResponse {
  status?: number
  headers?: Record<string, string>
  body: unknown
}

/** Responds to the API calls of a test. */
export type Respond = (url: URL, body: unknown) => ApiResponse | Promise<ApiResponse>

/** Returns a shop whose API calls go to `respond`, soon after the last change of a form. */
export function testShop(respond: Respond, more: Partial<Shop> = {}): Shop {
  const fetcher: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'https://alder.example')
    const { status = 200, headers, body } = await respond(url, init?.body ? JSON.parse(String(init.body)) : undefined)
    return new Response(JSON.stringify(body), { status, headers })
  }
  const cart: LazyCart = { ...createBrowserCart(store), load: async () => cart, loadStored: () => undefined }
  return {
    store,
    cart,
    overlays: createOverlays(),
    tracker: createPixel(store),
    formatPrice: priceFormat(store),
    api: createClient({ fetch: fetcher }),
    pictures: {},
    idleDelay: 10,
    toast: () => undefined,
    ...more,
  }
}

export const blockServicesOf = (shop: Shop, navigate: BlockServices['navigate'] = () => undefined): BlockServices =>
  createBlockServices(shop, { navigate, payload: payloadOf('/') })

/** Renders a part of the storefront inside a shop. */
export const InShop = ({
  shop,
  services = blockServicesOf(shop),
  children,
}: {
  shop: Shop
  services?: BlockServices
  children: ReactNode
}) => (
  <ShopContext value={shop}>
    <PageRoot views={{}} services={services}>
      {children}
    </PageRoot>
  </ShopContext>
)

/** Stubs modal dialogs, which jsdom does not have: opening and closing only changes the `open` attribute. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
