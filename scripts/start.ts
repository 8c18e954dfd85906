/** `npm start`: database, jobs, main host, stores and API, and the playground of blocks and builder. It says where they are. */
import { preview } from 'vite'
import { playgroundConfig } from './build/apps.ts'
import { buildEverything } from './build/everything.ts'
import { buildOnce } from './build/stamp.ts'
import { endChildrenOnSignals } from './command.ts'
import { runServer } from './server-process.ts'

const buildIsOver = endChildrenOnSignals()
await buildOnce(async () => {
  console.log('Building. The next start finds it done.')
  await buildEverything((line) => console.log(`  ${line}`))
})
const playground = await preview({ ...playgroundConfig(), logLevel: 'error', preview: { host: '127.0.0.1', port: 4173 } })
console.log(`The playground of blocks and builder is at ${playground.resolvedUrls?.local[0]}`)
buildIsOver()
await runServer()
await playground.close()
