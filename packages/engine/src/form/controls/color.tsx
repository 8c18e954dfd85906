import { ColorField } from '../color/ColorField.tsx'
import type { ControlProps, Frame } from '../control.ts'

export const frame: Frame = { layout: 'inline' }

/** A color: typed, picked, or one of the theme. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy, services }: ControlProps) {
  return (
    <ColorField
      id={id}
      label={meta.label}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      colors={services.colors}
      messages={services.messages}
    />
  )
}
