import { createClient } from '@blockfront/contract/client'
import { type BlockServices, PageRoot } from '@blockfront/engine/render'
import type { ReactNode } from 'react'
import { createBlockServices } from '../block-services.ts'
import { createBrowserCart } from '../cart/browser-cart.ts'
import { createOverlays } from '../overlays/overlay-state.ts'
import { priceFormat } from '../prices.ts'
import { type Shop, ShopContext } from '../shop.ts'
import { createPixel } from '../tracking/pixel.ts'
import { payloadOf, store } from './payload.ts'

/** Answers the calls of a test as a server would: by path, with a status and a body. */
export type Answer = (url: URL, body: unknown) => { status?: number; body: unknown } | Promise<{ status?: number; body: unknown }>

/** A shop in this browser whose calls go to `answer`. */
export function testShop(answer: Answer, more: Partial<Shop> = {}): Shop {
  const fetcher: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'https://alder.example')
    const { status = 200, body } = await answer(url, init?.body ? JSON.parse(String(init.body)) : undefined)
    return new Response(JSON.stringify(body), { status })
  }
  return {
    store,
    cart: createBrowserCart(store),
    overlays: createOverlays(),
    pixel: createPixel('', 'EUR'),
    formatPrice: priceFormat(store),
    api: createClient({ fetch: fetcher }),
    pictures: {},
    toast: () => undefined,
    ...more,
  }
}

export const blockServicesOf = (shop: Shop, navigate: BlockServices['navigate'] = () => undefined): BlockServices =>
  createBlockServices(shop, { navigate, payload: payloadOf('/') })

/** The shop and its host around a part of the storefront. */
export const InShop = ({
  shop,
  host = blockServicesOf(shop),
  children,
}: {
  shop: Shop
  host?: BlockServices
  children: ReactNode
}) => (
  <ShopContext value={shop}>
    <PageRoot views={{}} host={host}>
      {children}
    </PageRoot>
  </ShopContext>
)

/** jsdom has no modal dialogs: opening and closing one changes its attribute here, and nothing more. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
