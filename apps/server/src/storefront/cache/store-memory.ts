import { LRUCache } from 'lru-cache'
import type { Changed, StoreEvents } from '../../events/store-events.ts'

/** What was read of stores, until they change. */
export interface StoreMemory<Value> {
  /** From memory, or read now. What was not found (undefined) is not remembered. */
  of<Found extends Value | undefined>(storeId: string, key: string, read: () => Promise<Found>): Promise<Found | Value>
}

interface StoreMemoryOptions<Value> {
  /** Of all that is remembered together, in what `sizeOf` counts. */
  maxSize: number
  sizeOf(value: Value): number
  /** Keys that a change with names touches. One without names touches everything of its store. */
  touched(changed: NonNullable<Changed>): readonly string[]
}

/** Remembers what was read until a change touches it. While changes cannot be heard, everything is read. */
export function createStoreMemory<Value extends object>(
  events: Pick<StoreEvents, 'onChange' | 'listening'>,
  { maxSize, sizeOf, touched }: StoreMemoryOptions<Value>,
): StoreMemory<Value> {
  const remembered = new LRUCache<string, Value>({ maxSize, sizeCalculation: sizeOf })
  const nameOf = (storeId: string, key: string) => `${storeId} ${key}`
  let changes = 0
  events.onChange((storeId, changed) => {
    const keys = changed && touched(changed)
    if (keys?.length === 0) return
    changes++
    if (storeId === undefined) remembered.clear()
    else if (keys) for (const key of keys) remembered.delete(nameOf(storeId, key))
    else for (const name of [...remembered.keys()]) if (name.startsWith(`${storeId} `)) remembered.delete(name)
  })
  return {
    async of(storeId, key, read) {
      const name = nameOf(storeId, key)
      const known = events.listening() ? remembered.get(name) : undefined
      if (known) return known
      const before = changes
      const value = await read()
      if (value && changes === before && events.listening()) remembered.set(name, value)
      return value
    },
  }
}
