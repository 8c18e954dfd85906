import { Input } from '@blockfront/ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Scrub } from './Scrub.tsx'

export interface NumberInputProps {
  id?: string
  label?: string
  /** The text while the owner is not typing. */
  text: string
  /** Converts typed text to a value. The typed text stays visible while it means the stored value. */
  read: (text: string) => unknown
  value: unknown
  onChange: (value: unknown) => void
  /** Returns the value after a number of steps; undefined if it cannot be stepped. */
  step: (steps: number) => unknown
  placeholder?: string
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  after?: ReactNode
  /** Shown in the drag handle instead of its arrows. */
  mark?: ReactNode
  title?: string
}

const stepsOf = (event: KeyboardEvent) => {
  const size = event.shiftKey ? 10 : 1
  if (event.key === 'ArrowUp') return size
  if (event.key === 'ArrowDown') return -size
  if (event.key === 'PageUp') return 10
  return event.key === 'PageDown' ? -10 : undefined
}

/**
 * A number that can be typed, stepped with the arrow keys (Shift: ten steps) or dragged with its handle. Used for numbers and
 * lengths.
 */
export function NumberInput({
  id,
  label,
  text,
  read,
  value,
  onChange,
  step,
  after,
  mark,
  title,
  describedBy,
  ...rest
}: NumberInputProps) {
  const [typed, setTyped] = useState<string>()
  const move = (steps: number) => {
    const next = step(steps)
    setTyped(undefined)
    if (next !== undefined) onChange(next)
  }
  return (
    <Input
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      title={title}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      value={typed !== undefined && Object.is(read(typed), value) ? typed : text}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
      onBlur={() => setTyped(undefined)}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        const steps = stepsOf(event)
        if (steps === undefined) return
        event.preventDefault()
        move(steps)
      }}
      before={<Scrub onMove={move} disabled={rest.disabled} mark={mark} />}
      after={after}
      {...rest}
    />
  )
}
