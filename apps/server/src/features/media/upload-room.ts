import { endpoints } from '@blockfront/contract'
import type { Database } from '../../db/database.ts'
import { readStore } from '../../db/scope.ts'
import { reserveSpace } from '../../storage/disk.ts'
import { fileBytes, storageLimitReached } from '../store/storage-limit.ts'

/** Bytes of uploads that are under way in this process, by store. */
const underWay = new Map<string, number>()

/** What an upload without Content-Length may take at most, in bytes. */
const LARGEST = endpoints['media.upload'].bodyLimit

/** Bytes of a form around its file: headers and boundaries. */
const AROUND = 8 * 1024

/** The room of one upload. */
export interface UploadRoom {
  /** Counts bytes as they arrive. Throws 402 once the store has no room for them. */
  count(bytes: number): void
  /** Ends the upload. */
  release(): void
}

interface Upload {
  storeId: string
  /** Content-Length of the request; 0 where it has none. */
  announced: number
}

interface Place {
  db: Database
  dataFolder: string
  /** Bytes of disk space that must stay free. */
  floor: number
}

/**
 * Takes the room for an upload before anything of it is read. Throws 507 where the disk has too little space left for it and for all
 * others that are under way, and 402 where the plan's storage cannot hold what the request announces, together with other uploads of
 * the store that are under way.
 */
export async function takeUploadRoom({ db, dataFolder, floor }: Place, { storeId, announced }: Upload): Promise<UploadRoom> {
  const endReservation = await reserveSpace(dataFolder, announced || LARGEST, floor)
  const { used, allowed } = await readStore(db, storeId, (trx) => fileBytes(trx, storeId)).catch((error: unknown) => {
    endReservation()
    throw error
  })
  let taken = 0
  const take = (bytes: number) => {
    taken += bytes
    const all = (underWay.get(storeId) ?? 0) + bytes
    underWay.set(storeId, all)
    if (allowed !== null && used + all > allowed) {
      release()
      throw storageLimitReached(allowed)
    }
  }
  const release = () => {
    endReservation()
    const left = (underWay.get(storeId) ?? 0) - taken
    taken = 0
    if (left > 0) underWay.set(storeId, left)
    else underWay.delete(storeId)
  }
  if (announced > AROUND) take(announced - AROUND)
  let arrived = 0
  return {
    count: (bytes) => {
      arrived += bytes
      if (arrived > taken) take(arrived - taken)
    },
    release,
  }
}
