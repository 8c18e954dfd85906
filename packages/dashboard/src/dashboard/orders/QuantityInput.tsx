import { Input } from '@blockfront/ui'
import { RecordName } from '../parts/RecordName.tsx'
import { messages } from './messages.ts'
import type { Quantities } from './order-actions.ts'

interface QuantityInputProps {
  /** The line, and the largest quantity. */
  item: Quantities
  value: number
  onChange: (quantity: number) => void
}

/** Chooses how many items of a line a parcel or a refund has. */
export const QuantityInput = ({ item: { line, quantity: left }, value, onChange }: QuantityInputProps) => (
  <li className="fulfill__line">
    <span className="order-line__text">
      <RecordName name={line.name} />
      <span className="order-line__about">{Object.values(line.selectedAttributes).join(' · ')}</span>
    </span>
    <Input
      className="fulfill__quantity"
      type="number"
      inputMode="numeric"
      min={0}
      max={left}
      step={1}
      aria-label={messages.quantityOf(line.name)}
      value={value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange(Math.max(0, Math.min(left, Math.trunc(event.target.valueAsNumber || 0))))}
      after={<span className="ui-input__affix">{messages.ofLeft(left)}</span>}
    />
  </li>
)
