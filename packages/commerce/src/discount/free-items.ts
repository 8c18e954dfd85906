import { type Minor, scaleMinor } from '../money/money.ts'
import { type DiscountLine, type DiscountOffer, type DiscountScope, isInScope } from './discount.ts'

type BuyXGetY = Extract<DiscountOffer, { type: 'buy_x_get_y' }>

/** Numbers of items by what they can count as: bought, reduced, or one of the two. */
interface Counts {
  onlyBuy: number
  onlyGet: number
  either: number
}

function countItems({ getScope }: BuyXGetY, scope: DiscountScope, lines: readonly DiscountLine[]): Counts {
  const counts: Counts = { onlyBuy: 0, onlyGet: 0, either: 0 }
  for (const line of lines) {
    const [buys, gets] = [isInScope(line, scope), isInScope(line, getScope)]
    if (buys && gets) counts.either += line.quantity
    else if (buys) counts.onlyBuy += line.quantity
    else if (gets) counts.onlyGet += line.quantity
  }
  return counts
}

/** Returns how many items a cart lacks for the first reduced item; 0 if none. One item never counts as bought and reduced. */
export function missingItems(offer: BuyXGetY, scope: DiscountScope, lines: readonly DiscountLine[]): number {
  const { onlyBuy, onlyGet, either } = countItems(offer, scope, lines)
  const missingBuys = Math.max(0, offer.buy - onlyBuy - either)
  const missingGets = Math.max(0, offer.get - onlyGet - either)
  return Math.max(missingBuys + missingGets, offer.buy + offer.get - onlyBuy - onlyGet - either)
}

/**
 * Returns the discount of each line: the cheapest items are reduced, as many as the others pay for. Of two items with one price, the one
 * in the earlier line is reduced.
 */
export function discountFreeItems(offer: BuyXGetY, scope: DiscountScope, lines: readonly DiscountLine[]): Minor[] {
  const { onlyBuy, onlyGet, either } = countItems(offer, scope, lines)
  const sets = Math.floor(
    Math.min(
      (onlyBuy + either) / offer.buy,
      (onlyGet + either) / offer.get,
      (onlyBuy + onlyGet + either) / (offer.buy + offer.get),
    ),
  )
  // Items that can count as either are reduced only as long as enough remain to be bought.
  let reducible = either - Math.max(0, sets * offer.buy - onlyBuy)
  let remaining = sets * offer.get
  const discounts: Minor[] = lines.map(() => 0)
  const cheapestFirst = lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => isInScope(line, offer.getScope))
    .toSorted((a, b) => a.line.unitPrice - b.line.unitPrice || a.index - b.index)
  for (const { line, index } of cheapestFirst) {
    const isEither = isInScope(line, scope)
    const quantity = Math.min(line.quantity, remaining, isEither ? reducible : remaining)
    if (isEither) reducible -= quantity
    remaining -= quantity
    discounts[index] = scaleMinor(line.unitPrice, offer.rate, 10_000) * quantity
  }
  return discounts
}
