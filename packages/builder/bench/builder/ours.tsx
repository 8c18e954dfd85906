import '@blockfront/engine/form.css'
import '../../src/parts.css'
import type { Block } from '@blockfront/engine'
import { create, type Document, field, insert, updateProps } from '@blockfront/engine'
import { Panel } from '@blockfront/engine/form'
import { inertServices } from '@blockfront/engine/render'
import { Theme } from '@blockfront/ui'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { BuilderScope, Canvas, type CanvasOptions, createBuilder, Outline, useBlock, useBuilderState } from '../../src/index.ts'
import { ENTRIES } from './contender.ts'
import { HeavyNote, LightNote, type NoteProps, noteIndexes, noteProps, noteStyles } from './note.tsx'

const props = () => z.object({ title: field.text('Title').default(''), text: field.textarea('Text').default('') })
const note = (View: (values: NoteProps) => React.ReactNode) =>
  ({ type: 'note', title: 'Note', description: 'A note.', contentType: 'normal', version: 1, props, View }) satisfies Block<
    typeof props
  >

let builder: ReturnType<typeof createBuilder>

function NotePanel() {
  const id = useBuilderState(({ selection }) => selection.at(-1))
  return id ? <SelectedNote key={id} id={id} /> : null
}

function SelectedNote({ id }: { id: string }) {
  const block = useBlock(id)
  const type = builder.blocks.note
  if (!block || !type) return null
  return (
    <Panel
      block={type}
      value={block.props}
      onChange={(changed) =>
        builder.apply(updateProps(builder.store.getState().document, builder.blocks, { id, props: changed }), {
          field: `${id}.title`,
        })
      }
      width="desktop"
      onWidthChange={() => {}}
    />
  )
}

window.contender = {
  mount(root, weight) {
    const View = weight === 'heavy' ? HeavyNote : LightNote
    const blocks = { note: note(View) }
    const entry = { key: 'note', type: 'note', title: 'Note', description: 'A note.', contentType: 'normal' as const }
    const content = noteIndexes.map((index) => ({
      ...create(blocks, 'note', { props: { ...noteProps(index) } }),
      id: `note-${index}`,
    }))
    const document: Document = { content, globalContent: [] }
    builder = createBuilder({ document, blocks })
    const canvasOptions: CanvasOptions = {
      views: { note: View },
      styles: noteStyles,
      services: inertServices,
      resources: { read: () => ({ status: 'loading' }), subscribe: () => () => {} },
      entries: Array.from({ length: ENTRIES }, (_, i) => ({
        ...entry,
        key: `note ${i}`,
        block: create(blocks, 'note'),
        data: {},
      })),
    } as unknown as CanvasOptions
    createRoot(root).render(
      <Theme>
        <BuilderScope builder={builder} canvas={canvasOptions}>
          <div style={{ display: 'grid', gridTemplateColumns: '280px 1fr 320px', height: '100vh' }}>
            <div style={{ overflow: 'auto' }}>
              <Outline />
            </div>
            <Canvas />
            <div style={{ overflow: 'auto' }}>
              <NotePanel />
            </div>
          </div>
        </BuilderScope>
      </Theme>,
    )
  },
  insert() {
    const { document } = builder.store.getState()
    builder.apply(insert(document, builder.blocks, { block: create(builder.blocks, 'note'), at: { list: 'content', index: 3 } }))
  },
}
