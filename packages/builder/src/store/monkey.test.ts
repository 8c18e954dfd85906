/** Random actions of an owner over a long time: the result can be saved, loaded, and undone to the start. */

import { load, save } from '@blockfront/engine'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blocks } from '../../../engine/src/document/testing/blocks.ts'
import { monkey, undoAll } from '../testing/monkey.ts'
import { indexOf } from './block-index.ts'
import { createBuilder } from './builder-store.ts'

const STEPS = 5000
const start = {
  content: [
    { type: 'note', id: 'a' },
    { type: 'box', id: 'b', childComponents: [{ type: 'note', id: 'c' }] },
    { type: 'odd', id: 'd' },
  ],
  globalContent: [{ type: 'bar', id: 'bar' }],
}

it('random actions leave a page that loads, saves and undoes to its start', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { document } = load(start, blocks)
      let clock = 0
      const builder = createBuilder({ document, blocks, now: () => (clock += 1000) })
      const step = monkey(builder, { seed, write: ({ type }, heading) => (type === 'note' ? { heading } : undefined) })
      for (let i = 0; i < STEPS; i++) {
        // History keeps the newest 500 steps: undo all before the first one is dropped.
        if (builder.store.getState().history.past.length >= 499) {
          undoAll(builder)
          expect(builder.store.getState().document).toEqual(document)
        }
        step()
      }
      const { document: last, selection } = builder.store.getState()
      expect(last.globalContent.filter(({ type }) => type === 'bar').length).toBeLessThanOrEqual(1)
      expect(load(save(last), blocks)).toEqual({ document: last, report: expect.any(Array) })
      expect([...builder.index.entries].sort()).toEqual([...indexOf(last).entries].sort())
      expect(selection.every((id) => builder.index.entries.has(id))).toBe(true)
      undoAll(builder)
      expect(builder.store.getState().document).toEqual(document)
    }),
    { numRuns: repeat(1) },
  )
}, 600_000)
