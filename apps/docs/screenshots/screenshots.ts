/**
 * `npm run screenshots`: starts an empty server, creates a store with each theme through the public API, and writes the images of
 * docs/screenshots.md and of the landing page. `-- --all DIR` writes every page of every store at three widths, light and dark, into a
 * folder instead, for a review. `npm run screenshots -- larder` takes one theme only.
 */
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { themes } from '@blockfront/starter'
import { buildOnce } from '@blockfront/tooling/build/stamp'
import { endChildrenOnSignals } from '@blockfront/tooling/processes/command'
import { root } from '@blockfront/tooling/sources/repository'
import { startApp } from '../examples/app-process.ts'
import { Camera } from './camera.ts'
import { sitePictures, takeFlows } from './flows.ts'
import { signUp } from './owner.ts'
import { openStore, reviewStore, takeStore } from './stores.ts'

const { values, positionals } = parseArgs({ options: { all: { type: 'string' } }, allowPositionals: true })
const chosen = positionals.length > 0 ? themes.filter(({ id }) => positionals.includes(id)) : themes
/** The theme of the store whose owner and shopper are shown at work. */
const OF_FLOWS = 'atelier'

const buildIsOver = endChildrenOnSignals()
await buildOnce(async () => {
  const { buildEverything } = await import('@blockfront/tooling/build/everything')
  await buildEverything((line) => console.log(`  ${line}`))
})
buildIsOver()
const data = await mkdtemp(join(tmpdir(), 'blockfront-screenshots-'))
const settings = { NODE_ENV: 'development', PORT: '0', LOG_LEVEL: 'warn', BLOCKFRONT_DATA: data, BLOCKFRONT_RATE_LIMITS: 'false' }
const server = await startApp(['apps/server/main.ts'], root, settings)
const images = join(root, 'docs/images')
const camera = await Camera.open(values.all ? resolve(values.all) : images)
try {
  const { port } = new URL(server.url)
  const owner = await signUp(`http://localhost:${port}`)
  for (const theme of chosen) {
    const store = await openStore(owner, theme, port)
    console.log(`${theme.name}: ${store.origin}`)
    if (values.all) await reviewStore(camera, owner, store)
    else {
      await takeStore(camera, owner, store)
      if (theme.id === OF_FLOWS) await takeFlows(camera, owner, store, port)
    }
  }
  if (!values.all)
    for (const name of ['builder', 'theme-larder', 'theme-signal', 'theme-solo', 'theme-timber'])
      await copyFile(join(images, `${name}.webp`), join(images, sitePictures, `${name}.webp`))
  console.log(`${camera.kilobytes} KB`)
} finally {
  await camera.close()
  await server.stop()
  await rm(data, { recursive: true, force: true })
}
