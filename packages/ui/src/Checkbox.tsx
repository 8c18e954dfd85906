import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'

export interface CheckboxProps {
  /** `'mixed'`: some of what it stands for. */
  checked: boolean | 'mixed'
  onChange: (checked: boolean) => void
  id?: string
  /** Needed where no label points to `id`. */
  label?: string
  disabled?: boolean
  describedBy?: string
}

/** Chosen or not: rows of a table, consents. What acts at once is a Switch. */
export function Checkbox({ checked, onChange, id, label, disabled, describedBy }: CheckboxProps) {
  return (
    <Radix.Root
      id={id}
      className="ui-checkbox"
      checked={checked === 'mixed' ? 'indeterminate' : checked}
      onCheckedChange={(next) => onChange(next === true)}
      disabled={disabled}
      aria-label={label}
      aria-describedby={describedBy}
    >
      <Radix.Indicator asChild>
        {checked === 'mixed' ? <Minus size={12} strokeWidth={3} /> : <Check size={12} strokeWidth={3} />}
      </Radix.Indicator>
    </Radix.Root>
  )
}
