import { Switch as Radix } from 'radix-ui'
import { describedByAll, useReadOnly } from '../ReadOnly.tsx'

export interface SwitchProps {
  checked: boolean
  /** It represents several settings, some of them on. The next press turns all on. */
  mixed?: boolean
  onChange: (checked: boolean) => void
  id?: string
  /** Required if no label element refers to `id`. */
  label?: string
  disabled?: boolean
  describedBy?: string
}

/** A switch that applies immediately. */
export function Switch({ checked, mixed, onChange, id, label, disabled, describedBy }: SwitchProps) {
  const reason = useReadOnly()
  return (
    <Radix.Root
      id={id}
      className="ui-switch"
      checked={checked}
      data-mixed={mixed || undefined}
      onCheckedChange={onChange}
      disabled={disabled || reason !== undefined}
      aria-label={label}
      aria-describedby={describedByAll(describedBy, reason)}
    >
      <Radix.Thumb className="ui-switch__thumb" />
    </Radix.Root>
  )
}
