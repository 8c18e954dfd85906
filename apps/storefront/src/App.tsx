import { BlockList, type Host, type PageBlock, PageFrame } from '@blockfront/engine/render'
import { views } from '@blockfront/engine/views'
import { type CSSProperties, type ReactNode, useEffect, useMemo } from 'react'
import { createHost } from './host.ts'
import { Overlays } from './overlays/Overlays.tsx'
import type { PagePayload } from './payload.ts'
import { useLinks } from './routing/links.ts'
import { useNavigate } from './routing/router.ts'
import { usePage } from './routing/use-page.ts'
import { Failed } from './screens/Failed.tsx'
import { Screen } from './screens/Screen.tsx'
import { type Shop, ShopContext } from './shop.ts'
import { words } from './words.ts'

interface AppProps {
  /** The page that the document was made of. */
  payload: PagePayload
  shop: Shop
  /** See `renderTree` of the engine. */
  enter: (block: PageBlock) => boolean
}

/** A store, from its top bar to its footer, and what stands over it. It goes inside a router. */
export function App({ payload: first, shop, enter }: AppProps) {
  const go = useNavigate()
  const { payload, pending, failed, retry } = usePage(first, shop.pages)
  const { path } = payload.route
  const { pictures } = payload
  const host = useMemo(
    () => createHost(shop, { navigate: (url) => go(url), currentPath: path, pictures }),
    [shop, go, path, pictures],
  )
  useLinks((to) => go(to), shop.pages, path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one event for every page that is shown
  useEffect(() => shop.pixel.pageView(), [shop.pixel, path])

  const { header, footer, data } = payload
  return (
    <ShopContext value={shop}>
      <Frame payload={payload} host={host} enter={enter}>
        <a className="sf-skip" href="#main">
          {words.skip}
        </a>
        <BlockList blocks={header} data={data} />
        <main id="main" className="sf-main" tabIndex={-1} aria-busy={pending}>
          {failed === null ? <Screen payload={payload} /> : <Failed onRetry={retry} />}
        </main>
        <BlockList blocks={footer} data={data} />
      </Frame>
      {pending && <div className="sf-progress" role="progressbar" aria-label={words.loading} />}
      <Overlays host={host} />
    </ShopContext>
  )
}

interface FrameProps {
  payload: PagePayload
  host: Host
  enter: (block: PageBlock) => boolean
  children: ReactNode
}

const Frame = ({ payload: { store }, host, enter, children }: FrameProps) => (
  <PageFrame views={views} host={host} theme={store.theme as CSSProperties} dir={store.dir} enter={enter}>
    {children}
  </PageFrame>
)
