/**
 * `npm run screenshots`: starts an empty server, builds a store with each theme and five complete shops through the public API, and
 * writes the images of docs/screenshots.md and of the landing page. `-- --all DIR` writes every page of every shop at three widths, light and dark, into a
 * folder instead, for a review. `npm run screenshots -- food` takes one shop only.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildOnce } from './build/stamp.ts'
import { endChildrenOnSignals } from './processes/command.ts'
import { Camera } from './screenshots/camera.ts'
import { takeFlows } from './screenshots/flows.ts'
import { openShop } from './screenshots/open-shop.ts'
import { signUp } from './screenshots/owner.ts'
import { reviewShop } from './screenshots/review.ts'
import { shops } from './screenshots/shops/all.ts'
import { copySitePictures } from './screenshots/site-pictures.ts'
import { startServer } from './screenshots/started-server.ts'
import { takeShop, takeThemes } from './screenshots/stores.ts'
import { root } from './sources/repository.ts'

const { values, positionals } = parseArgs({ options: { all: { type: 'string' } }, allowPositionals: true })
const chosen = positionals.length > 0 ? shops.filter(({ id }) => positionals.includes(id)) : shops

/** The shop whose owner and shopper are shown at work. */
const shopOfFlows = shops.find(({ id }) => id === 'fashion')

const buildIsOver = endChildrenOnSignals()
await buildOnce(async () => {
  const { buildEverything } = await import('./build/everything.ts')
  await buildEverything((line) => console.log(`  ${line}`))
})
buildIsOver()
const server = await startServer()
const camera = await Camera.open(values.all ? resolve(values.all) : join(root, 'docs/images'))
try {
  const origin = `http://localhost:${server.port}`
  const owner = await signUp(origin)
  const { port } = server
  for (const shop of chosen) {
    const opened = { ...(await openShop(owner.call, shop)), shop, port }
    console.log(`${shop.name}: http://${opened.host}:${port}`)
    if (values.all) await reviewShop(camera, owner, opened)
    else {
      await takeShop(camera, owner, opened)
      if (shop === shopOfFlows) await takeFlows(camera, owner, opened)
    }
  }
  if (!values.all) {
    if (chosen === shops) await takeThemes(camera, owner, port)
    await copySitePictures()
  }
  console.log(`${camera.kilobytes} KB`)
} finally {
  await camera.close()
  await server.stop()
}
