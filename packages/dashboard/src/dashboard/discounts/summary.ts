import type { Discount, DiscountInput } from '@blockfront/contract'
import { messages } from './messages.ts'

const { says } = messages

/** Formats values in the store's locale, and names products and categories. */
export interface SummaryFormats {
  money: (amount: number) => string
  /** A share: 0.2 is 20 percent. */
  percent: (share: number) => string
  moment: (time: string) => string
  /** Joins names: "Chairs and Tables". */
  list: (names: readonly string[]) => string
  /** The name of a product or category, if it is known. */
  nameOf: (id: string) => string | undefined
}

/** Largest number of names that a summary lists. */
const MAX_NAMES = 3

function scopeText(scope: Discount['scope'], { list, nameOf }: SummaryFormats): string {
  if (scope.type === 'all') return says.allProducts
  const names = scope.ids.flatMap((id) => nameOf(id) ?? [])
  if (names.length === scope.ids.length && names.length > 0 && names.length <= MAX_NAMES) return list(names)
  return says[scope.type](scope.ids.length)
}

/** The reduction of a discount as one phrase: "20% off Chairs". */
export function offerText({ offer, scope }: Pick<DiscountInput, 'offer' | 'scope'>, formats: SummaryFormats): string {
  const { money, percent } = formats
  const items = scopeText(scope, formats)
  switch (offer.type) {
    case 'percentage': {
      const share = percent(offer.rate / 10_000)
      return scope.type === 'all' ? says.percentOffOrder(share) : says.percentOffItems(share, items)
    }
    case 'fixed_amount':
      return scope.type === 'all' ? says.amountOffOrder(money(offer.amount)) : says.amountOffItems(money(offer.amount), items)
    case 'free_shipping':
      return scope.type === 'all' ? says.freeShipping : says.freeShippingFor(items)
    case 'buy_x_get_y': {
      const reduced = scopeText(offer.getScope, formats)
      if (offer.rate === 10_000) return says.buyGetFree(offer.buy, items, offer.get, reduced)
      return says.buyGetReduced(offer.buy, items, offer.get, reduced, percent(offer.rate / 10_000))
    }
  }
}

/** A discount in plain language: one phrase for what it takes off, and one for each of its limits. */
export function summaryOf(discount: DiscountInput, formats: SummaryFormats): string[] {
  const { code, minSubtotal, minQuantity, usageLimit, oncePerCustomer, combines, startsAt, endsAt } = discount
  return [
    offerText(discount, formats),
    code === null ? says.automatic : says.withCode(code),
    minSubtotal ? says.minSubtotal(formats.money(minSubtotal)) : '',
    minQuantity ? says.minQuantity(minQuantity) : '',
    usageLimit ? says.usageLimit(usageLimit) : '',
    oncePerCustomer ? says.once : '',
    combines ? says.combines : '',
    startsAt ? says.from(formats.moment(startsAt)) : '',
    endsAt ? says.until(formats.moment(endsAt)) : '',
  ].filter(Boolean)
}
