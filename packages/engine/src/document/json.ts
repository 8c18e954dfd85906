/** A JSON object: neither null nor an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two JSON values are equal, regardless of the order of keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (a === 0 && b === 0)) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
}

/** A JSON value as text that does not depend on the order of keys. Empty for a value that is nested too deep for `JSON.stringify`. */
export function sortedJson(value: unknown): string {
  const sort = (_: string, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner
  try {
    return JSON.stringify(value, sort) ?? ''
  } catch {
    return ''
  }
}

/**
 * Returns a copy of a record without an own `__proto__` key, which JSON can contain and an assignment would use as the prototype.
 */
export function withoutProto(record: Record<string, unknown>): Record<string, unknown> {
  if (!Object.hasOwn(record, '__proto__')) return record
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== '__proto__'))
}
