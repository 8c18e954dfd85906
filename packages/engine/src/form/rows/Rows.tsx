import { isRecord } from '../../document/json.ts'
import { isConditionMet } from '../../field/condition.ts'
import type { Width } from '../../field/meta.ts'
import type { ControlServices } from '../control.ts'
import type { ErrorTree } from '../validation/problem.ts'
import { FieldRow } from './FieldRow.tsx'
import type { Row } from './field-spec.ts'
import type { OneWidth } from './per-width.ts'
import { rowFor } from './row-case.ts'

/** Props that all rows of a record have in common. */
export interface RecordProps {
  /** The record. A stored one can have keys that the schema does not know. */
  value: Readonly<Record<string, unknown>>
  /** Receives a prop's new value. Pass the same function on each render. */
  onChange: (name: string, value: unknown, part?: OneWidth) => void
  /** Names of props whose values differ between the selected blocks. */
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
