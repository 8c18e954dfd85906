import { blocks } from '@blockfront/engine/blocks'
import { thumbnails } from '@blockfront/engine/generate'
import { styles } from '@blockfront/engine/styles'
import { views } from '@blockfront/engine/views'
import { pageTemplates } from '@blockfront/starter/templates'
import { Theme } from '@blockfront/ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import type { BuilderAdapter } from '../adapter.ts'
import { PageBuilder, type PageBuilderProps } from '../shell/PageBuilder.tsx'
import '@blockfront/engine/form.css'
import '../parts.css'

/** All blocks, in the form that an app passes. */
export const blockCatalog = { blocks, views, styles, entries: thumbnails(blocks), templates: pageTemplates }

/** Renders the builder's whole window with an adapter; `close` removes it. */
export async function showPageBuilder(
  adapter: BuilderAdapter,
  pageId: string,
  { dir = 'ltr', ready = true, ...props }: { dir?: 'ltr' | 'rtl'; ready?: boolean } & Partial<PageBuilderProps> = {},
) {
  const place = document.createElement('div')
  Object.assign(place.style, { position: 'fixed', inset: '0' })
  document.body.append(place)
  const root = createRoot(place)
  root.render(<Shown adapter={adapter} start={pageId} dir={dir} {...props} />)
  if (ready) await expect.poll(() => place.querySelector('.bfb-page')).not.toBeNull()
  const close = () => {
    root.unmount()
    place.remove()
    document.documentElement.dir = 'ltr'
  }
  return { place, close }
}

function Shown({
  adapter,
  start,
  dir,
  ...props
}: { adapter: BuilderAdapter; start: string; dir: 'ltr' | 'rtl' } & Partial<PageBuilderProps>) {
  const [pageId, setPageId] = useState(start)
  return (
    <Theme dir={dir}>
      <PageBuilder adapter={adapter} blockCatalog={blockCatalog} pageId={pageId} onPageChange={setPageId} {...props} />
    </Theme>
  )
}
