import { brotliDecompressSync } from 'node:zlib'

/** The tables of a font by tag, such as `hmtx`. `hmtx` may be in the transformed format of WOFF2. */
export type FontTables = ReadonlyMap<string, FontTable>

export interface FontTable {
  data: DataView
  isTransformed: boolean
}

/** Largest size of all tables together, in bytes: protects against files that are small only while they are compressed. */
const LARGEST = 8 * 1024 * 1024

/** The tags that a WOFF2 file writes as a number (WOFF2, section 4.1). */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '))

/**
 * Returns the tables of a WOFF2 file (W3C, WOFF File Format 2.0). Throws for another format, a font collection, and a damaged file or
 * one whose tables have more than 8 MB.
 */
export function readTables(bytes: Uint8Array): FontTables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 48 || view.getUint32(0) !== 0x774f4632) throw new Error('This is not a WOFF2 font.')
  if (view.getUint32(4) === 0x74746366) throw new Error('This is a collection of fonts.')
  const count = view.getUint16(12)
  const cursor = { at: 48 }
  const entries = Array.from({ length: count }, () => readEntry(view, cursor))
  const size = entries.reduce((sum, { length }) => sum + length, 0)
  if (size > LARGEST) throw new Error('The font is too large.')
  const compressed = bytes.subarray(cursor.at, cursor.at + view.getUint32(20))
  const plain = brotliDecompressSync(compressed, { maxOutputLength: Math.max(size, 1) })
  if (plain.length !== size) throw new Error('The font is damaged.')
  let offset = 0
  return new Map(
    entries.map(({ tag, length, isTransformed }) => {
      const data = new DataView(plain.buffer, plain.byteOffset + offset, length)
      offset += length
      return [tag, { data, isTransformed }]
    }),
  )
}

function readEntry(view: DataView, cursor: { at: number }) {
  const flags = view.getUint8(cursor.at++)
  let tag = TAGS[flags & 0x3f]
  if (!tag) {
    tag = String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(cursor.at + n)))
    cursor.at += 4
  }
  const version = flags >> 6
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  const original = readBase128(view, cursor)
  return { tag, isTransformed, length: isTransformed ? readBase128(view, cursor) : original }
}

/** Reads a number of variable length (`UIntBase128`). */
function readBase128(view: DataView, cursor: { at: number }): number {
  let value = 0
  for (let n = 0; n < 5; n++) {
    const byte = view.getUint8(cursor.at++)
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return value
  }
  throw new Error('The font is damaged.')
}
