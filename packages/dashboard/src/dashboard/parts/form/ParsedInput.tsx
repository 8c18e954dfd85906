import { Input, type InputProps } from '@blockfront/ui'
import { type FocusEvent, useState } from 'react'

/** The props that these inputs share with the controls of a form. */
export interface ParsedInputControl {
  id?: string
  /** Required if no label element refers to `id`. */
  label?: string
  /** A value, or text that cannot be read as one, or empty text. */
  value: unknown
  onChange: (value: number | string) => void
  onBlur?: (event: FocusEvent) => void
  placeholder?: string
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
}

interface ParsedInputProps extends ParsedInputControl, Pick<InputProps, 'inputMode' | 'after'> {
  /** Reads typed text. Returns it trimmed if it is not a number: it stays in the input, and the form rejects it. */
  read: (text: string) => number | string
  /** Formats a value that was not typed. Default: its digits. */
  format?: (value: number) => string
}

/**
 * An input of a number as text. While the owner types, text that means the value stays unchanged. A form hands its controls more props than
 * an input has attributes.
 */
export function ParsedInput({
  id,
  label,
  value,
  onChange,
  onBlur,
  placeholder,
  disabled,
  invalid,
  describedBy,
  inputMode,
  after,
  read,
  format = String,
}: ParsedInputProps) {
  const [typed, setTyped] = useState<string>()
  const formatted = typeof value === 'number' ? format(value) : String(value ?? '')
  return (
    <Input
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      autoComplete="off"
      dir="ltr"
      value={typed !== undefined && Object.is(read(typed), value) ? typed : formatted}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
      placeholder={placeholder}
      disabled={disabled}
      invalid={invalid}
      inputMode={inputMode}
      after={after}
    />
  )
}
