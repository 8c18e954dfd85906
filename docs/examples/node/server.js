import { createServer } from 'node:http'
import { field, load } from '@blockfront/engine'
import { blocks as builtIn } from '@blockfront/engine/blocks'
import { renderPage } from '@blockfront/engine/server'
import { stylesOf } from '@blockfront/engine/styles'
import { views as builtInViews } from '@blockfront/engine/views'
import { createElement } from 'react'
import { z } from 'zod'

const View = ({ heading }) => createElement('h1', null, heading)
const banner = {
  type: 'banner',
  title: 'Banner',
  description: 'A heading over the full width of the page.',
  contentType: 'normal',
  version: 1,
  props: () => z.object({ heading: field.text('Heading').max(80).default('New season') }),
  View,
}
const blocks = { ...builtIn, banner }
const views = { ...builtInViews, banner: View }

/** What your database stores for a page. */
const stored = { content: [{ type: 'banner', props: { heading: 'Hello from Node' } }, { type: 'textBlock' }], globalContent: [] }

const { document } = load(stored, blocks)
const server = createServer((_request, response) => {
  const { html } = renderPage({ views, content: document.content })
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><title>Blockfront in Node</title><style>${stylesOf(blocks)}</style>${html}</html>`)
})
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`)
})
