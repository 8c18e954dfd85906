import { useId, useSyncExternalStore } from 'react'
import { useBlockServices } from '../block-services.ts'
import type { AttributeGroup } from '../resource.ts'
import { colorFromName, isColorName } from './color-name.ts'

interface OptionGroupProps {
  group: AttributeGroup
  chosen: string | undefined
  /** Whether a value can be combined with the selected values of the other groups. */
  isPossible: (value: string) => boolean
  /** The message for a missing selection after an attempt to buy. */
  missing?: string
  onToggle: (value: string) => void
}

const never = () => () => {}

/** One option of a product: its values as a select, swatches or buttons. Choosing the selected value again clears it. */
export function OptionGroup({ group, chosen, isPossible, missing, onToggle }: OptionGroupProps) {
  const { messages } = useBlockServices()
  const id = useId()
  const { name, type, values, swatches = values } = group
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const describedBy = missing ? { 'aria-describedby': `${id}-missing` } : undefined
  const note = missing && (
    <p className="bf-option__missing" id={`${id}-missing`}>
      {missing}
    </p>
  )
  if (type === 'select')
    return (
      <div className="bf-option" data-missing={missing && ''}>
        <label className="bf-option__label" htmlFor={id}>
          {name}
        </label>
        <select
          id={id}
          className="bf-option__select"
          value={chosen ?? ''}
          aria-invalid={missing ? true : undefined}
          {...describedBy}
          onChange={({ target }) => onToggle(target.value || (chosen ?? ''))}
        >
          <option value="">{messages.chooseOption({ group: name })}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {isPossible(value) ? value : messages.unavailableOption({ value })}
            </option>
          ))}
        </select>
        {note}
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out with its legend in this position
    <div className="bf-option" data-missing={missing && ''} role="group" aria-labelledby={id} {...describedBy}>
      <span className="bf-option__label" id={id}>
        {name}
        {chosen !== undefined && !chosen.startsWith('#') && <span className="bf-option__chosen">: {chosen}</span>}
      </span>
      <div className="bf-option__values">
        {values.map((value, i) => {
          const possible = isPossible(value)
          const source = swatches[i] ?? value
          const named = type === 'color' ? colorFromName(source) : undefined
          // Browsers ignore an unknown color name. The value is then shown as text only.
          const color = named && (!hydrated || CSS.supports('color', named)) ? named : undefined
          return (
            <button
              key={value}
              type="button"
              className={`bf-option__value${color ? ' bf-option__value--color' : ''}`}
              aria-pressed={chosen === value}
              title={possible ? undefined : `${value}: ${messages.unavailable}`}
              data-impossible={possible ? undefined : ''}
              onClick={() => onToggle(value)}
            >
              {color && <span className="bf-option__swatch" style={{ backgroundColor: color }} />}
              {color && !isColorName(source) ? <span className="bf-hidden">{value}</span> : value}
              {!possible && <span className="bf-hidden"> ({messages.unavailable})</span>}
            </button>
          )
        })}
      </div>
      {note}
    </div>
  )
}

export const css = `
.bf-option {
  display: grid;
  gap: 8px;
}
.bf-option__label {
  font-size: 0.9rem;
  font-weight: 600;
}
.bf-option__chosen {
  font-weight: 400;
  color: var(--color-muted);
}
.bf-option__values {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
}
.bf-option .bf-option__value {
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 46px;
  min-height: 44px;
  padding: 8px 14px;
  justify-content: center;
  border: 1px solid #8b8b95;
  border-radius: var(--option-radius, var(--radius));
  background: var(--color-surface);
  font-size: 0.95rem;
  transition:
    border-color 150ms,
    box-shadow 150ms;
  &:hover {
    border-color: var(--color-text);
  }
  &[aria-pressed="true"] {
    border-color: var(--color-text);
    box-shadow: inset 0 0 0 1px var(--color-text);
  }
  &[data-impossible] {
    color: #6b6b74;
    border-style: dashed;
    background: linear-gradient(to top right, transparent calc(50% - 0.6px), #b4b4bc 50%, transparent calc(50% + 0.6px));
  }
}
.bf-option .bf-option__value--color {
  padding-inline: 12px;
  &:has(> .bf-hidden:nth-child(2)) {
    padding: 6px;
  }
}
.bf-option__swatch {
  width: 26px;
  height: 26px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--color-text) 55%, transparent);
}
.bf-option .bf-option__missing {
  color: var(--color-sale);
  font-size: 0.875rem;
}
.bf-option[data-missing] :is(.bf-option__value, .bf-option__select) {
  border-color: var(--color-sale);
}
.bf-option .bf-option__select {
  width: 100%;
  min-height: 46px;
  padding: 8px 12px;
  border: 1px solid #8b8b95;
  border-radius: min(var(--option-radius, var(--radius)), 24px);
  background: var(--color-surface);
}
/* Browsers draw the arrow of a select at its border. */
@media not (forced-colors: active) {
  .bf-option .bf-option__select {
    appearance: none;
    padding-inline-end: 36px;
    background-image:
      linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%);
    background-position:
      right 19px center,
      right 14px center;
    background-size: 5px 5px;
    background-repeat: no-repeat;
  }
  [dir="rtl"] .bf-option .bf-option__select {
    background-position:
      left 14px center,
      left 19px center;
  }
}
`
