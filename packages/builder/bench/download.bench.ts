/**
 * The downloads of a browser for a page and for the builder, compared with `@puckeditor/core`: one bundler, the same block, without React,
 * which both need. KB are 1,024 bytes after compression of each file.
 */

import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { bundle, compressedSize, type EntryBundle } from '../../engine/build/bundle.ts'
import { isolatedBuilderCss } from '../build/isolated-css.ts'

const ENCODINGS = ['gzip', 'brotli'] as const
const NOTE = "import { LightNote } from './packages/builder/bench/builder/note.tsx'"
const REACT = "import { createElement } from 'react'; import { createRoot } from 'react-dom/client'"
const rendered = (element: string) => `createRoot(document.body).render(createElement(${element}))`

/** Pages with one block type. The content comes from elsewhere, such as the document or a request. */
const pages = {
  ours: `${REACT}; ${NOTE}; import { Page } from '@blockfront/engine/render'
    ${rendered('Page, { content: window.stored.content, views: { note: LightNote } }')}`,
  repairing: `${REACT}; ${NOTE}; import { defineBlock, field } from '@blockfront/engine'; import { Page } from '@blockfront/engine/page'
    const fields = { title: field.text('Title').default(''), text: field.textarea('Text').default('') }
    const note = defineBlock({ type: 'note', fields, View: LightNote })
    ${rendered('Page, { blocks: { note }, document: window.stored }')}`,
  puck: `${REACT}; ${NOTE}; import { Render } from '@puckeditor/core'
    ${rendered('Render, { config: { components: { Note: { render: LightNote } } }, data: window.stored }')}`,
  puckServer: `${REACT}; ${NOTE}; import { Render } from '@puckeditor/core/rsc'
    ${rendered('Render, { config: { components: { Note: { render: LightNote } } }, data: window.stored }')}`,
}

/** Builders with one block type of two fields. */
const builders = {
  ours: `import '@blockfront/builder/builder.css'; ${REACT}; ${NOTE}; import { defineBlock, field } from '@blockfront/engine'
    import { Builder, localStorageAdapter } from '@blockfront/builder'
    const fields = { title: field.text('Title').default(''), text: field.textarea('Text').default('') }
    const note = defineBlock({ type: 'note', fields, View: LightNote })
    ${rendered('Builder, { blocks: { note }, adapter: localStorageAdapter() }')}`,
  puck: `import '@puckeditor/core/puck.css'; ${REACT}; ${NOTE}; import { Puck } from '@puckeditor/core'
    const fields = { title: { type: 'text', label: 'Title' }, text: { type: 'textarea', label: 'Text' } }
    const Note = { fields, defaultProps: { title: '', text: '' }, render: LightNote }
    ${rendered('Puck, { config: { components: { Note } }, data: window.stored, onChange: window.save }')}`,
}

type Part = 'first' | 'files' | 'styles'

/** A row for each encoding. */
const rowsOf = (metric: string, part: Part, ours: EntryBundle, puck: EntryBundle): Row[] =>
  ENCODINGS.map((encoding) => ({
    metric: `${metric}, ${encoding}`,
    value: compressedSize(ours[part], encoding) / 1024,
    peer: compressedSize(puck[part], encoding) / 1024,
    peerName: 'Puck',
    unit: 'KB',
  }))

export default {
  name: 'download',
  run: async () => {
    const make = (entry: string) => bundle(entry, [isolatedBuilderCss()])
    const [page, repairing, puckPage, puckServerPage] = [
      await make(pages.ours),
      await make(pages.repairing),
      await make(pages.puck),
      await make(pages.puckServer),
    ]
    const [builder, puckBuilder] = [await make(builders.ours), await make(builders.puck)]
    return [
      ...rowsOf('page from `/render`, Puck from its main entry', 'first', page, puckPage),
      ...rowsOf('page from `/render`, Puck from `/rsc`', 'first', page, puckServerPage),
      ...rowsOf('page that repairs and migrates its data, Puck from its main entry', 'first', repairing, puckPage),
      ...rowsOf('builder, JavaScript when it opens', 'first', builder, puckBuilder),
      ...rowsOf('builder, JavaScript with all parts that load later', 'files', builder, puckBuilder),
      ...rowsOf('builder, style sheets', 'styles', builder, puckBuilder),
    ]
  },
} satisfies Bench
