import type { ControlProps, Frame } from '../control.ts'
import { plainNumber } from '../css/length.ts'
import { NumberInput } from '../inputs/NumberInput.tsx'

export const frame: Frame = { layout: 'inline' }

const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Parses a typed number with a decimal comma or point. Other text is returned unchanged, and the schema rejects it. */
const read = (text: string): unknown => {
  const plain = text.trim().replace(',', '.')
  return NUMBER.test(plain) ? Number(plain) : text
}

/** A plain number within its limits. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy }: ControlProps) {
  const { min = -Infinity, max = Infinity, step = 1 } = meta
  return (
    <NumberInput
      id={id}
      text={value == null ? '' : String(value)}
      read={read}
      value={value}
      onChange={onChange}
      step={(steps) => {
        const from = typeof value === 'number' ? value : Number.isFinite(min) ? min : 0
        return Number(plainNumber(Math.min(max, Math.max(min, from + steps * step))))
      }}
      placeholder={meta.placeholder}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
    />
  )
}
