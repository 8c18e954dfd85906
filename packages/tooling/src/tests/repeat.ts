/** Whether tests run in their long form: in `npm run test:deep`. */
export const isDeep = process.env.BLOCKFRONT_DEEP === '1'

/** How often a test repeats: `short` times in `npm test`, and `long` times in `npm run test:deep`, by default 20 times as often. */
export const repeat = (short: number, long: number = 20 * short): number => (isDeep ? long : short)
