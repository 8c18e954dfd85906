import { Input } from '@blockfront/ui'
import type { ControlProps, Frame } from '../control.ts'

export const frame: Frame = { layout: 'stacked' }

/** One line of text. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy }: ControlProps) {
  return (
    <Input
      id={id}
      type={meta.inputType ?? 'text'}
      autoComplete={meta.autoComplete ?? 'off'}
      placeholder={meta.placeholder}
      value={value == null ? '' : String(value)}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      invalid={invalid}
      aria-describedby={describedBy}
    />
  )
}
