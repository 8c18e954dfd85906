import { CheckboxRow } from '../../parts/CheckboxRow.tsx'
import { messages } from '../messages.ts'
import type { Quantities } from '../order-actions.ts'
import { QuantityInput } from '../QuantityInput.tsx'

/** Chosen quantity and restocking by line. */
export type ChosenLines = Readonly<Record<string, { quantity: number; restock: boolean }>>

interface RefundItemsProps {
  items: readonly Quantities[]
  chosen: ChosenLines
  onChange: (chosen: ChosenLines) => void
}

/** Chooses how many items of each line are refunded, and whether they go back into stock. */
export function RefundItems({ items, chosen, onChange }: RefundItemsProps) {
  if (items.length === 0) return null
  return (
    <ul className="fulfill__lines">
      {items.map((item) => {
        const { id, name } = item.line
        const { quantity, restock } = chosen[id] ?? { quantity: 0, restock: true }
        const set = (change: Partial<ChosenLines[string]>) => onChange({ ...chosen, [id]: { quantity, restock, ...change } })
        return (
          <li key={id}>
            <ul>
              <QuantityInput item={item} value={quantity} onChange={(count) => set({ quantity: count })} />
            </ul>
            {quantity > 0 && (
              <CheckboxRow
                id={`restock-${id}`}
                label={messages.restockLine(name, quantity)}
                checked={restock}
                onChange={(checked) => set({ restock: checked })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
