import { statfs } from 'node:fs/promises'
import { appError } from '../errors.ts'

const MB = 1024 * 1024

/** Free space in bytes on the disk of a folder, for users without special rights. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Refuses a file with 507 `storage_full` that would leave less than `floor` bytes on the disk. PostgreSQL and its write-ahead log may be
 * on the same disk, and stop when it is full.
 */
export async function requireFreeSpace(folder: string, bytes: number, floor: number): Promise<void> {
  if ((await freeBytes(folder)) - bytes >= floor) return
  throw appError('storage_full', { retryAfter: 600 })
}

/** Bytes that uploads under way in this process, of all stores, may write together. */
let reserved = 0

/**
 * Reserves disk space for an upload that is about to start, on top of all others under way, so that many at once cannot go below `floor`
 * together. Returns how to end the reservation, which may be called again without effect. Throws 507 like {@link requireFreeSpace}.
 */
export async function reserveSpace(folder: string, bytes: number, floor: number): Promise<() => void> {
  let held = bytes
  const end = () => {
    reserved -= held
    held = 0
  }
  reserved += held
  await requireFreeSpace(folder, reserved, floor).catch((error: unknown) => {
    end()
    throw error
  })
  return end
}

/** The message of /readyz while uploads are rejected for lack of disk space; empty otherwise. */
export async function lowSpace(folder: string, floor: number): Promise<string> {
  const free = await freeBytes(folder)
  return free >= floor
    ? ''
    : `${Math.floor(free / MB)} MB of disk space are free, less than ${Math.floor(floor / MB)} MB: uploads are refused`
}
