import { type Host, PageFrame } from '@blockfront/engine/render'
import { type ComponentType, type CSSProperties, useEffect, useState } from 'react'
import { useOverlays, useShop } from '../shop.ts'
import { Consent } from '../tracking/Consent.tsx'

interface LateOverlays {
  CartDrawer: ComponentType
  SearchModal: ComponentType<{ term: string }>
}

const loadOverlays = async (): Promise<LateOverlays> => {
  const [{ CartDrawer }, { SearchModal }] = await Promise.all([
    import('../cart/CartDrawer.tsx'),
    import('../search/SearchModal.tsx'),
  ])
  return { CartDrawer, SearchModal }
}

/**
 * The cart, the search and the question of consent. They stand outside of the page's size container, in one with the same
 * theme and host. Cart and search are loaded when they are first wanted.
 */
export function Overlays({ host }: { host: Host }) {
  const { store } = useShop()
  const { cart, search } = useOverlays()
  const [late, setLate] = useState<LateOverlays>()
  const wanted = cart !== 'closed' || search !== null

  useEffect(() => {
    if (!wanted || late) return
    let alive = true
    loadOverlays().then(
      (parts) => alive && setLate(parts),
      // The chunk did not come. The cart and the search page are there without it.
      () => alive && location.assign(search ? `/search?${new URLSearchParams({ q: search.term })}` : '/checkout'),
    )
    return () => {
      alive = false
    }
  }, [wanted, late, search])

  return (
    <PageFrame views={noViews} host={host} theme={store.theme as CSSProperties} dir={store.dir}>
      {late && cart !== 'closed' && <late.CartDrawer />}
      {late && search && <late.SearchModal term={search.term} />}
      <Consent />
    </PageFrame>
  )
}

const noViews = {}
