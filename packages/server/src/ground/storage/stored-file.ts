import type { ByteRange } from './range.ts'

export type StoredFile = {
  /** Bytes of the whole file. */
  total: number
  /** The requested bytes and their range. Undefined when the range is outside the file. */
  part: { start: number; end: number; stream: ReadableStream<Uint8Array> } | undefined
}

/** The location of files: a folder of this machine, or a bucket that several servers share. */
export type Storage = {
  /** Stores a file as a whole or not at all; one under the same key is replaced. */
  put(key: string, content: Blob): Promise<void>
  /** Opens a file; undefined when there is none. The caller reads the stream to its end or cancels it. */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  exists(key: string): Promise<boolean>
  /** Deletes a file. Does nothing if it does not exist. */
  delete(key: string): Promise<void>
}
