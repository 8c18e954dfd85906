import { useBlockServices } from '../block-services.ts'
import { IconButton } from '../parts/IconButton.tsx'

interface QuantityProps {
  /** The text of the field, which may be empty while the shopper types. */
  value: string
  onChange: (value: string) => void
}

/** Returns the integer from 1 to `most` in a quantity field; 1 for invalid text (product.md, point 5). */
export const quantityOf = (value: string | number, most = Number.MAX_SAFE_INTEGER) =>
  Math.min(most, Math.max(1, Math.floor(Number(value)) || 1))

/** A quantity field with minus and plus buttons. */
export function Quantity({ value, onChange }: QuantityProps) {
  const { messages, maxQuantity } = useBlockServices()
  const quantity = quantityOf(value, maxQuantity)
  // A button at its limit is not disabled, because a disabled button would lose the focus.
  const step = (by: 1 | -1) => {
    const next = quantityOf(quantity + by, maxQuantity)
    return { 'aria-disabled': next === quantity, onClick: () => onChange(String(next)) }
  }
  return (
    <div className="bf-quantity">
      <IconButton icon="minus" label={messages.decrease} {...step(-1)} />
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
      <IconButton icon="plus" label={messages.increase} {...step(1)} />
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
