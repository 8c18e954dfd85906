/** A JSON object: neither null nor a list. */
export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entries of an object without some keys. */
export const without = (value: Json, keys: readonly string[]): [string, unknown][] =>
  Object.entries(value).filter(([key]) => !keys.includes(key))
