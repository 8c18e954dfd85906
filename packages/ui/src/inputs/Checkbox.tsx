import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { describedByAll, useReadOnly } from '../ReadOnly.tsx'

export interface CheckboxProps {
  /** `'mixed'`: some of the represented items are checked. */
  checked: boolean | 'mixed'
  onChange: (checked: boolean) => void
  id?: string
  /** Required if no label element refers to `id`. */
  label?: string
  disabled?: boolean
  describedBy?: string
}

/** A checkbox for table rows and consents. Use Switch for settings that apply immediately. */
export function Checkbox({ checked, onChange, id, label, disabled, describedBy }: CheckboxProps) {
  const reason = useReadOnly()
  return (
    <Radix.Root
      id={id}
      className="ui-checkbox"
      checked={checked === 'mixed' ? 'indeterminate' : checked}
      onCheckedChange={(next) => onChange(next === true)}
      disabled={disabled || reason !== undefined}
      aria-label={label}
      aria-describedby={describedByAll(describedBy, reason)}
    >
      <Radix.Indicator asChild>
        {checked === 'mixed' ? <Minus size={12} strokeWidth={3} /> : <Check size={12} strokeWidth={3} />}
      </Radix.Indicator>
    </Radix.Root>
  )
}
