import type { Block } from '../../block.ts'

/**
 * Returns the props of a stored version migrated to the block's current version. Rethrows errors of a migration, and throws if a
 * migration is missing (`checkBlock` reports that earlier).
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
