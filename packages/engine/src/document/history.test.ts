import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { create } from './create.ts'
import { type Document, emptyDocument, type KnownBlock } from './document.ts'
import { canRedo, canUndo, emptyHistory, type History, record, redo, undo } from './history.ts'
import { insert } from './operations/insert.ts'
import { remove } from './operations/remove.ts'
import { updateProps } from './operations/update-props.ts'
import { blocks } from './testing/blocks.ts'

type Selection = string | null

const note = create(blocks, 'note')
const start: Document = { content: [note], globalContent: [] }
const field = `${note.id}.heading`

const type = (history: History<Selection>, document: Document, heading: string, at: number) => {
  const change = updateProps(document, blocks, { id: note.id, props: { heading } })
  return { document: change.document, history: record(history, change, { before: note.id, after: note.id, field, at }) }
}
const headingOf = (document: Document) => (document.content[0] as KnownBlock).props.heading

describe('history', () => {
  it('combines keystrokes in one field within 800 ms into one step', () => {
    let state = { document: start, history: emptyHistory as History<Selection> }
    for (const [text, at] of [
      ['N', 0],
      ['Ne', 800],
      ['New', 1600],
      ['News', 2401],
    ] as const)
      state = type(state.history, state.document, text, at)
    expect(state.history.past).toHaveLength(2)
    expect(state.history.past[0]?.patches).toHaveLength(1)
    const once = undo(state.history, state.document)
    expect(once && headingOf(once.document)).toBe('New')
    const twice = once && undo(once.history, once.document)
    expect(twice?.document).toEqual(start)
    expect(twice && undo(twice.history, twice.document)).toBeUndefined()
  })

  it('starts another step for another field, and after an undo', () => {
    const one = type(emptyHistory, start, 'N', 0)
    const other = updateProps(one.document, blocks, { id: note.id, props: { color: '#000' } })
    expect(record(one.history, other, { before: null, after: null, field: `${note.id}.color`, at: 1 }).past).toHaveLength(2)
    const two = type(one.history, one.document, 'Ne', 2000)
    const back = undo(two.history, two.document)
    expect(back && type(back.history, back.document, 'Nx', 2001).history.past).toHaveLength(2)
  })

  it('combines changes of one edit regardless of pauses, and keeps 500 steps', () => {
    const change = updateProps(start, blocks, { id: note.id, props: { heading: 'N' } })
    const other = updateProps(start, blocks, { id: note.id, props: { heading: 'N', open: false } })
    const add = (history: History<Selection>, edit: string | undefined, at: number, made = change) =>
      record(history, made, { before: 'before', after: `${at}`, edit, at })
    const one = add(add(emptyHistory, 'a', 0), 'a', 10_000, other)
    expect(one.past).toMatchObject([{ before: 'before', after: '10000', at: 10_000 }])
    expect(one.past[0]?.patches).toHaveLength(3)
    expect(undo(one, other.document)?.document).toEqual(start)
    expect(add(one, 'b', 10_001).past).toHaveLength(2)
    expect(add(one, undefined, 10_001).past).toHaveLength(2)
    expect(add(add(emptyHistory, undefined, 0), undefined, 1).past).toHaveLength(2)
    let long: History<Selection> = emptyHistory
    for (let at = 0; at <= 500; at++) long = add(long, undefined, at)
    expect(long.past).toHaveLength(500)
  })

  it('records nothing for changes without effect, also over a run of keystrokes', () => {
    expect(
      record(emptyHistory as History<Selection>, updateProps(start, blocks, { id: note.id, props: { heading: 'Hello' } }), {
        before: null,
        after: null,
        at: 0,
      }),
    ).toBe(emptyHistory)
    const there = type(emptyHistory, start, 'Hell', 0)
    expect(type(there.history, there.document, 'Hello', 100).history.past).toEqual([])
  })

  it('clears redo on a new change, restores the selection, and limits the number of steps', () => {
    const gone = remove(start, blocks, { id: note.id })
    const history = record(emptyHistory as History<Selection>, gone, { before: note.id, after: null, at: 0 })
    const back = undo(history, gone.document)
    expect(back?.selection).toBe(note.id)
    const again = back && redo(back.history, back.document)
    expect(again).toMatchObject({ selection: null, document: emptyDocument, history: { future: [] } })
    const other = back && type(back.history, back.document, 'New', 1)
    expect(other && canRedo(other.history)).toBe(false)

    let state = { document: start, history: emptyHistory as History<Selection> }
    for (let i = 0; i < 10; i++) {
      const change = insert(state.document, blocks, { block: create(blocks, 'note'), at: { list: 'content', index: 0 } })
      state = {
        document: change.document,
        history: record(state.history, change, { before: null, after: null, at: i, limit: 3 }),
      }
    }
    expect(state.history.past.map(({ at }) => at)).toEqual([7, 8, 9])
  })

  it('undoes and redoes through exactly the previous documents', () => {
    const step = fc.oneof(
      fc.constantFrom('undo', 'redo'),
      fc.record({ heading: fc.constantFrom('', 'A', 'AB'), pause: fc.constantFrom(100, 1000) }),
    )
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let [document, history, now] = [start, emptyHistory as History<Selection>, 0]
        // The model: the documents before and after each step.
        let past: Document[] = []
        let future: Document[] = []
        for (const one of steps) {
          if (one === 'undo' || one === 'redo') {
            const [from, to] = one === 'undo' ? [past, future] : [future, past]
            const travel = one === 'undo' ? undo(history, document) : redo(history, document)
            const target = from.pop()
            expect(travel?.document).toEqual(target)
            if (!travel) continue
            to.push(document)
            ;({ document, history } = travel)
          } else {
            now += one.pause
            const next = type(history, document, one.heading, now)
            if (next.history !== history) {
              if (next.history.past.length > past.length) past.push(document)
              past = past.slice(0, next.history.past.length)
              future = []
            }
            ;({ document, history } = next)
          }
          expect(canUndo(history)).toBe(past.length > 0)
          expect(canRedo(history)).toBe(future.length > 0)
        }
      }),
      { numRuns: repeat(300) },
    )
  })
})
