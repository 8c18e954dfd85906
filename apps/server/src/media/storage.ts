import { join } from 'node:path'
import type { Config } from '../config.ts'
import { localStorage } from './local-storage.ts'
import { s3Storage } from './s3-storage.ts'

/** A part of a file in bytes, both ends included; without `end` to the file's end. */
export type ByteRange = { start: number; end?: number } | { last: number }

export type StoredFile = {
  /** Bytes of the whole file. */
  total: number
  /** The bytes that were asked for, and where they stand. Undefined when the range lies outside the file. */
  part: { start: number; end: number; stream: ReadableStream<Uint8Array> } | undefined
}

/** Where files lie: a folder of this machine, or a bucket that several servers share. */
export type Storage = {
  /** Stores a file as a whole or not at all; one under the same key is replaced. */
  put(key: string, content: Blob): Promise<void>
  /** Opens a file; undefined when there is none. The caller reads the stream to its end or cancels it. */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  exists(key: string): Promise<boolean>
  /** Deletes a file. One that is not there is no error. */
  delete(key: string): Promise<void>
}

export const createStorage = ({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Storage =>
  s3 ? s3Storage(s3) : localStorage(join(dataFolder, 'media'))

/** The first and last byte of a range in a file of `total` bytes; undefined when nothing of it lies inside. (RFC 9110, 14.1.2) */
export function boundsOf(range: ByteRange, total: number): { start: number; end: number } | undefined {
  if ('last' in range)
    return range.last === 0 || total === 0 ? undefined : { start: Math.max(0, total - range.last), end: total - 1 }
  const end = Math.min(range.end ?? total - 1, total - 1)
  return range.start > end ? undefined : { start: range.start, end }
}
