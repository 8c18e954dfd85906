import { endpoints } from '@blockfront/contract'
import type { StoreContext } from '../../../ground/context.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { reserveSpace } from '../../../ground/storage/disk.ts'
import { fileBytes, storageLimitReached } from '../../store/index.ts'

/** Bytes of the uploads that are in progress in this process, by store. */
const activeUploads = new Map<string, number>()

/** The largest request, in bytes. Reserved for an upload without Content-Length. */
const MAX_UPLOAD = endpoints['media.upload'].bodyLimit

/** Bytes of a multipart form in addition to its file: headers and boundaries. */
const FORM_OVERHEAD = 8 * 1024

/** Space that is reserved for one upload. */
export interface UploadReservation {
  /** Counts bytes as they arrive. Throws `limit_reached` when the store has no space for them. */
  count(bytes: number): void
  /** Ends the upload. */
  release(): void
}

/**
 * Reserves space for an upload before the server reads it. Throws 507 when the disk has too little free space for all uploads in
 * progress, and `limit_reached` when the plan's storage cannot hold the upload together with the store's other ones. `expectedBytes` is
 * the request's Content-Length, or 0 without one.
 */
export async function reserveUpload(
  { config, db, store: { storeId } }: Pick<StoreContext, 'config' | 'db' | 'store'>,
  { expectedBytes }: { expectedBytes: number },
): Promise<UploadReservation> {
  const releaseSpace = await reserveSpace(config.dataFolder, expectedBytes || MAX_UPLOAD, config.minFreeBytes)
  const { used, allowed } = await withStoreReadOnly(db, storeId, (trx) => fileBytes(trx, storeId)).catch((error: unknown) => {
    releaseSpace()
    throw error
  })
  let reserved = 0
  const reserve = (bytes: number) => {
    reserved += bytes
    const active = (activeUploads.get(storeId) ?? 0) + bytes
    activeUploads.set(storeId, active)
    if (allowed !== null && used + active > allowed) {
      release()
      throw storageLimitReached(allowed)
    }
  }
  const release = () => {
    releaseSpace()
    const remaining = (activeUploads.get(storeId) ?? 0) - reserved
    reserved = 0
    if (remaining > 0) activeUploads.set(storeId, remaining)
    else activeUploads.delete(storeId)
  }
  if (expectedBytes > FORM_OVERHEAD) reserve(expectedBytes - FORM_OVERHEAD)
  let received = 0
  return {
    count: (bytes) => {
      received += bytes
      if (received > reserved) reserve(received - reserved)
    },
    release,
  }
}
