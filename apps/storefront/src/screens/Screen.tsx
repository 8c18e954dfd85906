import { BlockList, type PageBlock } from '@blockfront/engine/render'
import { listPlace } from '../listing/list-place.ts'
import type { PagePayload } from '../payload.ts'
import { lateScreen } from '../routing/late-screen.ts'
import { words } from '../words.ts'
import { NotFound } from './NotFound.tsx'
import { Related } from './Related.tsx'

/** What stands between navigation and footer: the page's blocks, then what its kind adds. */
export function Screen({ payload }: { payload: PagePayload }) {
  const { route, content, data, related, meta } = payload
  const { before, after } = listPlace(payload)
  const Late = lateScreen(route.kind)
  const needsHeading = route.kind === 'page' && !content.some(hasHeading)
  return (
    <>
      {needsHeading && <h1 className="bf-hidden">{meta.title}</h1>}
      <BlockList blocks={before} data={data} />
      {related && related.length > 0 && <Related products={related} />}
      {Late && <Late key={route.path.split('?')[0]} payload={payload} />}
      <BlockList blocks={after} data={data} />
      {route.kind === 'notFound' && content.length === 0 && <NotFound />}
      {route.kind === 'checkout' && <noscript className="sf-message">{words.needsScript}</noscript>}
    </>
  )
}

/** Blocks that bring the page's first heading along. Rich text never does: its headings start at the second level. */
const hasHeading = ({ type, props, childComponents }: PageBlock): boolean =>
  type === 'product' || (type === 'hero' && isTitled(props.slides)) || (childComponents?.some(hasHeading) ?? false)

/** An opening without slides of its own shows those that it comes with. */
const isTitled = (slides: unknown) => (Array.isArray(slides) ? Boolean(slides[0]?.title) : slides === undefined)
