import { checkMinor, type Minor } from './money.ts'

/** One step of a tiered rate. */
export interface Tier {
  /** Holds up to and including this subtotal (minor units) or weight (grams); null has no bound. */
  upTo: number | null
  price: Minor
}

/** How a way of shipping is priced. */
export interface Rate {
  type: 'flat' | 'free' | 'price_tiers' | 'weight_tiers' | 'pickup'
  /** For flat and pickup. */
  price: Minor
  /** For the two tiered types, in any order. */
  tiers: readonly Tier[]
  /** From this subtotal on it costs nothing; null never. */
  freeOver: Minor | null
  enabled: boolean
}

/** What is shipped. */
export interface Shipment {
  /** Sum of the lines. */
  subtotal: Minor
  /** Grams. */
  weight: number
}

/** What the rate costs for the shipment; undefined when it does not take it (disabled, or beyond its last tier). */
export function ratePrice(rate: Rate, shipment: Shipment): Minor | undefined {
  if (!rate.enabled) return undefined
  const price = listPrice(rate, shipment)
  if (price === undefined) return undefined
  return rate.freeOver !== null && shipment.subtotal >= rate.freeOver ? 0 : checkMinor(price)
}

/** The rates that take the shipment, with their prices, in the given order. */
export function availableRates<Each extends Rate>(rates: readonly Each[], shipment: Shipment): { rate: Each; price: Minor }[] {
  return rates.flatMap((rate) => {
    const price = ratePrice(rate, shipment)
    return price === undefined ? [] : [{ rate, price }]
  })
}

function listPrice(rate: Rate, shipment: Shipment): Minor | undefined {
  switch (rate.type) {
    case 'free':
      return 0
    case 'flat':
    case 'pickup':
      return rate.price
    case 'price_tiers':
      return tierPrice(rate.tiers, shipment.subtotal)
    case 'weight_tiers':
      return tierPrice(rate.tiers, shipment.weight)
  }
}

function tierPrice(tiers: readonly Tier[], measure: number): Minor | undefined {
  const bound = (tier: Tier) => tier.upTo ?? Number.POSITIVE_INFINITY
  return tiers.toSorted((a, b) => bound(a) - bound(b)).find((tier) => measure <= bound(tier))?.price
}
