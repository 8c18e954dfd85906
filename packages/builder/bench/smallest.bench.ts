/**
 * The same app with Blockfront and with `@puckeditor/core`: one block with one field, the builder at `/edit`, saving in the browser, and
 * the page at every other URL. Both apps run in a browser first, which proves that they do the same; then their code is counted.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { Bench } from '../../../scripts/bench/bench.ts'
import { chromiumFlags, ensureChromium } from '../../../scripts/browser/chromium.ts'
import { type AppName, serveApps } from './smallest/apps.ts'
import { effortOf } from './smallest/count.ts'
import { editPage } from './smallest/edit-page.ts'

const effort = (name: AppName) =>
  effortOf(fileURLToPath(new URL(`smallest/${name}.tsx`, import.meta.url)), ['banner', 'Banner', 'heading'])

/** Opens both apps, changes the heading in the builder, and compares the HTML of the page. Throws if an app does not work. */
async function compareApps() {
  const serving = await serveApps()
  const browser = await chromium.launch({ executablePath: ensureChromium('complete'), args: [...chromiumFlags] })
  try {
    const ours = await editPage(browser, serving.address('ours'), { hasFrame: false })
    const puck = await editPage(browser, serving.address('puck'), { hasFrame: true })
    if (ours !== puck) throw new Error(`The two apps differ in their HTML: ${ours} and ${puck}.`)
  } finally {
    await browser.close()
    serving.stop()
  }
}

export default {
  name: 'smallest app',
  run: async () => {
    await compareApps()
    const [ours, puck] = [effort('ours'), effort('puck')]
    // Fewer, not as many: counts are whole numbers.
    const fewer = (value: number, peer: number) => ({ value, peer, peerName: 'Puck', limit: (peer - 1) / peer })
    return [
      { metric: 'lines of the smallest app', unit: 'lines', ...fewer(ours.lines, puck.lines) },
      { metric: 'concepts of the smallest app', unit: 'concepts', ...fewer(ours.concepts.length, puck.concepts.length) },
    ]
  },
} satisfies Bench
