import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { appError } from '../../ground/errors.ts'

/** A file of an archive, as its manifest describes it. */
export interface WrittenFile {
  path: string
  bytes: number
  sha256: string
}

export interface ZipWriter {
  /** Adds a file while its content arrives. Throws `too_large` when the ZIP file exceeds its limit. */
  add(path: string, content: AsyncIterable<Uint8Array>, options: { compress: boolean }): Promise<WrittenFile>
}

/** The largest archive in bytes. A bucket accepts up to 5 GB in one request. */
export const MAX_ARCHIVE_BYTES = 4 * 1024 ** 3

export const tooLarge = (limit: number) =>
  appError('too_large', {
    message: `The archive would be larger than ${limit / 1024 ** 3} GB. Delete large files that you no longer need, such as videos, and try again.`,
  })

/**
 * Writes a new ZIP file with what `write` adds, one file after another, and returns its size in bytes with the result of `write`. Rejects
 * when a content or the disk fails; the caller deletes the file.
 */
export async function writeZip<T>(
  path: string,
  write: (zip: ZipWriter) => Promise<T>,
  limit = MAX_ARCHIVE_BYTES,
): Promise<{ result: T; bytes: number }> {
  const zip = new ZipFile()
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const written = pipeline(zip.outputStream as Readable, output)
  const failed = Promise.race([written, new Promise<never>((_, reject) => zip.on('error', reject))]).then(() => {})
  let failure: Error | undefined
  let open: Readable | undefined
  failed.catch((error: Error) => {
    failure = error
    open?.destroy(error)
  })
  const mtime = new Date()
  try {
    const result = await write({
      async add(name, content, { compress }) {
        if (failure) throw failure
        const hash = createHash('sha256')
        let bytes = 0
        const observe = async function* () {
          for await (const chunk of content) {
            hash.update(chunk)
            bytes += chunk.byteLength
            if (output.bytesWritten > limit) throw tooLarge(limit)
            yield chunk
          }
        }
        open = Readable.from(observe(), { objectMode: false })
        zip.addReadStream(open, name, { mtime, compress })
        // Not a race with `failed`, which would keep a reaction of each file until the end of the archive.
        await finished(open, { writable: false })
        return { path: name, bytes, sha256: hash.digest('hex') }
      },
    })
    zip.end()
    await failed
    if (output.bytesWritten > limit) throw tooLarge(limit)
    return { result, bytes: output.bytesWritten }
  } catch (error) {
    output.destroy()
    await written.catch(() => {})
    throw error
  }
}
