import { Input } from '@blockfront/engine/ui'
import { useState } from 'react'

interface NumberCellProps {
  id?: string
  label?: string
  value: unknown
  onChange: (value: number) => void
  invalid?: boolean
  disabled?: boolean
  placeholder?: string
}

/** A whole number. Text that is none stays in the field and counts as what it was before. */
export function NumberCell({ id, label, value, onChange, ...rest }: NumberCellProps) {
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => {
    setTyped(text)
    if (/^-?\d{1,7}$/.test(text.trim())) onChange(Number(text))
  }
  return (
    <Input
      id={id}
      aria-label={label}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      value={typed ?? String(value ?? '')}
      onFocus={(event) => event.target.select()}
      onChange={(event) => read(event.target.value)}
      onBlur={() => setTyped(undefined)}
      {...rest}
    />
  )
}
