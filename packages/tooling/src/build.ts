/** `npm run build`: builds everything that is published or deployed. */
import { buildEverything } from './build/everything.ts'

await buildEverything(console.log)
