import { formatPriceInput, parsePrice } from '@blockfront/commerce'
import { Input } from '@blockfront/ui'
import { type FocusEvent, useState } from 'react'
import { useStore } from '../../store.ts'

interface MoneyInputProps {
  id?: string
  /** Required if no label element refers to `id`. */
  label?: string
  /** Major units, or text that cannot be read as a price (see `usePriceProblem`), or empty text. */
  value: unknown
  onChange: (value: number | string) => void
  onBlur?: (event: FocusEvent) => void
  placeholder?: string
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  /** Hides the currency, for table cells. */
  bare?: boolean
}

/** A price in the store's currency. It shows and reads the forms of the store's locale, and never rounds. */
export function MoneyInput({ id, label, value, onChange, onBlur, bare, describedBy, ...rest }: MoneyInputProps) {
  const { currency, locale } = useStore()
  const [typed, setTyped] = useState<string>()
  const read = (text: string): number | string => {
    const reading = parsePrice(text, currency, locale)
    return 'amount' in reading ? reading.amount : text.trim()
  }
  const shown = typeof value === 'number' ? formatPriceInput(value, currency, locale) : String(value ?? '')
  // While the owner types, text that means the value stays unchanged.
  const text = typed !== undefined && Object.is(read(typed), value) ? typed : shown
  return (
    <Input
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
      after={bare ? undefined : <span className="ui-input__affix">{currency}</span>}
      {...rest}
    />
  )
}
