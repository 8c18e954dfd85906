import '@blockfront/builder/builder.css'
import { Builder, localStorageAdapter } from '@blockfront/builder'
import { defineBlock, field } from '@blockfront/engine'
import { Page } from '@blockfront/engine/page'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'

const banner = defineBlock({
  type: 'banner',
  title: 'Banner',
  props: () => z.object({ heading: field.text('Heading').default('Hello') }),
  View: ({ heading }) => <h1>{heading}</h1>,
})
const blocks = { banner }
const adapter = localStorageAdapter()

const app =
  location.pathname === '/edit' ? (
    <Builder blocks={blocks} adapter={adapter} />
  ) : (
    <Page blocks={blocks} document={await adapter.load('home')} />
  )
createRoot(document.getElementById('root') as HTMLElement).render(app)
