import { currencyExponent } from '@blockfront/commerce'
import { Input } from '@blockfront/engine/ui'
import { useState } from 'react'
import { useStore } from '../store.ts'

interface MoneyInputProps {
  id?: string
  /** Needed where no label points to `id`. */
  label?: string
  /** Major units. Text is what does not read as an amount, or nothing. */
  value: unknown
  onChange: (value: number | string) => void
  placeholder?: string
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  /** Without the currency's name, for the cells of a grid. */
  bare?: boolean
}

/** What typed text means: a number with a point or a comma before the decimals; else the text itself. */
function readAmount(text: string): number | string {
  const plain = text.trim().replace(',', '.')
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : text.trim()
}

/** A price in the store's currency. */
export function MoneyInput({ id, label, value, onChange, bare, describedBy, ...rest }: MoneyInputProps) {
  const { currency } = useStore()
  const [typed, setTyped] = useState<string>()
  const shown = typeof value === 'number' ? value.toFixed(currencyExponent(currency)) : String(value ?? '')
  // Text that means the value stays as it was typed; tidied when it is left.
  const text = typed !== undefined && Object.is(readAmount(typed), value) ? typed : shown
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
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(readAmount(event.target.value))
      }}
      after={bare ? undefined : <span className="ui-input__affix">{currency}</span>}
      {...rest}
    />
  )
}
