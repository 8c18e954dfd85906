import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import type { StoreTrx } from '../db/scope.ts'
import type { StoreEvents } from '../db/store-events.ts'
import { type Frame, readFrame } from './frame.ts'

export interface Frames {
  /** What all pages of a store stand in: from memory, or read now. */
  of(trx: StoreTrx, storeId: string): Promise<Frame>
}

/** Characters of stored blocks, and as many more for the rest of each frame. */
const REMEMBERED = 16 * 1024 * 1024
const OVERHEAD = 4096

/** Remembers frames until their store itself changes. While changes cannot be heard, each is read. */
export function createFrames(events: Pick<StoreEvents, 'onChange' | 'listening'>, config: Config): Frames {
  const remembered = new LRUCache<string, Frame>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ globalContent }) => globalContent.length + OVERHEAD,
  })
  let changes = 0
  events.onChange((storeId, changed) => {
    // What has a name stands on pages, not around them.
    if (changed) return
    changes++
    if (storeId === undefined) remembered.clear()
    else remembered.delete(storeId)
  })
  return {
    async of(trx, storeId) {
      const known = events.listening() ? remembered.get(storeId) : undefined
      if (known) return known
      const before = changes
      const frame = await readFrame(trx, storeId, config)
      if (changes === before && events.listening()) remembered.set(storeId, frame)
      return frame
    },
  }
}
