import type { ControlProps, Frame } from '../control.ts'
import { LengthInput } from '../inputs/LengthInput.tsx'

export const frame: Frame = { layout: 'inline' }

const UNITS = ['px', 'rem', '%'] as const

/** A number with one of the field's units. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy, services }: ControlProps) {
  return (
    <LengthInput
      id={id}
      value={value == null ? '' : String(value)}
      onChange={onChange}
      units={meta.units ?? UNITS}
      min={meta.min}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      messages={services.messages}
    />
  )
}
