import { parseInteger } from '@blockfront/commerce'
import type { ControlKind } from '@blockfront/engine/form'
import { Input } from '@blockfront/ui'
import { useState } from 'react'

interface NumberCellProps {
  id?: string
  label?: string
  /** Text is what cannot be read as a whole number, or nothing. */
  value: unknown
  onChange: (value: number | string) => void
  onBlur?: () => void
  invalid?: boolean
  disabled?: boolean
  placeholder?: string
  describedBy?: string
}

const read = (text: string): number | string => parseInteger(text) ?? text.trim()

/** An input for a whole number. It reads "1,000" as 1000; text that is no whole number stays in the input, for the form to refuse. */
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
      // While it is being typed, text that means the value stays as typed.
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
