import { Textarea } from '@blockfront/ui'
import type { ControlProps, Frame } from '../control.ts'

export const frame: Frame = { layout: 'stacked' }

/** Several lines of plain text. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy }: ControlProps) {
  return (
    <Textarea
      id={id}
      placeholder={meta.placeholder}
      value={value == null ? '' : String(value)}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      invalid={invalid}
      aria-describedby={describedBy}
    />
  )
}
