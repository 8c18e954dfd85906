import { checkMinor, type Minor } from '../money/money.ts'

/** One step of a tiered rate. */
export interface Tier {
  /** Largest subtotal (minor units) or weight (grams) of this tier; null has no bound. */
  upTo: number | null
  price: Minor
}

/** The price of a shipping rate. */
export interface Rate {
  type: 'flat' | 'free' | 'price_tiers' | 'weight_tiers' | 'pickup'
  /** Price of the types flat and pickup. */
  price: Minor
  /** Tiers of the two tiered types, in any order. */
  tiers: readonly Tier[]
  /** Free from this subtotal on; null for never. */
  freeOver: Minor | null
  enabled: boolean
}

/** The items to ship. */
export interface Shipment {
  /** Sum of the lines, in minor units. */
  subtotal: Minor
  /** Grams. */
  weight: number
}

/** Returns the price of a rate for a shipment; undefined if the rate is disabled or the shipment exceeds its last tier. */
export function ratePrice(rate: Rate, shipment: Shipment): Minor | undefined {
  if (!rate.enabled) return undefined
  const price = listPrice(rate, shipment)
  if (price === undefined) return undefined
  return rate.freeOver !== null && shipment.subtotal >= rate.freeOver ? 0 : checkMinor(price)
}

/** Returns the rates that are available for a shipment, with their prices, in the given order. */
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
