import { useBlockServices } from '../block-services.ts'
import { ButtonIcon } from '../parts/ButtonIcon.tsx'

interface QuantityProps {
  /** What is in the field, which may be nothing while someone types. */
  value: string
  onChange: (value: string) => void
}

/** The whole number from 1 to `most` that a quantity field means; 1 where it means none (product.md, point 5). */
export const quantityOf = (value: string | number, most = Number.MAX_SAFE_INTEGER) =>
  Math.min(most, Math.max(1, Math.floor(Number(value)) || 1))

/** How many pieces: a number to type, with a button on either side. */
export function Quantity({ value, onChange }: QuantityProps) {
  const { messages, maxQuantity } = useBlockServices()
  const quantity = quantityOf(value, maxQuantity)
  // A step that leads nowhere stays a button: one that is disabled under the focus would lose it.
  const step = (by: 1 | -1) => {
    const next = quantityOf(quantity + by, maxQuantity)
    return { 'aria-disabled': next === quantity, onClick: () => onChange(String(next)) }
  }
  return (
    <div className="bf-quantity">
      <button type="button" aria-label={messages.decrease} {...step(-1)}>
        <ButtonIcon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={maxQuantity}
        step={1}
        aria-label={messages.quantity}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(String(quantity))}
      />
      <button type="button" aria-label={messages.increase} {...step(1)}>
        <ButtonIcon name="plus" />
      </button>
    </div>
  )
}

export const css = `
.bf-quantity {
  display: inline-flex;
  border: 1px solid #8b8b95;
  border-radius: var(--button-border-radius, 8px);
  overflow: clip;
  button {
    width: 44px;
    min-height: 46px;
    display: grid;
    place-items: center;
    &[aria-disabled="true"] {
      opacity: 0.35;
      cursor: default;
    }
  }
  input {
    width: 3.2em;
    padding: 0;
    border: 0;
    background: none;
    text-align: center;
    font-variant-numeric: tabular-nums;
    appearance: textfield;
  }
  input::-webkit-inner-spin-button {
    display: none;
  }
  :focus-visible {
    outline-offset: -3px;
  }
}
`
