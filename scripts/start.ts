/** `npm start`: the whole product: database, jobs, main host and store hosts. It says where they are. */
import { runServer } from './server-process.ts'

await runServer()
