/**
 * The builder with 1,000 notes on the canvas and the outline open, compared with `@puckeditor/core` with 1,000 notes of the same
 * HTML: two production builds, one Chromium, real input events, contenders in turn. Chromium draws frames on request, so that no
 * time is spent waiting for a screen. Puck renders without its iframe, which would only slow it down.
 */

import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { chromiumFlags, ensureChromium } from '@blockfront/tooling/browser/chromium'
import { chromium } from 'playwright-core'
import { drive, noTimes, type Times } from './builder/drive.ts'
import type { Weight } from './builder/note.tsx'
import { type ContenderName, serveContenders } from './builder/serve.ts'

const ROUNDS = 5
const MEGABYTE = 1024 * 1024

const quantile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

const median = (values: readonly number[]) => quantile(values, 0.5)

type Figures = Record<ContenderName, Times>

async function measure(weight: Weight, rounds: number): Promise<Figures> {
  const serving = await serveContenders()
  const browser = await chromium.launch({
    executablePath: await ensureChromium('complete'),
    args: [...chromiumFlags, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
  const figures: Figures = { ours: noTimes(), puck: noTimes() }
  try {
    for (let round = 0; round < rounds; round++) {
      for (const name of ['ours', 'puck'] as const) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        await drive(await context.newPage(), serving.address(name), { weight, hasPlus: name === 'ours' }, figures[name])
        await context.close()
      }
    }
  } finally {
    await browser.close()
    serving.stop()
  }
  return figures
}

const beside = ({ ours, puck }: Figures, act: keyof Times, figure: (values: readonly number[]) => number) => ({
  value: figure(ours[act]),
  peer: figure(puck[act]),
  peerName: 'Puck',
  unit: 'ms',
})

const p95 = (values: readonly number[]) => quantile(values, 0.95)
const SIXTH = 1 / 6
const FIFTH = 1 / 5
const FOURTH = 1 / 4

function rowsOf(light: Figures, heavy: Figures): Row[] {
  const { ours, puck } = light
  return [
    { metric: 'keystroke to paint, p50', ...beside(light, 'type', median), limit: SIXTH },
    { metric: 'keystroke to paint, p95', ...beside(light, 'type', p95), limit: SIXTH },
    { metric: 'first keystroke to paint, p50', ...beside(light, 'firstKey', median), limit: FOURTH },
    { metric: 'keystroke to paint, 36 elements a block, p50', ...beside(heavy, 'type', median), limit: FOURTH },
    { metric: 'select, p50', ...beside(light, 'select', median), limit: FIFTH },
    { metric: 'insert, p50', ...beside(light, 'insert', median) },
    { metric: 'open the list of the plus between blocks, p95', value: p95(ours.openPlus), unit: 'ms', limit: 50 },
    { metric: 'insert from that list, p95', value: p95(ours.insertFromPlus), unit: 'ms', limit: 50 },
    { metric: 'processor time of opening the list, p95', value: p95(ours.openPlusWork), unit: 'ms' },
    { metric: 'processor time of inserting from the list, p95', value: p95(ours.insertFromPlusWork), unit: 'ms' },
    { metric: 'open, p50', ...beside(light, 'open', median), limit: FIFTH },
    { metric: 'pointer move of a drag to paint, p50', value: median(ours.drag), unit: 'ms', limit: 8 },
    { metric: 'pointer move of a drag to paint, p50', ...beside(light, 'drag', median) },
    { metric: 'frames of a drag over 16 ms', value: over(ours.drag), peer: over(puck.drag), peerName: 'Puck', unit: '%' },
    {
      metric: 'heap of the open builder',
      value: median(ours.heap) / MEGABYTE,
      peer: median(puck.heap) / MEGABYTE,
      peerName: 'Puck',
      unit: 'MB',
      limit: FOURTH,
    },
  ]
}

/** The percentage of times that are longer than a frame of 16 ms. */
const over = (values: readonly number[]) => (100 * values.filter((value) => value > 16).length) / values.length

export default {
  name: 'builder, 1,000 blocks',
  run: async () => rowsOf(await measure('light', ROUNDS), await measure('heavy', 2)),
} satisfies Bench
