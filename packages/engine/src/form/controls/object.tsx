import { isRecord } from '../../document/json.ts'
import type { ControlProps, Frame } from '../control.ts'
import { objectOf } from '../rows/field-spec.ts'
import { NestedRows } from '../rows/NestedRows.tsx'
import { useLatest } from '../use-latest.ts'

export const frame: Frame = { layout: 'stacked', group: true }

/** A nested record with its own fields. */
export function Control({ id, path, value, onChange, schema, errors, disabled, width, onWidthChange, services }: ControlProps) {
  const shape = objectOf(schema)
  const record = isRecord(value) ? value : {}
  const change = useLatest((name: string, next: unknown) => onChange({ ...record, [name]: next }))
  if (!shape) return null
  return (
    <div className="ui-object">
      <NestedRows
        schema={shape}
        value={record}
        onChange={change}
        path={path}
        idPrefix={id}
        errors={errors}
        width={width}
        onWidthChange={onWidthChange}
        disabled={disabled}
        services={services}
      />
    </div>
  )
}
