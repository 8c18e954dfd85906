import { isConditionMet } from '../../field/condition.ts'
import type { Row } from './field-spec.ts'

const known = new WeakMap<Row, Map<string, Row>>()

/**
 * Returns the row with the control for its current siblings (`cases` of its metadata). Returns the same object for the same
 * cases.
 */
export function rowFor(row: Row, record: Readonly<Record<string, unknown>>): Row {
  if (!row.specs.some((spec) => spec.meta.cases)) return row
  const chosen = row.specs.map(({ meta }) => meta.cases?.findIndex(({ when }) => isConditionMet(when, record)) ?? -1)
  const key = chosen.join()
  const rows = known.get(row) ?? new Map<string, Row>()
  known.set(row, rows)
  const made = rows.get(key)
  if (made) return made
  const specs = row.specs.map((spec, index) => {
    const { when: _, ...meta } = spec.meta.cases?.[chosen[index] ?? -1] ?? {}
    return { ...spec, meta: { ...spec.meta, ...meta } }
  })
  const next = { ...row, specs }
  rows.set(key, next)
  return next
}
