/** The contract tests of block types, for apps with their own. They need no test framework: `docs/guides/own-blocks.md` runs them in Vitest. */
export { checkBlock, checkBlocks } from '../check/check-block.ts'
export { type BlockTest, type BlockTestOptions, type BlockTests, blockTests } from './block-tests.ts'
export { type Extreme, extremes, ordinary } from './extremes.ts'
export { fill } from './fill.ts'
