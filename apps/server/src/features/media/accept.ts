import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { iconSize } from '../../images/icon.ts'
import type { Workers } from '../../workers/workers.ts'
import { type Format, formats } from './format.ts'
import type { Spooled } from './spool.ts'

/** A file as it is kept: checked, and without what must not be in it. */
export type Accepted = {
  format: Format
  content: Blob
  bytes: number
  sha256: string
  /** Pixels; null where they are not known. */
  width: number | null
  height: number | null
  /** Whether it gets variants. */
  hasVariants: boolean
}

/**
 * Makes a file that arrived into one that may be kept and served. Throws 413 or 415, with a message for the sender. Files are read
 * and converted in workers, in the turn of the store.
 */
export async function accept(work: Workers, storeId: string, { path, format: name, bytes, sha256 }: Spooled): Promise<Accepted> {
  const format = formats[name]
  const asItIs = async () => ({ content: await openAsBlob(path, { type: format.mime }), bytes, sha256 })
  switch (name) {
    case 'mp4':
    case 'webm':
    case 'ogv':
      return { format, ...(await asItIs()), width: null, height: null, hasVariants: false }
    case 'ico':
      return { format, ...(await asItIs()), ...iconSize(await readFile(path)), hasVariants: false }
    case 'svg': {
      const { content, ...size } = await work.run('drawing.clean', storeId, { path })
      return { format, ...inMemory(content, format), ...size, hasVariants: false }
    }
    default: {
      const { content, width, height, animated } = await work.run('picture.clean', storeId, { path, format: name })
      const kept = content ? inMemory(content, format) : await asItIs()
      return { format, ...kept, width, height, hasVariants: !animated }
    }
  }
}

const inMemory = (content: Uint8Array, { mime }: Format) => ({
  content: new Blob([new Uint8Array(content)], { type: mime }),
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
})
