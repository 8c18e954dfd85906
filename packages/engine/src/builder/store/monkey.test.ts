/** An owner who does anything at all, for a long time: whatever comes of it can be saved, loaded, and taken back to its start. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { load } from '../../document/load.ts'
import { save } from '../../document/save.ts'
import { blocks } from '../../document/testing/blocks.ts'
import { updateProps } from '../../document/update-props.ts'
import { clipboardText, pasteText } from '../commands/clipboard.ts'
import { commandList, runCommand } from '../commands/index.ts'
import { insertBlock } from '../commands/insert-block.ts'
import { drop } from '../dnd/drop.ts'
import { indexOf } from './block-index.ts'
import { type Builder, createBuilder } from './builder-store.ts'
import { pageOrder } from './page-order.ts'

const STEPS = 5000
const start = {
  content: [
    { type: 'note', id: 'a' },
    { type: 'box', id: 'b', childComponents: [{ type: 'note', id: 'c' }] },
    { type: 'odd', id: 'd' },
  ],
  globalContent: [{ type: 'bar', id: 'bar' }],
}
const types = Object.keys(blocks)
// What asks the system for its clipboard is tried through the text itself; undo and redo have turns of their own.
const doable = commandList.filter(({ native, id }) => !native && id !== 'undo' && id !== 'redo' && id !== 'togglePreview')

/** Numbers from a seed, the same for the same seed (mulberry32's recurrence). */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function play(builder: Builder, next: (below: number) => number, clip: { text?: string }) {
  const ids = pageOrder(builder)
  const one = ids[next(Math.max(ids.length, 1))] ?? ''
  const entry = builder.index.entries.get(one)
  const turn = next(10)
  if (turn < 2 && one) builder.select(next(3) === 0 ? [...new Set([...builder.store.getState().selection, one])] : [one])
  else if (turn === 2 && ids.length < 120) insertBlock(builder, types[next(types.length)] ?? 'note')
  else if (turn === 3 && entry?.block.type === 'note') {
    const props = { heading: `Words ${next(1000)}` }
    builder.apply(updateProps(builder.store.getState().document, blocks, { id: one, props }), { field: `${one}.heading` })
  } else if (turn === 4) builder.undo()
  else if (turn === 5 && next(2) === 0) builder.redo()
  else if (turn === 6) clip.text = clipboardText(builder) ?? clip.text
  else if (turn === 7 && clip.text && ids.length < 120) pasteText(builder, clip.text)
  else if (turn === 8 && entry && !builder.store.getState().preview) {
    const list = entry.block.contentType === 'container' ? { container: one } : entry.list
    const moved = ids[next(ids.length)] ?? ''
    const place = { list, index: 0 }
    drop(
      builder,
      { kind: 'blocks', ids: [moved] },
      next(12) === 0 ? undefined : { place, depth: 1, on: 'canvas', line: { x: 0, y: 0, length: 0, axis: 'horizontal' } },
    )
  } else {
    const command = doable[next(doable.length)]
    if (command && (ids.length < 120 || command.id !== 'duplicateWithContent')) runCommand(command, builder)
  }
}

it('leaves a page that loads, saves and undoes back to where it began', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { document } = load(start, blocks)
      let clock = 0
      const builder = createBuilder({ document, blocks, now: () => (clock += 1000) })
      const next = numbers(seed)
      const clip: { text?: string } = {}
      let began = document
      for (let step = 0; step < STEPS; step++) {
        // History keeps its newest 500 steps: what it can go back to is what is compared.
        if (builder.store.getState().history.past.length === 0) began = builder.store.getState().document
        if (builder.store.getState().history.past.length >= 499) {
          while (builder.store.getState().history.past.length > 0) builder.undo()
          expect(builder.store.getState().document).toEqual(began)
        }
        play(builder, next, clip)
      }
      const { document: last, selection } = builder.store.getState()
      expect(load(save(last), blocks)).toEqual({ document: last, report: expect.any(Array) })
      expect([...builder.index.entries].sort()).toEqual([...indexOf(last).entries].sort())
      expect(selection.every((id) => builder.index.entries.has(id))).toBe(true)
      while (builder.store.getState().history.past.length > 0) builder.undo()
      expect(builder.store.getState().document).toEqual(began)
    }),
    { numRuns: 3 },
  )
}, 120_000)
