/** A part of a file in bytes, both ends included; without `end` to the file's end. */
export type ByteRange = { start: number; end?: number } | { last: number }

/**
 * Returns the single range of a Range header; undefined for none, several or an invalid one: the response is the whole file. (RFC
 * 9110, 14.2)
 */
export function parseRange(header: string | undefined): ByteRange | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '') return last === '' ? undefined : { last: Number(last) }
  if (last === '') return { start: Number(first) }
  return Number(last) < Number(first) ? undefined : { start: Number(first), end: Number(last) }
}

/** The first and last byte of a range in a file of `total` bytes; undefined when nothing of it lies inside. (RFC 9110, 14.1.2) */
export function boundsOf(range: ByteRange, total: number): { start: number; end: number } | undefined {
  if ('last' in range)
    return range.last === 0 || total === 0 ? undefined : { start: Math.max(0, total - range.last), end: total - 1 }
  const end = Math.min(range.end ?? total - 1, total - 1)
  return range.start > end ? undefined : { start: range.start, end }
}
