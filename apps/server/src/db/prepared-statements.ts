import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const MARK = '/* planned once */'

/**
 * Goes at the end of a statement (`.modifyEnd(preparedStatement)`) that PostgreSQL then parses and plans once for each connection, not
 * each time: half of what finding a row by its key costs. Only for statements whose best plan is the same whatever is asked for,
 * and whose text never varies: what suits a store of ten products may take minutes in one of 100,000.
 */
export const preparedStatement = sql.raw(MARK)

/**
 * A value that PostgreSQL does not see when it plans. It keeps the plan for any values only while that seems to cost no more than
 * plans for the given ones do, and few rows are cheaper than unknown ones: with values that it sees it may plan a marked statement each
 * time.
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
