import fc from 'fast-check'
import { repeat } from './repeat.ts'

/** Setup of `npm run test:deep`. A property that is slow ends earlier, so that all of them end in time. */
fc.configureGlobal({ numRuns: repeat(100), interruptAfterTimeLimit: 15_000 })
