import type { FormatName } from '../format.ts'

/** Bytes from the start of a file that {@link sniff} reads. */
export const sniffLength = 4096

const videoBrands = new Set('isom iso2 iso4 iso5 iso6 mp41 mp42 avc1 dash M4V M4VH M4VP MSNV mmp4 f4v'.split(' '))

/** The format of a file by its first bytes, whatever its name or declared type. Undefined for a format that is not supported. */
export function sniff(start: Uint8Array): FormatName | undefined {
  const bytes = Buffer.from(start.buffer, start.byteOffset, Math.min(start.byteLength, sniffLength))
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp') return formatOfBrand(text(8, 12).trim())
  if (text(0, 4) === '\x1aE\xdf\xa3') return text(4, 128).includes('webm') ? 'webm' : undefined
  if (text(0, 4) === 'OggS') return text(4, sniffLength).includes('\x80theora') ? 'ogv' : undefined
  if (isIcon(bytes)) return 'ico'
  return isSvg(bytes) ? 'svg' : undefined
}

/** The format of an ISO base media file by its major brand. */
function formatOfBrand(brand: string): FormatName | undefined {
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return videoBrands.has(brand) ? 'mp4' : undefined
}

/** Whether the file begins with an icon directory: reserved 0, type 1, a plausible number of images, the first after the directory. */
function isIcon(bytes: Buffer): boolean {
  if (bytes.length < 22 || bytes.readUInt16LE(0) !== 0 || bytes.readUInt16LE(2) !== 1) return false
  const count = bytes.readUInt16LE(4)
  return count >= 1 && count <= 64 && bytes.readUInt32LE(18) >= 6 + 16 * count
}

/** Whether the file begins with an svg element, after declarations and comments. images/svg.ts checks the rest. */
function isSvg(bytes: Buffer): boolean {
  let rest = bytes.toString('utf8').replace(/^\uFEFF/, '')
  for (;;) {
    rest = rest.trimStart()
    const skipped = rest.replace(/^(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*>)/i, '')
    if (skipped === rest) break
    rest = skipped
  }
  return /^<svg[\s>/]/.test(rest)
}
