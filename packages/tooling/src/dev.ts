/**
 * `npm run dev`: starts the server, which restarts when its own sources change and reloads the storefront after each of its
 * builds; the storefront's builds after each change of its sources; and the platform's screens and the playground, which update in
 * place. The server uses the built packages: restart it after changing those.
 */
import { createServer } from 'vite'
import { configOf } from './build/apps.ts'
import { buildEverything } from './build/everything.ts'
import { buildOnce } from './build/stamp.ts'
import { endChildrenOnSignals, runCommand } from './processes/command.ts'
import { watchServer } from './processes/server.ts'

const buildIsOver = endChildrenOnSignals()
await buildOnce(() => buildEverything((line) => console.log(`  ${line}`)))
// Starts first, because it notices only changes after its start.
const conditions = process.execArgv.filter((flag) => flag.startsWith('--conditions'))
const serverEnds = new AbortController()
const watching = runCommand(process.execPath, [...conditions, 'packages/storefront/build/watch.ts'], {
  show: true,
  env: { ...process.env, NODE_ENV: 'production' },
  signal: serverEnds.signal,
})
const vite = await createServer(configOf('playground'))
await vite.listen()
console.log(`The playground is at ${vite.resolvedUrls?.local[0]}`)
const screens = await createServer(configOf('platform'))
await screens.listen()
console.log(`The main hostname's screens are at ${screens.resolvedUrls?.local[0]?.replace('127.0.0.1', 'localhost')}`)
buildIsOver()
await watchServer({ BLOCKFRONT_DEV: '1' })
serverEnds.abort()
await watching
await screens.close()
await vite.close()
