import { type BlockCatalog, PageBuilder } from '@blockfront/builder'
import { blocks } from '@blockfront/engine/blocks'
import { thumbnails } from '@blockfront/engine/generate'
import { styles } from '@blockfront/engine/styles'
import { views } from '@blockfront/engine/views'
import { useState } from 'react'
import { browserAdapter } from './browser-adapter.ts'
import { deleteStore } from './demo-store.ts'

const catalogue: BlockCatalog = { blocks, views, styles, entries: thumbnails(blocks) }

/** Every block in the builder, over a pretend store: no account, no server. Pages are kept in this browser. */
export function Playground() {
  const [host] = useState(browserAdapter)
  const [pageId, setPageId] = useState('home')
  return (
    <div className="playground">
      <PageBuilder host={host} catalogue={catalogue} pageId={pageId} onPageChange={setPageId} />
    </div>
  )
}

/** Forgets everything that was made here: `?start-over` in the address. */
export function startOver(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('start-over')) return
  deleteStore()
  address.searchParams.delete('start-over')
  history.replaceState(null, '', address)
}
