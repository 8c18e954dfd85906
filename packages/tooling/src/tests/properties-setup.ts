import fc from 'fast-check'
import { isDeep, repeat } from './repeat.ts'

/**
 * Setup of projects with properties. `npm test` generates the same values in each run, so that a change that has nothing to do with a
 * property never fails by chance. The long form generates other values in each run; its failures show the seed.
 */
fc.configureGlobal(isDeep ? { numRuns: repeat(100) } : { seed: 20_261_128 })
