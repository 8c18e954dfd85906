import '@blockfront/builder/builder.css'
import { Builder, localStorageAdapter } from '@blockfront/builder'
import { defineBlock, field } from '@blockfront/engine'
import { Page } from '@blockfront/engine/page'
import { createRoot } from 'react-dom/client'

const banner = defineBlock({
  type: 'banner',
  fields: { heading: field.text('Heading').default('Hello') },
  View: ({ heading }) => <h1>{heading}</h1>,
})
const blocks = { banner }
const adapter = localStorageAdapter()

const app =
  location.pathname === '/edit' ? <Builder blocks={blocks} adapter={adapter} /> : <Page blocks={blocks} adapter={adapter} />
createRoot(document.getElementById('root') as HTMLElement).render(app)
