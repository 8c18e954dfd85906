/** `npm run dev`: the same as `npm start`, but it restarts when the server changes and refreshes the browser when the rest does. */
import { runServer } from './server-process.ts'

await runServer(['--watch', '--watch-preserve-output'], { BLOCKFRONT_DEV: '1' })
