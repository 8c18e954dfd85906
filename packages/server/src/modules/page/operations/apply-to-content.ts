import type { PageOperation } from '@blockfront/contract'
import { load, save } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { type CompleteContent, completeBlocks, type StoredBlocks } from '../content/complete-content.ts'
import { applyOperations } from './apply-operations.ts'

declare module '../../../ground/workers/tasks.ts' {
  interface Tasks {
    'content.apply': { input: ContentOperations; output: ChangedContent }
  }
}

export interface ContentOperations {
  content: StoredBlocks
  operations: readonly PageOperation[]
}

export interface ChangedContent {
  completed: CompleteContent
  /** The affected block of each operation. */
  blockIds: string[]
}

/** Applies operations to stored blocks of a page. Throws `invalid_input` for an operation that is not possible. */
export function applyToContent({ content, operations }: ContentOperations): ChangedContent {
  const { document, blockIds } = applyOperations(load(content, blocks).document, blocks, operations)
  return { completed: completeBlocks(save(document).content, []), blockIds }
}
