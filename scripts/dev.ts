/**
 * `npm run dev`: the server, which restarts when its own sources change and loads the storefront again when that was built
 * again; the storefront's builds, which follow its sources; and the main host's screens and the playground, which refresh as they are
 * written. The server runs on built packages: restart it after a change of those.
 */
import { createServer } from 'vite'
import { playgroundConfig, watchStorefront } from './build/apps.ts'
import { buildEverything } from './build/everything.ts'
import { platformDevConfig } from './build/platform.ts'
import { buildOnce } from './build/stamp.ts'
import { endChildrenOnSignals } from './command.ts'
import { runServer } from './server-process.ts'

const buildIsOver = endChildrenOnSignals()
await buildOnce(() => buildEverything((line) => console.log(`  ${line}`)))
const vite = await createServer({ ...playgroundConfig(), server: { host: '127.0.0.1', port: 5173 }, clearScreen: false })
await vite.listen()
console.log(`The playground is at ${vite.resolvedUrls?.local[0]}`)
const screens = await createServer(platformDevConfig())
await screens.listen()
console.log(`The main host's screens, as they are written, are at http://localhost:${screens.config.server.port}/`)
const stopWatching = await watchStorefront()
buildIsOver()
await runServer(['--watch', '--watch-preserve-output'], { BLOCKFRONT_DEV: '1' })
await stopWatching()
await screens.close()
await vite.close()
