import { load } from '@blockfront/engine'
import { blocks as builtIn } from '@blockfront/engine/blocks'
import { Page, views } from '@blockfront/engine/static-views'
import { stylesOf } from '@blockfront/engine/styles'
import { banner } from '../blocks/banner'

const blocks = { ...builtIn, banner }

/** What your database stores for a page. */
const stored = {
  content: [{ type: 'banner', props: { heading: 'Rendered on the server' } }, { type: 'textBlock' }, { type: 'testimonials' }],
  globalContent: [],
}

/** A server component. All of its views are static, so the browser loads no JavaScript for this page except that of Next.js. */
export default function HomePage() {
  const { document } = load(stored, blocks)
  return (
    <main>
      <style>{stylesOf(blocks)}</style>
      <Page content={document.content} views={{ ...views, banner: banner.View }} />
    </main>
  )
}
