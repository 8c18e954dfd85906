/** A reason why a parsed JSON value cannot be stored or merged, regardless of its schema. */
export interface JsonFault {
  /** Path such as `variations.0.name`; empty for the value itself. */
  path: string
  message: string
}

/** Deepest nesting of arrays and objects in a request. */
export const maxDepth = 100

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Returns the first fault of a parsed JSON value, undefined without one. Faults are: nesting beyond {@link maxDepth}, keys that reach an
 * object's prototype, NUL characters, broken surrogates, and infinite numbers (1e999).
 */
export function findJsonFault(value: unknown): JsonFault | undefined {
  const pending: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, path, depth } = next
    const message = faultOf(value, depth)
    if (message) return { path, message }
    if (typeof value !== 'object' || value === null) continue
    for (const [key, child] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`
      if (forbiddenKeys.has(key)) return { path: at, message: 'This name is not allowed.' }
      if (!isStorable(key)) return { path, message: 'A name contains a character that cannot be stored.' }
      pending.push({ value: child, path: at, depth: depth + 1 })
    }
  }
  return undefined
}

/** Whether text can be stored: no NUL and no lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function faultOf(value: unknown, depth: number): string | undefined {
  if (depth > maxDepth) return `This is nested more than ${maxDepth} levels deep.`
  if (typeof value === 'string' && !isStorable(value)) return 'Contains a character that cannot be stored.'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'This number is too large.'
  return undefined
}
