import { BlockList, type BlockServices, CART_FORM, type PageBlock, PageRoot, type Views } from '@blockfront/engine/render'
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { createBlockServices } from './block-services.ts'
import { messages } from './messages.ts'
import { Overlays } from './overlays/Overlays.tsx'
import type { PagePayload } from './payload.ts'
import type { PageParts } from './routing/page-parts.ts'
import { useNavigation } from './routing/use-navigation.tsx'
import { Failed } from './screens/Failed.tsx'
import { Screen } from './screens/Screen.tsx'
import { type Shop, ShopContext } from './shop.ts'

interface AppProps {
  /** The page that the document was rendered from. */
  payload: PagePayload
  shop: Shop
  /** Views and screens of its pages; those of the first page are loaded. */
  parts: PageParts
  /** See `renderTree` of the engine. */
  beforeRender: (block: PageBlock) => boolean
}

/** A store: layout, current page and overlays. */
export function App({ payload: first, shop, parts, beforeRender }: AppProps) {
  const { page, navigate, router } = useNavigation(first, parts)
  const { payload, pending, preview, failure } = page
  const { path, kind } = payload.route
  const services = useMemo(() => createBlockServices(shop, { navigate, payload }), [shop, navigate, payload])
  // A layout effect runs before the effects of the blocks, so PageView precedes their events.
  useLayoutEffect(() => {
    if (kind !== 'order') shop.tracker.track({ name: 'PageView', kind, path })
  }, [shop.tracker, path, kind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when navigation starts and when it ends
  useEffect(() => shop.overlays.close(), [shop.overlays, path, pending])

  const { header, footer, data } = payload
  return (
    <ShopContext value={shop}>
      <Layout payload={payload} services={services} views={parts.views} beforeRender={beforeRender}>
        <a className="sf-skip" href="#main">
          {messages.skip}
        </a>
        <BlockList blocks={header} data={data} />
        <main id="main" className="sf-main" tabIndex={-1} aria-busy={pending}>
          {failure ? <Failed {...failure} /> : (preview ?? <Screen payload={payload} />)}
        </main>
        <BlockList blocks={footer} data={data} />
        {/* Its submit buttons take effect only without JavaScript. */}
        <form id={CART_FORM} method="post" hidden onSubmit={(event) => event.preventDefault()} />
      </Layout>
      {pending && <div className="sf-progress" role="progressbar" aria-label={messages.loading} />}
      <Overlays services={services} />
      {router}
    </ShopContext>
  )
}

interface LayoutProps {
  payload: PagePayload
  services: BlockServices
  views: Views
  beforeRender: (block: PageBlock) => boolean
  children: ReactNode
}

const Layout = ({ payload: { store }, services, views, beforeRender, children }: LayoutProps) => (
  <PageRoot views={views} services={services} theme={store.theme as CSSProperties} dir={store.dir} enter={beforeRender}>
    {children}
  </PageRoot>
)
