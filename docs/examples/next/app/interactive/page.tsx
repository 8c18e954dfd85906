import { load } from '@blockfront/engine'
import { blocks as builtIn } from '@blockfront/engine/blocks'
import { Page } from '@blockfront/engine/render'
import { stylesOf } from '@blockfront/engine/styles'
import { views } from '@blockfront/engine/views'
import { banner } from '../../blocks/banner'
import { counter } from '../../blocks/counter'

const stored = { content: [{ type: 'banner' }, { type: 'counter' }, { type: 'hero' }], globalContent: [] }

const blocks = { ...builtIn, banner, counter }

/** A server component with interactive blocks: their views are client components, which the browser hydrates. */
export default function InteractivePage() {
  const { document } = load(stored, blocks)
  return (
    <main>
      <style>{stylesOf(blocks)}</style>
      <Page content={document.content} views={{ ...views, banner: banner.View, counter: counter.View }} />
    </main>
  )
}
