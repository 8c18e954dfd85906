import { BYTE_LIMITS, type LimitedEntity, STORE_LIMITS } from '../modules/store/limits/store-limits.ts'

/** Runs with another limit of rows for every store, such as 0, so that the next row exceeds it. */
export const withStoreLimit = <T>(entity: LimitedEntity, max: number, run: () => Promise<T>): Promise<T> =>
  withMax(STORE_LIMITS[entity], max, run)

/** Runs without room for another long text of a kind in any store. */
export const withoutBytes = <T>(entity: keyof typeof BYTE_LIMITS, run: () => Promise<T>): Promise<T> =>
  withMax(BYTE_LIMITS[entity], 0, run)

async function withMax<T>(limit: { max: number }, max: number, run: () => Promise<T>): Promise<T> {
  const { max: before } = limit
  limit.max = max
  try {
    return await run()
  } finally {
    limit.max = before
  }
}
