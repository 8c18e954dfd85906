import type { Config } from '../../config.ts'
import type { StoreTrx } from '../../db/scope.ts'
import type { StoreEvents } from '../../events/store-events.ts'
import { type Frame, readFrame } from '../payload/layout.ts'
import { createStoreMemory } from './store-memory.ts'

export interface Frames {
  /** What all pages of a store stand in: from memory, or read now. */
  of(trx: StoreTrx, storeId: string): Promise<Frame>
}

/** Characters of stored blocks, and as many more for the rest of each frame. */
const REMEMBERED = 16 * 1024 * 1024
const OVERHEAD = 4096

/** Remembers frames until their store itself changes: what has a name stands on pages, not around them. */
export function createFrames(events: Pick<StoreEvents, 'onChange' | 'listening'>, config: Config): Frames {
  const memory = createStoreMemory<Frame>(events, {
    maxSize: REMEMBERED,
    sizeOf: ({ globalContent }) => globalContent.length + OVERHEAD,
    touched: () => [],
  })
  return { of: (trx, storeId) => memory.of(storeId, 'frame', () => readFrame(trx, storeId, config)) }
}
