import type { FontTables } from './tables.ts'

/** The range of a font's weight, 1 to 1000. Undefined for a font with one weight. */
export function weightAxis(tables: FontTables): { min: number; default: number; max: number; index: number } | undefined {
  const fvar = tables.get('fvar')?.data
  if (!fvar) return undefined
  const [start, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)]
  for (let index = 0; index < count; index++) {
    const at = start + index * size
    // "wght"
    if (fvar.getUint32(at) !== 0x77676874) continue
    const fixed = (offset: number) => fvar.getInt32(at + offset) / 65536
    return { min: fixed(4), default: fixed(8), max: fixed(12), index }
  }
  return undefined
}

/**
 * Returns a function from a glyph to the change of its advance width at a weight, in font units (OpenType: HVAR, fvar, avar). Other axes
 * keep their default.
 */
export function widthChange(tables: FontTables, weight: number): (glyph: number) => number {
  const axis = weightAxis(tables)
  const hvar = tables.get('HVAR')?.data
  if (!axis || !hvar) return () => 0
  const coordinate = mapped(tables, axis.index, normalized(weight, axis))
  const store = hvar.getUint32(4)
  const scalars = regionScalars(hvar, store + hvar.getUint32(store + 2), axis.index, coordinate)
  const mapping = hvar.getUint32(8)
  return (glyph) => {
    const { outer, inner } = mapping ? deltaIndex(hvar, mapping, glyph) : { outer: 0, inner: glyph }
    return outer < hvar.getUint16(store + 6) ? delta(hvar, store + hvar.getUint32(store + 8 + outer * 4), inner, scalars) : 0
  }
}

function normalized(value: number, { min, default: middle, max }: { min: number; default: number; max: number }): number {
  const inside = Math.min(Math.max(value, min), max)
  if (inside === middle) return 0
  return inside < middle ? (inside - middle) / (middle - min) : (inside - middle) / (max - middle)
}

/** Applies the segment map of an axis. */
function mapped(tables: FontTables, axis: number, value: number): number {
  const avar = tables.get('avar')?.data
  if (!avar) return value
  let at = 8
  for (let skipped = 0; skipped < axis; skipped++) at += 2 + avar.getUint16(at) * 4
  const pairs = Array.from({ length: avar.getUint16(at) }, (_, n) => {
    const pair = at + 2 + n * 4
    return { from: avar.getInt16(pair) / 16384, to: avar.getInt16(pair + 2) / 16384 }
  })
  const next = pairs.findIndex(({ from }) => from >= value)
  const [low, high] = [pairs[next - 1], pairs[next]]
  if (!high) return value
  if (!low || high.from === value) return high.to
  return low.to + ((high.to - low.to) * (value - low.from)) / (high.from - low.from)
}

/** How much each variation region applies at a coordinate of one axis, 0 to 1. All other axes are at their default. */
function regionScalars(hvar: DataView, list: number, axis: number, coordinate: number): number[] {
  const [axes, count] = [hvar.getUint16(list), hvar.getUint16(list + 2)]
  return Array.from({ length: count }, (_, region) => {
    let scalar = 1
    for (let n = 0; n < axes; n++) {
      const at = list + 4 + (region * axes + n) * 6
      const [start, peak, end] = [hvar.getInt16(at) / 16384, hvar.getInt16(at + 2) / 16384, hvar.getInt16(at + 4) / 16384]
      scalar *= axisScalar(start, peak, end, n === axis ? coordinate : 0)
    }
    return scalar
  })
}

function axisScalar(start: number, peak: number, end: number, value: number): number {
  if (peak === 0 || value === peak) return 1
  if (value <= start || value >= end) return 0
  return value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
}

function deltaIndex(hvar: DataView, mapping: number, glyph: number): { outer: number; inner: number } {
  const isLong = hvar.getUint8(mapping) === 1
  const format = hvar.getUint8(mapping + 1)
  const count = isLong ? hvar.getUint32(mapping + 2) : hvar.getUint16(mapping + 2)
  const size = ((format & 0x30) >> 4) + 1
  const innerBits = (format & 0x0f) + 1
  const at = mapping + (isLong ? 6 : 4) + Math.min(glyph, count - 1) * size
  let entry = 0
  for (let n = 0; n < size; n++) entry = entry * 256 + hvar.getUint8(at + n)
  return { outer: Math.floor(entry / 2 ** innerBits), inner: entry % 2 ** innerBits }
}

function delta(hvar: DataView, data: number, item: number, scalars: readonly number[]): number {
  if (item >= hvar.getUint16(data)) return 0
  const words = hvar.getUint16(data + 2)
  const isLong = words >= 0x8000
  const wordCount = words & 0x7fff
  const regions = hvar.getUint16(data + 4)
  const [wide, narrow] = isLong ? [4, 2] : [2, 1]
  const row = data + 6 + regions * 2 + item * (wordCount * wide + (regions - wordCount) * narrow)
  let sum = 0
  for (let n = 0; n < regions; n++) {
    const isWide = n < wordCount
    const at = row + (isWide ? n * wide : wordCount * wide + (n - wordCount) * narrow)
    const bytes = isWide ? wide : narrow
    const value = bytes === 4 ? hvar.getInt32(at) : bytes === 2 ? hvar.getInt16(at) : hvar.getInt8(at)
    sum += value * (scalars[hvar.getUint16(data + 6 + n * 2)] ?? 0)
  }
  return sum
}
