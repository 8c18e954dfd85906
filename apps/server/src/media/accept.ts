import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { cleanDrawing } from './drawing.ts'
import { type Format, formats } from './format.ts'
import { iconSize } from './icon.ts'
import { cleanPicture } from './picture.ts'
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

/** Makes a file that arrived into one that may be kept and served. Throws 413 or 415, with words for whoever sent it. */
export async function accept({ path, format: name, bytes, sha256 }: Spooled): Promise<Accepted> {
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
      const { content, ...size } = cleanDrawing(await readFile(path))
      return { format, ...inMemory(content, format), ...size, hasVariants: false }
    }
    default: {
      const { content, width, height, animated } = await cleanPicture(path, name)
      const kept = content ? inMemory(content, format) : await asItIs()
      return { format, ...kept, width, height, hasVariants: !animated }
    }
  }
}

const inMemory = (content: Buffer, { mime }: Format) => ({
  content: new Blob([new Uint8Array(content)], { type: mime }),
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
})
