/**
 * Server rendering of a page of 1,000 small blocks (100 boxes of nine notes each), compared with hand-written React for the same
 * HTML and with the server renderer of @puckeditor/core for the same tree.
 */

import type { Bench } from '@blockfront/tooling/bench/bench'
import type { Config } from '@puckeditor/core'
import { Render } from '@puckeditor/core/rsc'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageBlock, Views } from '../src/render/BlockOutlet.tsx'
import { renderPage } from '../src/render/server.tsx'

const BOXES = 100
const NOTES = 9
const ROUNDS = 60

interface Note {
  title: string
  text: string
}
interface Box {
  heading: string
}

const notes = (box: number): Note[] =>
  Array.from({ length: NOTES }, (_, index) => ({
    title: `Note ${index} of box ${box}`,
    text: `What note ${index} says, which is not much & not long.`,
  }))
const boxes = Array.from({ length: BOXES }, (_, index) => ({ heading: `Box ${index}`, notes: notes(index) }))

const NoteView = ({ title, text }: Note) => (
  <article className="bf-note">
    <h3>{title}</h3>
    <p>{text}</p>
  </article>
)
const BoxView = ({ heading, children }: Box & { children?: ReactNode }) => (
  <section className="bf-box">
    <h2>{heading}</h2>
    {children}
  </section>
)

const views: Views = { note: NoteView, box: BoxView }
const content: PageBlock[] = boxes.map(({ heading, notes }, box) => ({
  id: `box-${box}`,
  type: 'box',
  props: { heading },
  childComponents: notes.map((props, index) => ({ id: `note-${box}-${index}`, type: 'note', props: { ...props } })),
}))
const ours = () => renderPage({ views, content }).html

const HandWritten = () => (
  <div className="bf-page">
    {boxes.map(({ heading, notes }) => (
      <BoxView key={heading} heading={heading}>
        {notes.map((note) => (
          <NoteView key={note.title} {...note} />
        ))}
      </BoxView>
    ))}
  </div>
)
const handWritten = () => renderToString(<HandWritten />)

const config = {
  root: { render: ({ children }: { children?: ReactNode }) => <div className="bf-page">{children}</div> },
  components: {
    note: {
      fields: { title: { type: 'text' }, text: { type: 'text' } },
      render: ({ title, text }: Note) => NoteView({ title, text }),
    },
    box: {
      fields: { heading: { type: 'text' }, items: { type: 'slot' } },
      render: ({ heading, items: Items }: Box & { items: () => ReactNode }) => (
        <BoxView heading={heading}>
          <Items />
        </BoxView>
      ),
    },
  },
} as unknown as Config
const data = {
  root: { props: {} },
  content: boxes.map(({ heading, notes }, box) => ({
    type: 'box',
    props: {
      id: `box-${box}`,
      heading,
      items: notes.map((note, index) => ({ type: 'note', props: { id: `note-${box}-${index}`, ...note } })),
    },
  })),
}
const puck = () => renderToString(<Render config={config} data={data} />)

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number

/** Medians in milliseconds. Contenders take turns, so that a busy machine slows all of them equally. */
function race(contenders: Record<string, () => string>): Record<string, number> {
  const times = Object.fromEntries(Object.keys(contenders).map((name): [string, number[]] => [name, []]))
  for (let round = -10; round < ROUNDS; round++)
    for (const [name, render] of Object.entries(contenders)) {
      globalThis.gc?.()
      const start = performance.now()
      render()
      if (round >= 0) times[name]?.push(performance.now() - start)
    }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]))
}

export default {
  name: 'render',
  run: async () => {
    if (ours() !== handWritten()) throw new Error('The page and the hand-written React differ in their HTML; they must not.')
    const drawn = puck().split('class="bf-note"').length - 1
    if (drawn !== BOXES * NOTES) throw new Error(`Puck drew ${drawn} notes of ${BOXES * NOTES}; its config is wrong.`)
    const { page = 0, hand = 0, rival = 0 } = race({ page: ours, hand: handWritten, rival: puck })
    const row = { metric: 'server rendering of 1,000 small blocks', value: page, unit: 'ms' }
    return [
      { ...row, peer: hand, peerName: 'hand-written React', limit: 2 },
      { ...row, metric: `${row.metric}, Puck from \`/rsc\``, peer: rival, peerName: 'Puck', limit: 1 },
    ]
  },
} satisfies Bench
