import { Switch } from '@blockfront/ui'
import type { ControlProps, Frame } from '../control.ts'

export const frame: Frame = { layout: 'switch' }

/** On or off. */
export function Control({ id, value, mixed, onChange, disabled, describedBy }: ControlProps) {
  return (
    <Switch id={id} checked={value === true} mixed={mixed} onChange={onChange} disabled={disabled} describedBy={describedBy} />
  )
}
