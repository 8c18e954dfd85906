import '@blockfront/builder/builder.css'
import { Builder, fetchAdapter } from '@blockfront/builder'
import { createRoot } from 'react-dom/client'
import { blocks } from './blocks/index.ts'
import { controls } from './controls.tsx'

/** `/edit` opens the page "home", `/edit/about` the page "about". */
const pageId = location.pathname.split('/')[2] || 'home'
const adapter = fetchAdapter('/api/pages', { publish: true })

createRoot(document.getElementById('root') as HTMLElement).render(
  <Builder blocks={blocks} controls={controls} adapter={adapter} pageId={pageId} />,
)
