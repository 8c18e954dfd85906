import { buildEverything } from '../build/everything.ts'
import { buildOnce } from '../build/stamp.ts'

/** Vitest's global setup for tests that start real server processes: those run on what was built, as `npm start` does. */
export const setup = () => buildOnce(() => buildEverything(() => {}))
