import { type BlockCatalog, PageBuilder } from '@blockfront/builder'
import { blocks } from '@blockfront/engine/blocks'
import { thumbnails } from '@blockfront/engine/generate'
import { styles } from '@blockfront/engine/styles'
import { views } from '@blockfront/engine/views'
import { pageTemplates } from '@blockfront/starter/templates'
import { useState } from 'react'
import { browserAdapter } from './browser-adapter.ts'
import { deleteStore } from './demo-store.ts'

const blockCatalog: BlockCatalog = { blocks, views, styles, entries: thumbnails(blocks), templates: pageTemplates }

/** The builder with every block and a demo store. It needs no account and no server; pages are stored in this browser. */
export function Playground() {
  const [adapter] = useState(browserAdapter)
  const [pageId, setPageId] = useState('home')
  return (
    <div className="playground">
      <PageBuilder adapter={adapter} blockCatalog={blockCatalog} pageId={pageId} onPageChange={setPageId} />
    </div>
  )
}

/** Deletes the demo store if the URL contains `?start-over`. */
export function startOver(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('start-over')) return
  deleteStore()
  url.searchParams.delete('start-over')
  history.replaceState(null, '', url)
}
