import { Select } from '@blockfront/ui'
import type { ControlProps, Frame } from '../control.ts'
import { LengthInput } from '../inputs/LengthInput.tsx'

export const frame: Frame = { layout: 'inline' }

const UNITS = ['px', 'rem', '%'] as const
/** The option of a number in a list of tokens. */
const OWN = 'own'
/** The number that replaces a token. */
const START = '8px'

/** A number with one of the field's units, or one of the field's tokens of the theme. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy, services }: ControlProps) {
  const text = value == null ? '' : String(value)
  const { tokens = [] } = meta
  const token = tokens.find((one) => one.value === text)
  const input = !token && (
    <LengthInput
      id={id}
      value={text}
      onChange={onChange}
      units={meta.units ?? UNITS}
      min={meta.min}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      messages={services.messages}
    />
  )
  if (tokens.length === 0) return input
  return (
    <div className="ui-length">
      <Select
        {...(token ? { id } : { label: services.messages.source })}
        value={token ? String(token.value) : OWN}
        onChange={(chosen) => onChange(chosen === OWN ? START : chosen)}
        options={[
          ...tokens.map((one) => ({ value: String(one.value), label: one.label })),
          { value: OWN, label: services.messages.custom },
        ]}
        disabled={disabled}
      />
      {input}
    </div>
  )
}
