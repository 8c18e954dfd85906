/** `npm start`: the whole product: database, jobs, main host and store hosts. It says where they are. */
import { buildEverything } from './build/everything.ts'
import { buildOnce } from './build/stamp.ts'
import { runServer } from './server-process.ts'

await buildOnce(async () => {
  console.log('Building. The next start finds it done.')
  await buildEverything((line) => console.log(`  ${line}`))
})
await runServer()
