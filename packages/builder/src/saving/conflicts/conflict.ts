import type { Side } from './merge-block.ts'

/** Something that two people changed differently, so that the owner must choose. */
export interface Conflict {
  /** The conflict's key in `Choices`, independent of the choice. */
  key: string
  /**
   * - `changed`: both changed the same settings of a block, or moved it to different containers
   * - `removed`: one removed a block that the other changed
   * - `added`: both added a block that a store can have once
   * - `order`: both changed the order of a list
   * - `settings`: both changed a setting of the page
   */
  kind: 'changed' | 'removed' | 'added' | 'order' | 'settings'
  /** The block; for `order` the container, or undefined for the page itself. */
  id?: string
  /** The props, keys or page settings that both changed; empty for the whole block. */
  parts: readonly string[]
  /** The side that removed the block. */
  removedBy?: Side
}

/** The chosen side by the conflict's key. */
export type Choices = Readonly<Record<string, Side>>
