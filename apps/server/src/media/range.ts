import type { ByteRange } from './storage.ts'

/**
 * The one range that a Range header asks for; undefined for none, for several and for what cannot be read: the whole file then
 * answers it. (RFC 9110, 14.2)
 */
export function parseRange(header: string | undefined): ByteRange | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '') return last === '' ? undefined : { last: Number(last) }
  if (last === '') return { start: Number(first) }
  return Number(last) < Number(first) ? undefined : { start: Number(first), end: Number(last) }
}
