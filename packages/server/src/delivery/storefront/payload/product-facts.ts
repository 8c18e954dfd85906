import { availableRates, type Currency, formatMoney, freeShippingGoal } from '@blockfront/commerce'
import type { Product, ProductFact } from '@blockfront/engine/render'
import { isInEea, type ReturnPolicy } from '../../../modules/policy/index.ts'
import { type ShippingRateRow, tiersOf } from '../../../modules/shipping/index.ts'
import { pageTexts } from '../messages.ts'
import type { ShippedProduct } from './metadata/shipping-offers.ts'

interface FactsContext {
  /** BCP 47. */
  locale: string
  currency: Currency
  /** The product with the zones and rates that ship it; undefined for a product that needs no shipping. */
  shipped: ShippedProduct | undefined
  /** The return policy with the path of its page; undefined without a published one. */
  returns: (Pick<ReturnPolicy, 'days'> & { path: string }) | undefined
}

/**
 * Returns what the zones, rates and the return policy of a store say about one piece of a product: delivery time and shipping costs to the
 * store's own country, and returns. `prices` are those of its variations, in minor units. What differs between them is left out, and so is a
 * zone for parts of the country only.
 */
export function productFacts(prices: readonly number[], { locale, currency, shipped, returns }: FactsContext): ProductFact[] {
  const texts = pageTexts(locale)
  const facts: ProductFact[] = []
  if (shipped) facts.push(...shippingFacts(prices, shipped, { locale, currency }))
  if (returns && returns.days > 0)
    facts.push({ icon: 'shield', text: texts.returnsWithin({ count: returns.days }), url: returns.path })
  return facts
}

interface PriceNoteContext {
  /** BCP 47. */
  locale: string
  /** Of the store, ISO 3166-1. */
  country: string
  /** Whether the price includes a tax above 0. */
  includesTax: boolean
  /** The rates of the store; empty for a product that needs no shipping. */
  rates: readonly Pick<ShippingRateRow, 'type' | 'enabled'>[]
  /** The path of the page about shipping; undefined without a published one. */
  url: string | undefined
}

/**
 * Returns what must be next to a price for consumers in the EEA and the United Kingdom: that it includes value-added tax, and whether shipping is
 * added (Germany: PAngV § 6). Undefined in other countries. A store that charges no tax, such as a small business, claims none.
 */
export function priceNote({ locale, country, includesTax, rates, url }: PriceNoteContext): Product['priceNote'] {
  if (!isInEea(country) && country !== 'GB') return undefined
  const texts = pageTexts(locale)
  const hasCosts = rates.some(({ type, enabled }) => enabled && type !== 'free' && type !== 'pickup')
  if (!hasCosts) return includesTax ? { text: texts.includesVat } : undefined
  return { text: includesTax ? texts.includesVatPlusShipping : texts.plusShipping, ...(url && { url }) }
}

function shippingFacts(
  prices: readonly number[],
  { zones, rates, country, weight }: ShippedProduct,
  { locale, currency }: Pick<FactsContext, 'locale' | 'currency'>,
): ProductFact[] {
  const texts = pageTexts(locale)
  const zone =
    zones.find(({ countries }) => countries.includes(country)) ?? zones.find(({ is_rest_of_world }) => is_rest_of_world)
  if (!zone || zone.regions.some((region) => region.startsWith(`${country}-`))) return []
  const shipping = rates
    .filter((rate) => rate.zone_id === zone.id && rate.type !== 'pickup')
    .map((rate) => ({ ...rate, tiers: tiersOf(rate), freeOver: rate.free_over }))
  const offers = prices.map((subtotal) => {
    const [cheapest] = availableRates(shipping, { subtotal, weight }).toSorted((a, b) => a.price - b.price)
    return (
      cheapest && {
        price: cheapest.price,
        days: daysOf(cheapest.rate),
        goal: freeShippingGoal(shipping, { subtotal, weight })?.from,
      }
    )
  })
  const [offer] = offers
  if (!offer || offers.some((other) => JSON.stringify(other) !== JSON.stringify(offer))) return []
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const { days, price, goal } = offer
  const costs = price === 0 ? texts.freeShipping({ country: name }) : texts.shippingCost({ country: name, price: money(price) })
  return [
    ...(days
      ? [
          {
            icon: 'clock',
            text:
              days.min === days.max
                ? texts.deliveryDays({ country: name, count: days.max })
                : texts.deliveryDayRange({ country: name, min: days.min, count: days.max }),
          },
        ]
      : []),
    { icon: 'truck', text: costs },
    ...(goal !== undefined && price > 0
      ? [{ icon: 'tag', text: texts.freeShippingFrom({ country: name, amount: money(goal) }) }]
      : []),
  ]
}

function daysOf({ min_days: least, max_days: most }: { min_days: number | null; max_days: number | null }) {
  const [min, max] = [least ?? most, most ?? least]
  return min === null || max === null ? undefined : { min, max }
}
