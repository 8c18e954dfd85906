import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const MARK = '/* planned once */'

/**
 * Appended to a statement (`.modifyEnd(preparedStatement)`) that PostgreSQL then parses and plans once per connection. This halves the time of
 * finding a row by its key. Use it only for statements whose text never varies and whose best plan does not depend on the parameters. A plan for
 * a store of ten products may take minutes in one of 100,000.
 */
export const preparedStatement = sql.raw(MARK)

/**
 * A value in a subquery, so that the planner does not see it. PostgreSQL keeps a generic plan only while it does not seem more
 * expensive than plans for the given values. Small stores have cheap plans, so with visible values PostgreSQL may plan a marked
 * statement each time.
 */
export const preparedValue = <Value extends string | boolean | number | string[]>(value: Value) =>
  sql<Value>`(select ${value}::${sql.raw(TYPES[Array.isArray(value) ? 'array' : (typeof value as keyof typeof TYPES)])})`

const TYPES = { string: 'text', boolean: 'boolean', number: 'bigint', array: 'text[]' } as const

const names = new Map<string, string>()

/** The name under which a statement is kept, if it is marked so. */
export function statementName(text: string): string | undefined {
  if (!text.endsWith(MARK)) return undefined
  const known = names.get(text)
  if (known) return known
  const name = `bf_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}
