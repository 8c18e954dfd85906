import { createClient, NetworkError } from '@blockfront/contract/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createBrowserCart } from './cart/browser-cart.ts'
import { replayEarly } from './document/early.ts'
import { Ready } from './document/Ready.tsx'
import { createOverlays } from './overlays/overlay-state.ts'
import { showToast } from './overlays/toast.ts'
import type { PagePayload } from './payload.ts'
import { readyScreen } from './routing/late-screen.ts'
import { createPayloadSource } from './routing/payload-source.ts'
import { BrowserRouter } from './routing/router.ts'
import type { Shop } from './shop.ts'
import { createPixel } from './tracking/pixel.ts'
import { words } from './words.ts'

const payload: PagePayload = JSON.parse(document.getElementById('payload')?.textContent ?? 'null')
const { store, leftOut = [] } = payload
const toast: Shop['toast'] = (kind, message) => void showToast(kind, message)

const shop: Shop = {
  store,
  cart: createBrowserCart(store),
  overlays: createOverlays(),
  pages: createPayloadSource(payload),
  pixel: createPixel(store.fbPixelId, store.currency),
  // Of all failures these two raise a toast (product.md, point 8); screens say the others where they happened.
  api: createClient({
    onError: (error) => {
      if (error instanceof NetworkError) toast('error', words.unexpected(error.message))
      else if (error.status === 401) toast('error', error.message)
    },
  }),
  toast,
}

const failed = new Set(leftOut)
const enter = ({ id }: { id: string }) => !failed.has(id)
const root = document.getElementById('root')
await readyScreen(payload.route.kind)
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App payload={payload} shop={shop} enter={enter} />
      </BrowserRouter>
      <Ready onReady={replayEarly} />
    </StrictMode>,
  )
