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
  /** The page that the document was made of. */
  payload: PagePayload
  shop: Shop
  /** What its pages are drawn with: what the first one needs is there. */
  parts: PageParts
  /** See `renderTree` of the engine. */
  beforeRender: (block: PageBlock) => boolean
}

/** A store, from its top bar to its footer, and what stands over it. */
export function App({ payload: first, shop, parts, beforeRender }: AppProps) {
  const { page, go, navigation } = useNavigation(first, parts)
  const { payload, pending, failure } = page
  const { path, kind } = payload.route
  const host = useMemo(() => createBlockServices(shop, { navigate: go, payload }), [shop, go, payload])
  // Layout effects run before the effects of the page's blocks, whose events follow the page's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one event for every page that is shown
  useLayoutEffect(() => {
    if (kind !== 'order') shop.pixel.track({ name: 'PageView' })
  }, [shop.pixel, path, kind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once somebody goes on, and when the next page is there
  useEffect(() => shop.overlays.close(), [shop.overlays, path, pending])

  const { header, footer, data } = payload
  return (
    <ShopContext value={shop}>
      <Layout payload={payload} host={host} views={parts.views} beforeRender={beforeRender}>
        <a className="sf-skip" href="#main">
          {messages.skip}
        </a>
        <BlockList blocks={header} data={data} />
        <main id="main" className="sf-main" tabIndex={-1} aria-busy={pending}>
          {failure ? <Failed {...failure} /> : <Screen payload={payload} />}
        </main>
        <BlockList blocks={footer} data={data} />
        {/* Only without scripts do the buttons that belong to it send anything. */}
        <form id={CART_FORM} method="post" hidden onSubmit={(event) => event.preventDefault()} />
      </Layout>
      {pending && <div className="sf-progress" role="progressbar" aria-label={messages.loading} />}
      <Overlays host={host} />
      {navigation}
    </ShopContext>
  )
}

interface LayoutProps {
  payload: PagePayload
  host: BlockServices
  views: Views
  beforeRender: (block: PageBlock) => boolean
  children: ReactNode
}

const Layout = ({ payload: { store }, host, views, beforeRender, children }: LayoutProps) => (
  <PageRoot views={views} host={host} theme={store.theme as CSSProperties} dir={store.dir} enter={beforeRender}>
    {children}
  </PageRoot>
)
