import { type FontTables, readTables } from './tables.ts'
import { weightAxis, widthChange } from './variation.ts'

/** Metrics of a font as fractions of its size. */
export interface FontMetrics {
  ascent: number
  descent: number
  lineGap: number
  /** Average advance width of English text at weight 400. */
  width: number
  /** The same at weight 700. */
  boldWidth: number
}

export interface FontFile {
  /** The family name in the file; empty without one. */
  name: string
  /** `100 900` for a variable font, else one weight. */
  weight: string
  isItalic: boolean
  category: 'sans' | 'serif' | 'handwriting' | 'mono'
  metrics: FontMetrics
}

/** Frequency of letters in English text with spaces, in thousandths. */
const FREQUENCY: Readonly<Record<string, number>> = {
  ...{ ' ': 183, e: 102, t: 75, a: 65, o: 62, n: 57, i: 57, s: 53, r: 50, h: 50, l: 33, d: 33, u: 23, c: 22, m: 20 },
  ...{ f: 20, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1 },
}

/** Returns the average width of English text from the width of each letter. */
export function averageWidth(widthOf: (letter: string) => number): number {
  const entries = Object.entries(FREQUENCY)
  const total = entries.reduce((sum, [, frequency]) => sum + frequency, 0)
  return entries.reduce((sum, [letter, frequency]) => sum + widthOf(letter) * frequency, 0) / total
}

/** Reads the name, weight and metrics of a WOFF2 file with Latin letters. Throws if the file is damaged or has no Latin letters. */
export function readFont(bytes: Uint8Array): FontFile {
  const tables = readTables(bytes)
  const head = tableOf(tables, 'head')
  const os2 = tableOf(tables, 'OS/2')
  const axis = weightAxis(tables)
  const name = familyName(tables)
  return {
    name,
    weight: axis ? `${Math.round(axis.min)} ${Math.round(axis.max)}` : String(clampWeight(os2.getUint16(4))),
    isItalic: (head.getUint16(44) & 2) !== 0,
    category: categoryOf(os2, name),
    metrics: metricsOf(tables, head.getUint16(18), os2),
  }
}

/** The category by the classification of the font (OpenType, OS/2: PANOSE), which many fonts leave empty, or else by its name. */
function categoryOf(os2: DataView, name: string): FontFile['category'] {
  const [family = 0, serif = 0, , proportion = 0] = [32, 33, 34, 35].map((at) => os2.getUint8(at))
  if (family === 3) return 'handwriting'
  if (family === 2 && proportion === 9) return 'mono'
  if (family === 2 && serif >= 2) return serif <= 10 ? 'serif' : 'sans'
  if (/\bmono\b/i.test(name)) return 'mono'
  return /\bserif\b/i.test(name) && !/\bsans\b/i.test(name) ? 'serif' : 'sans'
}

function metricsOf(tables: FontTables, unitsPerEm: number, os2: DataView): FontMetrics {
  if (unitsPerEm < 16) throw new Error('The font is damaged.')
  const hhea = tableOf(tables, 'hhea')
  // Browsers use the typographic metrics if the font asks for it, else those of `hhea`.
  const usesTypographic = (os2.getUint16(62) & 0x80) !== 0
  const [ascent, descent, lineGap] = usesTypographic
    ? [os2.getInt16(68), os2.getInt16(70), os2.getInt16(72)]
    : [hhea.getInt16(4), hhea.getInt16(6), hhea.getInt16(8)]
  const glyphOf = characterMap(tables)
  const widthAt = (weight: number) => {
    const change = widthChange(tables, weight)
    return averageWidth((letter) => {
      const glyph = glyphOf(letter.codePointAt(0) ?? 0)
      if (glyph === 0) throw new Error('The font has no Latin letters.')
      return advance(tables, hhea, glyph) + change(glyph)
    })
  }
  return {
    ascent: ascent / unitsPerEm,
    descent: Math.abs(descent) / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: widthAt(400) / unitsPerEm,
    boldWidth: widthAt(700) / unitsPerEm,
  }
}

function tableOf(tables: FontTables, tag: string): DataView {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no table "${tag}".`)
  return table.data
}

const clampWeight = (weight: number) => Math.min(Math.max(weight, 1), 1000)

/** The advance width of a glyph in font units. */
function advance(tables: FontTables, hhea: DataView, glyph: number): number {
  const hmtx = tables.get('hmtx')
  if (!hmtx) throw new Error('The font has no table "hmtx".')
  const index = Math.min(glyph, hhea.getUint16(34) - 1)
  // The transformed table has one byte of flags, then the widths without side bearings.
  return hmtx.data.getUint16(hmtx.isTransformed ? 1 + index * 2 : index * 4)
}

/** Returns the glyph of a character, 0 without one: from the table's subtable in format 4 or 12. */
function characterMap(tables: FontTables): (character: number) => number {
  const cmap = tableOf(tables, 'cmap')
  for (let n = 0; n < cmap.getUint16(2); n++) {
    const platform = cmap.getUint16(4 + n * 8)
    const start = cmap.getUint32(8 + n * 8)
    const format = cmap.getUint16(start)
    if (platform !== 0 && platform !== 3) continue
    if (format === 4) return (character) => segmentGlyph(cmap, start, character)
    if (format === 12) return (character) => groupGlyph(cmap, start, character)
  }
  return () => 0
}

function segmentGlyph(cmap: DataView, start: number, character: number): number {
  const size = cmap.getUint16(start + 6)
  const ends = start + 14
  const starts = ends + size + 2
  for (let at = 0; at < size; at += 2) {
    if (character > cmap.getUint16(ends + at)) continue
    const first = cmap.getUint16(starts + at)
    if (character < first) return 0
    const step = cmap.getUint16(starts + size + at)
    const rangeAt = starts + size * 2 + at
    const range = cmap.getUint16(rangeAt)
    const glyph = range === 0 ? character : cmap.getUint16(rangeAt + range + (character - first) * 2)
    return glyph === 0 ? 0 : (glyph + step) & 0xffff
  }
  return 0
}

function groupGlyph(cmap: DataView, start: number, character: number): number {
  for (let n = 0; n < cmap.getUint32(start + 12); n++) {
    const at = start + 16 + n * 12
    const [first, last] = [cmap.getUint32(at), cmap.getUint32(at + 4)]
    if (character >= first && character <= last) return cmap.getUint32(at + 8) + character - first
  }
  return 0
}

/** The typographic family name, else the family name, in English for Windows. */
function familyName(tables: FontTables): string {
  const name = tableOf(tables, 'name')
  const strings = name.getUint16(4)
  const found = new Map<number, string>()
  for (let n = 0; n < name.getUint16(2); n++) {
    const at = 6 + n * 12
    const id = name.getUint16(at + 6)
    if (name.getUint16(at) !== 3 || (id !== 1 && id !== 16)) continue
    const [length, offset] = [name.getUint16(at + 8), name.getUint16(at + 10)]
    const codes = Array.from({ length: Math.min(length >> 1, 100) }, (_, i) => name.getUint16(strings + offset + i * 2))
    if (!found.has(id) || name.getUint16(at + 4) === 0x409) found.set(id, String.fromCharCode(...codes))
  }
  return found.get(16) ?? found.get(1) ?? ''
}
