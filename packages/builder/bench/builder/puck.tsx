import '@puckeditor/core/puck.css'
import { type Config, createUsePuck, type Data, Puck, type PuckApi } from '@puckeditor/core'
import { createRoot } from 'react-dom/client'
import { HeavyNote, LightNote, type NoteProps, noteIndexes, noteProps, noteStyles } from './note.tsx'

const usePuck = createUsePuck()
let dispatch: PuckApi['dispatch']

/** Replaces the header's actions and exposes the function that changes documents. */
function Dispatcher() {
  dispatch = usePuck((puck) => puck.dispatch)
  return null
}

window.contender = {
  mount(root, weight) {
    const View = weight === 'heavy' ? HeavyNote : LightNote
    const config: Config = {
      components: {
        Note: {
          fields: { title: { type: 'text' }, text: { type: 'textarea' } },
          defaultProps: { title: '', text: '' },
          render: ({ title, text }) => <View {...({ title, text } as NoteProps)} />,
        },
      },
    }
    const content = noteIndexes.map((index) => ({ type: 'Note', props: { id: `note-${index}`, ...noteProps(index) } }))
    const data: Data = { root: {}, content }
    createRoot(root).render(
      <>
        <style>{noteStyles}</style>
        <Puck
          config={config}
          data={data}
          iframe={{ enabled: false }}
          ui={{ plugin: { current: 'outline' } }}
          overrides={{ headerActions: () => <Dispatcher /> }}
          height="100vh"
        />
      </>,
    )
  },
  insert() {
    dispatch({ type: 'insert', componentType: 'Note', destinationIndex: 3, destinationZone: 'root:default-zone' })
  },
}
