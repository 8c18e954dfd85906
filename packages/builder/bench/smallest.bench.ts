/**
 * Two apps, each with Blockfront and with `@puckeditor/core`: the builder at `/edit`, saving in the browser, and the page at every other URL.
 * `smallest` has one block with one field. `site` has four blocks with six kinds of fields, a custom control and two slots. The apps run in a
 * browser first, which proves that they do the same; then their code is counted.
 */
import { fileURLToPath } from 'node:url'
import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { chromiumFlags, ensureChromium } from '@blockfront/tooling/browser/chromium'
import { chromium } from 'playwright-core'
import { type AppName, type AppPair, serveApps } from './smallest/apps.ts'
import { effortOf, ownNames, titles } from './smallest/count.ts'
import { editPage } from './smallest/edit-page.ts'

const effort = (pair: AppPair, name: AppName) =>
  effortOf(fileURLToPath(new URL(`${pair}/${name}.tsx`, import.meta.url)), ownNames[pair])

/** Opens both apps, changes the heading in the builder, and compares the HTML of the page. Throws if an app does not work. */
async function compareApps(pair: AppPair) {
  const serving = await serveApps(pair)
  const browser = await chromium.launch({ executablePath: await ensureChromium('complete'), args: [...chromiumFlags] })
  try {
    const ours = await editPage(browser, serving.address('ours'), { pair, hasFrame: false })
    const puck = await editPage(browser, serving.address('puck'), { pair, hasFrame: true })
    if (ours !== puck) throw new Error(`The two apps in ${pair} differ in their HTML: ${ours} and ${puck}.`)
  } finally {
    await browser.close()
    serving.stop()
  }
}

export default {
  name: 'smallest app',
  run: async () => {
    // Fewer, not as many: counts are whole numbers.
    const fewer = (value: number, peer: number) => ({ value, peer, peerName: 'Puck', limit: (peer - 1) / peer })
    const rows: Row[] = []
    for (const [pair, title] of Object.entries(titles) as [AppPair, string][]) {
      await compareApps(pair)
      const [ours, puck] = [effort(pair, 'ours'), effort(pair, 'puck')]
      rows.push(
        { metric: `lines of ${title}`, unit: 'lines', ...fewer(ours.lines, puck.lines) },
        { metric: `concepts of ${title}`, unit: 'concepts', ...fewer(ours.concepts.length, puck.concepts.length) },
      )
    }
    return rows
  },
} satisfies Bench
