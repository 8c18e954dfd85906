import { type BlockServices, PageRoot } from '@blockfront/engine/render'
import type { CSSProperties } from 'react'
import { useLazyComponent } from '../routing/use-lazy-component.ts'
import { useOverlays, useShop } from '../shop.ts'

const loadOverlays = async () => {
  const [{ CartDrawer }, { SearchModal }] = await Promise.all([
    import('../cart/CartDrawer.tsx'),
    import('../search/SearchModal.tsx'),
  ])
  return { CartDrawer, SearchModal }
}
const loadConsent = () => import('../tracking/Consent.tsx')

/**
 * The cart, the search and the question of consent. They stand outside of the page's size container, in one with the same
 * theme and host, and are loaded when they are first wanted.
 */
export function Overlays({ host }: { host: BlockServices }) {
  const { store } = useShop()
  const { cart, search } = useOverlays()
  const wanted = cart !== 'closed' || search !== null
  const late = useLazyComponent(wanted, loadOverlays, () =>
    // The cart and the search have pages of their own.
    location.assign(search ? `/search?${new URLSearchParams({ q: search.term })}` : '/checkout'),
  )
  const asking = useLazyComponent(store.fbPixelId !== '', loadConsent)

  return (
    <PageRoot views={noViews} host={host} theme={store.theme as CSSProperties} dir={store.dir}>
      {late && cart !== 'closed' && <late.CartDrawer />}
      {late && search && <late.SearchModal term={search.term} />}
      {asking && <asking.Consent />}
    </PageRoot>
  )
}

const noViews = {}
