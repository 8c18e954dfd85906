import { BlockList } from '@blockfront/engine/render'
import { listPosition } from '../listing/list-position.ts'
import { messages } from '../messages.ts'
import type { PagePayload } from '../payload.ts'
import { lazyScreen } from '../routing/lazy-screens.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Failed } from './Failed.tsx'
import { NotFound } from './NotFound.tsx'
import { Related } from './Related.tsx'

/** The content of a page between navigation and footer: its blocks and the screen of its route kind. */
export function Screen({ payload }: { payload: PagePayload }) {
  const { route, content, data, related, meta, needsHeading, crumbs, failure } = payload
  const { before, after } = listPosition(payload)
  const LazyScreen = lazyScreen(route.kind)
  return (
    <>
      {needsHeading && <h1 className="bf-hidden">{meta.title}</h1>}
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <BlockList blocks={before} data={data} />
      {related && related.length > 0 && <Related products={related} />}
      {LazyScreen && <LazyScreen key={route.path.split('?')[0]} payload={payload} />}
      <BlockList blocks={after} data={data} />
      {failure && <Failed detail={messages.error({ detail: failure })} retry={route.path} />}
      {route.kind === 'notFound' && content.length === 0 && <NotFound />}
    </>
  )
}
