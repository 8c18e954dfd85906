/** `npm start`: starts database, jobs, platform, stores and API, and the playground, and prints the URLs. */
import { buildOnce } from './build/stamp.ts'
import { endChildrenOnSignals } from './processes/command.ts'
import { runServer } from './processes/server.ts'

const buildIsOver = endChildrenOnSignals()
await buildOnce(async () => {
  console.log('Building: once, and again when the sources change. It takes about a minute …')
  const { buildEverything } = await import('./build/everything.ts')
  await buildEverything((line) => console.log(`  ${line}`))
  console.log('Starting the server, with a store to look at …')
})
buildIsOver()
// Vite takes time to load, so the server starts meanwhile.
const [, playground] = await Promise.all([runServer(), openPlayground()])
await playground.close()

async function openPlayground() {
  const [{ preview }, { configOf }] = await Promise.all([import('vite'), import('./build/apps.ts')])
  const opened = await preview({ ...configOf('playground'), logLevel: 'error', preview: { host: '127.0.0.1', port: 4173 } })
  console.log(`The playground of blocks and builder is at ${opened.resolvedUrls?.local[0]}`)
  return opened
}
