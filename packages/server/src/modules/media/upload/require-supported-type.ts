import { appError } from '../../../ground/errors.ts'
import type { FormatName } from '../format.ts'
import { sniff } from './sniff.ts'

/** Message for a file with the name of an image and other content. */
const UNREADABLE = 'This image is damaged and cannot be read. Export it again and try once more.'

const UNSUPPORTED =
  'This file type is not supported. Use JPEG, PNG, WebP, AVIF, GIF, SVG or ICO images, or MP4, WebM or OGV videos.'

const IMAGE_NAME = /\.(?:jpe?g|png|webp|avif|gif|ico)$/i

/** First bytes, as Latin-1, of programs, documents, archives, TIFFs, and video and audio containers. */
const OTHER_TYPES = ['\x7fELF', 'MZ', '%PDF', 'PK\x03\x04', 'II*\0', 'MM\0*', 'RIFF', 'OggS', 'ID3', '\x1aE\xdf\xa3']

/** The format of a file by its first bytes. Throws `unsupported_type`; the message depends on the name of the file. */
export function requireSupportedType(start: Uint8Array, filename: string): FormatName {
  const format = sniff(start)
  if (format) return format
  const message = IMAGE_NAME.test(filename) && !isOtherType(start) ? UNREADABLE : UNSUPPORTED
  throw appError('unsupported_type', { message, fields: { file: message } })
}

/** Whether a file begins like markup or one of {@link OTHER_TYPES}. */
function isOtherType(start: Uint8Array): boolean {
  const text = Buffer.from(start.subarray(0, 64)).toString('latin1')
  return OTHER_TYPES.some((type) => text.startsWith(type)) || text.startsWith('ftyp', 4) || text.trimStart().startsWith('<')
}
