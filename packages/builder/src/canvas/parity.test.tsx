/** The canvas renders the same HTML as the storefront for every block with its defaults and with every preset. */

import { load } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import type { PageBlock, Resource, Resources } from '@blockfront/engine/render'
import { inertServices } from '@blockfront/engine/render'
import { renderPage } from '@blockfront/engine/server'
import { ordinary } from '@blockfront/engine/testing'
import { views } from '@blockfront/engine/views'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BuilderScope } from '../BuilderScope.tsx'
import { createBuilder } from '../store/builder-store.ts'
import type { CanvasOptions } from './canvas-context.ts'
import { PageContent } from './PageContent.tsx'

/** React derives ids from the position in the whole tree, and the canvas is in a larger tree. */
const plain = (html: string) => html.replaceAll(/_[rR]_\w*_/g, 'id')

function open(block: PageBlock, list: 'content' | 'globalContent', data: Resources) {
  const { document: page } = load({ content: [], globalContent: [], [list]: [block] }, blocks)
  const builder = createBuilder({ document: page, blocks })
  const resources: CanvasOptions['resources'] = {
    read: (name) => (data[name] ?? { status: 'loading' }) as Resource<never>,
    subscribe: () => () => {},
  }
  const canvasOptions: CanvasOptions = { views, styles: '', services: inertServices, resources, entries: [] }
  const ui = (
    <BuilderScope builder={builder} canvas={canvasOptions}>
      <PageContent />
    </BuilderScope>
  )
  return { ui, stored: page[list] as unknown as PageBlock[] }
}

const pageOf = (html: string) => {
  const holder = document.createElement('div')
  holder.innerHTML = html
  const page = holder.querySelector('.bf-page')
  // Marks that only the canvas draws: the hint of an empty page, and those of empty slots.
  for (const mark of page?.querySelectorAll('.bfb-empty, .bfb-empty-slot') ?? []) mark.remove()
  return plain(page?.innerHTML ?? '')
}

describe.each(Object.values(blocks).map((block) => [block.type, block] as const))('%s', (_, block) => {
  const list = block.contentType === 'global' ? 'globalContent' : 'content'

  test.each(ordinary(block))('$name: the canvas and the storefront render the same', ({ block: drawn, data }) => {
    const { ui, stored } = open(drawn, list, data)
    const byId = Object.fromEntries([drawn, ...(drawn.childComponents ?? [])].map(({ id }) => [id, data]))
    // While the page is edited, autoplay is off; everything else is the same.
    const { html } = renderPage({ views, services: { ...inertServices, autoplay: false }, content: stored, data: byId })
    expect(pageOf(renderToString(ui))).toBe(pageOf(html))
    expect(html).toContain(`bf-${block.type}`)
  })
})
