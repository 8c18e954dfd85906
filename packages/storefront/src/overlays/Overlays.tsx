import { type BlockServices, PageRoot } from '@blockfront/engine/render'
import type { CSSProperties } from 'react'
import { withMessages } from '../language/load-messages.ts'
import { useLazyComponent } from '../routing/use-lazy-component.ts'
import { type Shop, useOverlays, useShop } from '../shop.ts'

const loadOverlays = async ({ cart }: Shop) => {
  const [{ CartDrawer }, { SearchModal }] = await Promise.all([
    withMessages(import('../cart/drawer/CartDrawer.tsx'), 'shopping'),
    import('../search/SearchModal.tsx'),
    cart.load(),
  ])
  return { CartDrawer, SearchModal }
}
const loadQuickAdd = () => import('../quick-add/QuickAdd.tsx')
const loadConsent = () => withMessages(import('../tracking/Consent.tsx'), 'shopping')

/**
 * The cart, the search, the options of a product and the consent banner, each loaded when first needed. They are outside of the page's size container, in a separate
 * one with the same theme and services.
 */
export function Overlays({ services }: { services: BlockServices }) {
  const shop = useShop()
  const { store } = shop
  const { cart, search, quickAdd } = useOverlays()
  const isOpen = cart !== 'closed' || search !== null
  const overlays = useLazyComponent(
    isOpen,
    () => loadOverlays(shop),
    () =>
      // Fall back to the pages for checkout and search.
      location.assign(search ? `${services.paths.search}?${new URLSearchParams({ q: search.term })}` : services.paths.checkout),
  )
  const quick = useLazyComponent(quickAdd !== null, loadQuickAdd, () =>
    location.assign(services.paths.product(quickAdd?.slug ?? '')),
  )
  const banner = useLazyComponent(store.fbPixelId !== '', loadConsent)

  return (
    <PageRoot views={noViews} services={services} theme={store.theme as CSSProperties} dir={store.dir}>
      {overlays && cart !== 'closed' && <overlays.CartDrawer />}
      {overlays && search && <overlays.SearchModal term={search.term} />}
      {quick && quickAdd && <quick.QuickAdd key={quickAdd.id} card={quickAdd} />}
      {banner && <banner.Consent />}
    </PageRoot>
  )
}

const noViews = {}
