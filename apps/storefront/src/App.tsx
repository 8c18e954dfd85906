import { BlockList, CART_FORM, type Host, type PageBlock, PageFrame, type Views } from '@blockfront/engine/render'
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { createHost } from './host.ts'
import { Overlays } from './overlays/Overlays.tsx'
import type { PagePayload } from './payload.ts'
import type { PageParts } from './routing/page-parts.ts'
import { useNavigation } from './routing/use-navigation.tsx'
import { Failed } from './screens/Failed.tsx'
import { Screen } from './screens/Screen.tsx'
import { type Shop, ShopContext } from './shop.ts'
import { words } from './words.ts'

interface AppProps {
  /** The page that the document was made of. */
  payload: PagePayload
  shop: Shop
  /** What its pages are drawn with: what the first one needs is there. */
  parts: PageParts
  /** See `renderTree` of the engine. */
  enter: (block: PageBlock) => boolean
}

/** A store, from its top bar to its footer, and what stands over it. */
export function App({ payload: first, shop, parts, enter }: AppProps) {
  const { page, go, navigation } = useNavigation(first, parts)
  const { payload, pending, failure } = page
  const { path, kind } = payload.route
  const host = useMemo(() => createHost(shop, { navigate: go, payload }), [shop, go, payload])
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
      <Frame payload={payload} host={host} views={parts.views} enter={enter}>
        <a className="sf-skip" href="#main">
          {words.skip}
        </a>
        <BlockList blocks={header} data={data} />
        <main id="main" className="sf-main" tabIndex={-1} aria-busy={pending}>
          {failure ? <Failed {...failure} /> : <Screen payload={payload} />}
        </main>
        <BlockList blocks={footer} data={data} />
        {/* Only without scripts do the buttons that belong to it send anything. */}
        <form id={CART_FORM} method="post" hidden onSubmit={(event) => event.preventDefault()} />
      </Frame>
      {pending && <div className="sf-progress" role="progressbar" aria-label={words.loading} />}
      <Overlays host={host} />
      {navigation}
    </ShopContext>
  )
}

interface FrameProps {
  payload: PagePayload
  host: Host
  views: Views
  enter: (block: PageBlock) => boolean
  children: ReactNode
}

const Frame = ({ payload: { store }, host, views, enter, children }: FrameProps) => (
  <PageFrame views={views} host={host} theme={store.theme as CSSProperties} dir={store.dir} enter={enter}>
    {children}
  </PageFrame>
)
