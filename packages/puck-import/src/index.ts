/** Converts pages of Puck to pages of Blockfront. */
export { run } from './cli.ts'
export { type ConvertedPage, type ConvertOptions, convertPuckData } from './convert/convert.ts'
export { LIMITS } from './convert/limits.ts'
export { ImportError, type Problem, type ProblemKind } from './convert/problem.ts'
export type { ComponentMap, PuckMap } from './convert/puck-map.ts'
export { type PuckConfig, slotsOfConfig } from './sketch/puck-config.ts'
export { lostRules } from './sketch/rules.ts'
export { type BlockSketch, sketchBlocks } from './sketch/sketch-blocks.ts'
