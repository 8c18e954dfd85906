import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { iconSize } from '../../../ground/images/icon.ts'
import type { Workers } from '../../../ground/workers/workers.ts'
import { type Format, formats } from '../format.ts'
import type { ReceivedFile } from './received-file.ts'

/** A checked and sanitized file, ready to be stored. */
export type AcceptedFile = {
  format: Format
  content: Blob
  bytes: number
  sha256: string
  /** Pixels; null if they are unknown. */
  width: number | null
  height: number | null
  /** Whether a job creates variants of it. */
  hasVariants: boolean
}

/**
 * Checks and sanitizes a received file, so that it can be stored and served. Throws `too_large` or `unsupported_type`. Workers read and
 * convert the files, one of each store at a time.
 */
export async function processUpload(
  work: Workers,
  storeId: string,
  { path, format: name, bytes, sha256 }: ReceivedFile,
): Promise<AcceptedFile> {
  const format = formats[name]
  const unchanged = async () => ({ content: await openAsBlob(path, { type: format.mime }), bytes, sha256 })
  switch (name) {
    case 'mp4':
    case 'webm':
    case 'ogv':
      return { format, ...(await unchanged()), width: null, height: null, hasVariants: false }
    case 'ico':
      return { format, ...(await unchanged()), ...iconSize(await readFile(path)), hasVariants: false }
    case 'svg': {
      const { content, ...size } = await work.run('drawing.clean', storeId, { path })
      return { format, ...inMemory(content, format), ...size, hasVariants: false }
    }
    default: {
      const { content, width, height, animated } = await work.run('picture.clean', storeId, { path, format: name })
      const stored = content ? inMemory(content, format) : await unchanged()
      return { format, ...stored, width, height, hasVariants: !animated }
    }
  }
}

const inMemory = (content: Uint8Array, { mime }: Format) => ({
  content: new Blob([new Uint8Array(content)], { type: mime }),
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
})
