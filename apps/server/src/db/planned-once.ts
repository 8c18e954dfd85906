import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const MARK = '/* planned once */'

/**
 * Stands at the end of a statement (`.modifyEnd(plannedOnce)`) that PostgreSQL then parses and plans once for each connection, not
 * each time: half of what finding a row by its key costs. Only for statements whose best plan is the same whatever is asked for,
 * and whose text never varies: what suits a store of ten products may take minutes in one of 100,000.
 */
export const plannedOnce = sql.raw(MARK)

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
