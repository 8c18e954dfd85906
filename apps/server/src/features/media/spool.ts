import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../../db/id.ts'
import { appError } from '../../errors.ts'
import { type FormatName, formats } from './format.ts'
import { sniff, sniffLength } from './sniff.ts'

/** A file that arrived whole, in a folder for such files, with what its bytes say. */
export type Spooled = { path: string; format: FormatName; bytes: number; sha256: string }

const folderOf = (dataFolder: string) => join(dataFolder, 'uploads')

/** Message for a file whose name is an image's and whose bytes are not. */
const unreadable = 'This image is damaged and cannot be read. Export it again and try once more.'

/** Message for a file whose kind is not accepted. */
const notTaken =
  'This kind of file is not accepted. Use JPEG, PNG, WebP, AVIF, GIF, SVG or ICO pictures, or MP4, WebM or OGV videos.'

/**
 * Writes what arrives to a file of its own while it looks at it, hands that to `work`, and throws the file away after it, whatever
 * happened. `filename` only decides how an unknown file is described. Throws 415 once the kind is known to be none that is taken, 413 beyond the kind's limit, 400 for nothing at all.
 */
export async function spool<T>(
  dataFolder: string,
  { arriving, filename }: { arriving: AsyncIterable<Uint8Array>; filename: string },
  work: (file: Spooled) => Promise<T>,
): Promise<T> {
  await mkdir(folderOf(dataFolder), { recursive: true })
  const path = join(folderOf(dataFolder), newId())
  const file = await open(path, 'wx', 0o600)
  try {
    const written = await writeAll(file, arriving, filename).finally(() => file.close())
    return await work({ path, ...written })
  } finally {
    await rm(path, { force: true })
  }
}

async function writeAll(file: FileHandle, arriving: AsyncIterable<Uint8Array>, filename: string): Promise<Omit<Spooled, 'path'>> {
  const hash = createHash('sha256')
  let start = Buffer.alloc(0)
  let format: FormatName | undefined
  let bytes = 0
  for await (const chunk of arriving) {
    bytes += chunk.byteLength
    if (start.length < sniffLength) start = Buffer.concat([start, chunk.subarray(0, sniffLength - start.length)])
    if (!format && start.length === sniffLength) format = requireTaken(start, filename)
    if (format) requireSize(format, bytes)
    hash.update(chunk)
    await file.writeFile(chunk)
  }
  if (bytes === 0) throw appError('invalid_input', { fields: { file: 'This file is empty.' } })
  format ??= requireTaken(start, filename)
  requireSize(format, bytes)
  return { format, bytes, sha256: hash.digest('hex') }
}

function requireTaken(start: Uint8Array, filename: string): FormatName {
  const format = sniff(start)
  if (format) return format
  const message = imageName.test(filename) && !isOtherKind(start) ? unreadable : notTaken
  throw appError('unsupported_type', { message, fields: { file: message } })
}

const imageName = /\.(?:jpe?g|png|webp|avif|gif|ico)$/i

/** First bytes, as Latin-1, of programs, documents, archives, TIFFs, and video and audio containers. */
const otherKinds = ['\x7fELF', 'MZ', '%PDF', 'PK\x03\x04', 'II*\0', 'MM\0*', 'RIFF', 'OggS', 'ID3', '\x1aE\xdf\xa3']

/** Whether a file begins as markup or one of {@link otherKinds} does. */
function isOtherKind(start: Uint8Array): boolean {
  const text = Buffer.from(start.subarray(0, 64)).toString('latin1')
  return otherKinds.some((kind) => text.startsWith(kind)) || text.startsWith('ftyp', 4) || text.trimStart().startsWith('<')
}

function requireSize(format: FormatName, bytes: number): void {
  const { limit, extension } = formats[format]
  if (bytes <= limit) return
  const message = `This file is too large. A ${extension.toUpperCase()} file may have ${limit / 1024 / 1024} MB at most.`
  throw appError('too_large', { message, fields: { file: message } })
}

/** Throws away what a process that was killed left behind. Nothing that still arrives is a day old. */
export async function clearSpool(dataFolder: string): Promise<void> {
  const folder = folderOf(dataFolder)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > 24 * 3_600_000) await rm(join(folder, name), { force: true })
  }
}
