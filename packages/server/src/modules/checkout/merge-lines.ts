import { maxQuantity } from '@blockfront/commerce'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'

export type CartLines = Body<'checkout.quote'>['lines']

/**
 * Adds up lines of the same product and variation, at the position of the first one: they share one stock. Throws `invalid_input` when
 * an item exceeds the largest quantity of a line.
 */
export function mergeLines(lines: CartLines): CartLines {
  const byItem = new Map<string, CartLines[number]>()
  for (const line of lines) {
    const key = itemKey(line)
    const merged = byItem.get(key)
    byItem.set(key, merged ? { ...merged, quantity: merged.quantity + line.quantity } : line)
  }
  const items = [...byItem.values()]
  const exceeded = items.find(({ quantity }) => quantity > maxQuantity)
  if (exceeded) {
    const index = lines.findLastIndex((line) => itemKey(line) === itemKey(exceeded))
    throw appError('invalid_input', {
      fields: { [`lines.${index}.quantity`]: `The maximum quantity per item is ${maxQuantity}.` },
    })
  }
  return items
}

const itemKey = ({ productId, variationId }: CartLines[number]) => `${productId}/${variationId ?? ''}`
