import '@blockfront/builder/builder.css'
import { Builder, type BuilderAdapter, fetchAdapter } from '@blockfront/builder'
import { createRoot } from 'react-dom/client'
import { blocks } from './blocks/index.ts'
import { controls } from './controls.tsx'

/** `/edit` opens the page "home", `/edit/about` the page "about". */
const pageId = location.pathname.split('/')[2] || 'home'
const adapter: BuilderAdapter = {
  ...fetchAdapter('/api/pages', { publish: true }),
  // The data that src/render.tsx writes in the head of a page.
  settings: ['metaTitle', 'metaDescription', 'noindex'],
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Builder blocks={blocks} controls={controls} adapter={adapter} pageId={pageId} />,
)
