import type { Block } from '../../block.ts'

/**
 * The props of a stored version as those of the block's own version, through every migration between. Throws what a
 * migration throws, and an error where one is missing (`checkBlock` finds that first).
 */
export function migrate(block: Block, version: number, props: Record<string, unknown>): Record<string, unknown> {
  let current = structuredClone(props)
  for (let from = version; from < block.version; from++) {
    const step = block.migrations?.[from]
    if (!step) throw new Error(`${block.type}: no migration reads version ${from}. Add one to the block's file.`)
    current = step.migrate(current)
  }
  return current
}
