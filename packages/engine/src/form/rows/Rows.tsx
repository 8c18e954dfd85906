import { isRecord } from '../../document/json.ts'
import type { Width } from '../../field/meta.ts'
import type { ControlServices } from '../control.ts'
import type { ErrorTree } from '../validation/problem.ts'
import { isConditionMet } from './condition.ts'
import { FieldRow } from './FieldRow.tsx'
import type { Row } from './field-spec.ts'
import type { OneWidth } from './per-width.ts'
import { rowFor } from './row-case.ts'

/** What rows of one record share. */
export interface RecordProps {
  /** The record; a stored one may hold more than the schema knows. */
  value: Readonly<Record<string, unknown>>
  /** Takes one prop's new value. Keep it the same function between renders. */
  onChange: (name: string, value: unknown, part?: OneWidth) => void
  /** The props that differ between the blocks that are edited together. */
  mixed?: ReadonlySet<string>
  path: string
  idPrefix: string
  defaults?: Readonly<Record<string, unknown>>
  errors?: ErrorTree
  width: Width
  onWidthChange: (width: Width) => void
  disabled?: boolean
  services: ControlServices
}

/** Whether one of the row's props is visible, given its siblings. */
export const isRowVisible = (row: Row, value: Readonly<Record<string, unknown>>) =>
  row.specs.some((spec) => isConditionMet(spec.meta.when, value))

const errorsOf = (row: Row, errors: ErrorTree | undefined): ErrorTree | undefined => {
  for (const { name } of row.specs) if (errors?.children?.[name]) return errors.children[name]
  return undefined
}

/** The rows of a record whose conditions hold. */
export function Rows({ rows, value, defaults, errors, ...rest }: RecordProps & { rows: readonly Row[] }) {
  const record = isRecord(value) ? value : {}
  return rows
    .filter((row) => isRowVisible(row, record))
    .map((row) => (
      <FieldRow
        key={row.key}
        row={rowFor(row, record)}
        values={row.specs.map((spec) => record[spec.name])}
        defaults={defaults && row.specs.map((spec) => defaults[spec.name])}
        errors={errorsOf(row, errors)}
        {...rest}
      />
    ))
}
