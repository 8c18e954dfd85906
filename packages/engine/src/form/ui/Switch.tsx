import { Switch as Radix } from 'radix-ui'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  id?: string
  /** Needed where no label points to `id`. */
  label?: string
  disabled?: boolean
  describedBy?: string
}

/** On or off, at once. */
export function Switch({ checked, onChange, id, label, disabled, describedBy }: SwitchProps) {
  return (
    <Radix.Root
      id={id}
      className="ui-switch"
      checked={checked}
      onCheckedChange={onChange}
      disabled={disabled}
      aria-label={label}
      aria-describedby={describedBy}
    >
      <Radix.Thumb className="ui-switch__thumb" />
    </Radix.Root>
  )
}
