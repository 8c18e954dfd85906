import { type LimitedEntity, STORE_LIMITS } from '../features/store/limits/store-limits.ts'

/** Runs with another limit of rows for every store, such as 0, so that the next row exceeds it. */
export async function withStoreLimit<T>(entity: LimitedEntity, max: number, run: () => Promise<T>): Promise<T> {
  const limit = STORE_LIMITS[entity] as { max: number }
  const { max: before } = limit
  limit.max = max
  try {
    return await run()
  } finally {
    limit.max = before
  }
}
