import { Input } from '@blockfront/ui'
import { messages } from '../messages.ts'
import type { Typed } from './rate-form.ts'

interface GramsInputProps {
  value: Typed
  onChange: (value: Typed) => void
  id?: string
  /** Required if no label element refers to `id`. */
  label?: string
  placeholder?: string
  invalid?: boolean
  describedBy?: string
  /** Hides the unit, for table cells. */
  bare?: boolean
}

/** A weight in whole grams. Text that is not one stays as typed. */
export const GramsInput = ({ id, label, value, onChange, placeholder, invalid, describedBy, bare }: GramsInputProps) => (
  <Input
    id={id}
    aria-label={label}
    aria-describedby={describedBy}
    inputMode="numeric"
    autoComplete="off"
    dir="ltr"
    placeholder={placeholder}
    invalid={invalid}
    value={value}
    onFocus={(event) => event.target.select()}
    onChange={({ target }) => {
      const text = target.value.trim()
      onChange(/^\d{1,9}$/.test(text) ? Number(text) : text)
    }}
    after={bare ? undefined : <span className="ui-input__affix">{messages.grams}</span>}
  />
)
