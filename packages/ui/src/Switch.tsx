import { Switch as Radix } from 'radix-ui'

export interface SwitchProps {
  checked: boolean
  /** It stands for several, of which some are on. The next press turns all on. */
  mixed?: boolean
  onChange: (checked: boolean) => void
  id?: string
  /** Needed where no label points to `id`. */
  label?: string
  disabled?: boolean
  describedBy?: string
}

/** On or off, at once. */
export function Switch({ checked, mixed, onChange, id, label, disabled, describedBy }: SwitchProps) {
  return (
    <Radix.Root
      id={id}
      className="ui-switch"
      checked={checked}
      data-mixed={mixed || undefined}
      onCheckedChange={onChange}
      disabled={disabled}
      aria-label={label}
      aria-describedby={describedBy}
    >
      <Radix.Thumb className="ui-switch__thumb" />
    </Radix.Root>
  )
}
