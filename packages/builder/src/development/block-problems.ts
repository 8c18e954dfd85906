import { type Blocks, checkBlocks } from '@blockfront/engine'
import type { BuilderAdapter } from '../adapter.ts'
import type { BlockCatalog } from '../shell/block-catalog.ts'
import { messages } from './messages.ts'

/** Returns the mistakes in the block types of an app, as sentences. */
export const blockProblems = ({ blocks, controls }: Pick<BlockCatalog, 'blocks' | 'controls'>): string[] =>
  checkBlocks(blocks, controls && { controls })

/** Returns a sentence about the block types that show no data, because the adapter has no `resources`; undefined if there are none. */
export function missingResources(blocks: Blocks, adapter: Pick<BuilderAdapter, 'resources'>): string | undefined {
  const types = Object.values(blocks).flatMap(({ type, data, hidden }) => (data && !hidden ? [type] : []))
  return adapter.resources || types.length === 0 ? undefined : messages.noResources(types)
}
