import { Select } from '@blockfront/ui'
import { type ReactNode, useState } from 'react'
import { convertLength, parseLength, plainNumber, stepLength, typedLength } from '../css/length.ts'
import type { FormMessages } from '../messages.ts'
import { NumberInput } from './NumberInput.tsx'

export interface LengthInputProps {
  id?: string
  label?: string
  value: string
  onChange: (value: string) => void
  /** The first one applies to a number without a unit. */
  units: readonly string[]
  min?: number
  max?: number
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  /** Shows the unit as part of the text instead of in a select, for narrow places. */
  compact?: boolean
  mark?: ReactNode
  messages: FormMessages
}

/** A number with its unit. Changing px to rem keeps the size. */
export function LengthInput({ value, onChange, units, min, max, compact, messages, label, ...rest }: LengthInputProps) {
  const parsed = parseLength(value)
  const [last, setLast] = useState(units[0] ?? 'px')
  const unit = parsed?.unit || last
  const changeUnit = (next: string) => {
    setLast(next)
    onChange(parsed ? convertLength(value, next) : value)
  }
  const list = units.includes(unit) ? units : [unit, ...units]
  return (
    <NumberInput
      label={label}
      text={parsed && !compact ? plainNumber(parsed.amount) : value}
      title={compact ? label : undefined}
      read={(text) => typedLength(text, unit)}
      value={value}
      onChange={(next) => {
        const text = String(next)
        const own = parseLength(text)?.unit
        if (own) setLast(own)
        onChange(text)
      }}
      step={(steps) => stepLength(parsed ? value : '0', steps, unit, min, max)}
      after={
        compact || list.length < 2 ? (
          !compact && <span className="ui-input__affix">{unit}</span>
        ) : (
          <Select
            bare
            label={`${messages.unit}, ${label ?? ''}`.replace(/, $/, '')}
            value={unit}
            onChange={changeUnit}
            options={list.map((one) => ({ value: one, label: one }))}
            disabled={rest.disabled}
          />
        )
      }
      {...rest}
    />
  )
}
