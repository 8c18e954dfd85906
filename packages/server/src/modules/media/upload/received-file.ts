import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../../../ground/db/id.ts'
import { appError } from '../../../ground/errors.ts'
import { type FormatName, formats } from '../format.ts'
import { requireSupportedType } from './require-supported-type.ts'
import { sniffLength } from './sniff.ts'

/** A file that was received completely, in a temporary folder. The format follows from its first bytes. */
export type ReceivedFile = { path: string; format: FormatName; bytes: number; sha256: string }

interface Upload {
  arriving: AsyncIterable<Uint8Array>
  /** Only decides how a file of an unknown format is described. */
  filename: string
}

const DAY = 24 * 3_600_000

/** The folder for files that are being received or written. Those of a process that was killed are deleted after a day. */
export const temporaryFolder = (dataFolder: string) => join(dataFolder, 'uploads')

/**
 * Writes an upload to a temporary file, checks it while it arrives, and passes it to `work`. The file is always deleted afterwards.
 * Throws `unsupported_type` as soon as the format is known to be unsupported, `too_large` beyond the limit of the format, and
 * `invalid_input` for an empty file.
 */
export async function receiveFile<T>(dataFolder: string, upload: Upload, work: (file: ReceivedFile) => Promise<T>): Promise<T> {
  await mkdir(temporaryFolder(dataFolder), { recursive: true })
  const path = join(temporaryFolder(dataFolder), newId())
  const file = await open(path, 'wx', 0o600)
  try {
    const written = await writeAll(file, upload).finally(() => file.close())
    return await work({ path, ...written })
  } finally {
    await rm(path, { force: true })
  }
}

async function writeAll(file: FileHandle, { arriving, filename }: Upload): Promise<Omit<ReceivedFile, 'path'>> {
  const hash = createHash('sha256')
  let start = Buffer.alloc(0)
  let format: FormatName | undefined
  let bytes = 0
  for await (const chunk of arriving) {
    bytes += chunk.byteLength
    if (start.length < sniffLength) start = Buffer.concat([start, chunk.subarray(0, sniffLength - start.length)])
    if (!format && start.length === sniffLength) format = requireSupportedType(start, filename)
    if (format) requireSize(format, bytes)
    hash.update(chunk)
    await file.writeFile(chunk)
  }
  if (bytes === 0) throw appError('invalid_input', { fields: { file: 'This file is empty.' } })
  // A file that ends before its format is known is smaller than every limit.
  format ??= requireSupportedType(start, filename)
  return { format, bytes, sha256: hash.digest('hex') }
}

function requireSize(format: FormatName, bytes: number): void {
  const { limit, extension } = formats[format]
  if (bytes <= limit) return
  const message = `This file is too large. The limit for ${extension.toUpperCase()} files is ${limit / 1024 / 1024} MB.`
  throw appError('too_large', { message, fields: { file: message } })
}

/** Deletes files of a process that was killed: those that are older than a day. Uploads in progress are never that old. */
export async function deleteLeftoverFiles(dataFolder: string): Promise<void> {
  const folder = temporaryFolder(dataFolder)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > DAY) await rm(join(folder, name), { force: true })
  }
}
