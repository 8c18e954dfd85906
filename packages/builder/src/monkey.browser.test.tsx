/** The same in a real browser, with the canvas and the outline open: random actions do not leak memory. */

import { load, save } from '@blockfront/engine'
import { repeat } from '@blockfront/tooling/tests/repeat'
import { expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { monkey, undoAll } from './testing/monkey.ts'
import { showBuilder } from './testing/show-builder.tsx'

const STEPS = repeat(400, 5000)
/** Number of steps between two measurements of the memory. */
const MEASURED = STEPS / 4
/** Number of steps between two frames. */
const AT_ONCE = 50
/** Memory growth that is allowed for the browser and React themselves, in bytes. */
const SLACK = 4_000_000

const stored = {
  content: [
    { type: 'textBlock', id: 'a' },
    { type: 'container', id: 'b', childComponents: [{ type: 'textBlock', id: 'c' }] },
    { type: 'odd', id: 'd' },
  ],
  globalContent: [{ type: 'navbar', id: 'nav' }],
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function heap(): Promise<number> {
  await drawn()
  await cdp().send('HeapProfiler.collectGarbage')
  const { usedSize } = (await cdp().send('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize
}

it(`${STEPS} random steps load, save and undo to the start, without a memory leak`, async () => {
  await page.viewport(1440, 900)
  const shown = showBuilder(stored)
  const { builder } = shown
  const { document } = builder.store.getState()
  const step = monkey(builder, {
    seed: 20_261_121,
    crowd: 24,
    write: ({ type }, text) => (type === 'textBlock' ? { text: `<p>${text}</p>` } : undefined),
  })
  const heaps: number[] = []
  for (let i = 1; i <= STEPS; i++) {
    step()
    if (i % AT_ONCE === 0) await drawn()
    if (i % MEASURED !== 0 && builder.store.getState().history.past.length < 499) continue
    const { document: now } = builder.store.getState()
    expect(load(save(now), builder.blocks).document).toEqual(now)
    undoAll(builder)
    expect(builder.store.getState().document).toEqual(document)
    if (i % MEASURED === 0) heaps.push(await heap())
  }
  expect(shown.place.querySelectorAll('.bfb-page .bf-textBlock')).toHaveLength(2)
  // The first one is left out: caches of the browser and React are still growing.
  const [, first = 0, ...later] = heaps
  expect(Math.max(...later) - first, `heaps of ${heaps.join(', ')} bytes`).toBeLessThan(SLACK)
}, 600_000)
