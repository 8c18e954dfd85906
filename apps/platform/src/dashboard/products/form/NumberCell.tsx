import { parseInteger } from '@blockfront/commerce'
import type { ControlKind } from '@blockfront/engine/form'
import { Input } from '@blockfront/ui'
import { useState } from 'react'

interface NumberCellProps {
  id?: string
  label?: string
  /** A number, or text that cannot be read as a whole number, or empty text. */
  value: unknown
  onChange: (value: number | string) => void
  onBlur?: () => void
  invalid?: boolean
  disabled?: boolean
  placeholder?: string
  describedBy?: string
}

const read = (text: string): number | string => parseInteger(text) ?? text.trim()

/** An input for a whole number. It reads "1,000" as 1000. Other text stays in the input, and the form rejects it. */
export function NumberCell({ id, label, value, onChange, onBlur, describedBy, ...rest }: NumberCellProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <Input
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      // While the owner types, text that means the value stays unchanged.
      value={typed !== undefined && Object.is(read(typed), value) ? typed : String(value ?? '')}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        onBlur?.()
      }}
      {...rest}
    />
  )
}

/** The same as a field of a form. */
export const wholeNumberControl: ControlKind = { Control: NumberCell, frame: { layout: 'inline' } }
