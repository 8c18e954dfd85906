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

/** How far a cart is from free shipping. */
export interface FreeShippingGoal {
  /** The subtotal from which a rate is free, in minor units. */
  from: Minor
  /** The missing amount; 0 when shipping is free. */
  missing: Minor
}

/**
 * Returns the lowest subtotal from which one of the rates ships these items for free; undefined without such a rate. Pickup and rates that are
 * always free are not a goal: if one of the latter applies, there is nothing to reach.
 */
export function freeShippingGoal(rates: readonly Rate[], shipment: Shipment): FreeShippingGoal | undefined {
  const shipped = rates.filter(({ type }) => type !== 'pickup')
  if (shipped.some((rate) => ratePrice({ ...rate, freeOver: null }, shipment) === 0)) return undefined
  const goals = shipped.flatMap((rate) => {
    const { freeOver } = rate
    if (freeOver === null) return []
    const reached = { ...shipment, subtotal: Math.max(freeOver, shipment.subtotal) }
    return ratePrice(rate, reached) === 0 ? [freeOver] : []
  })
  if (goals.length === 0) return undefined
  const from = Math.min(...goals)
  return { from, missing: Math.max(0, from - shipment.subtotal) }
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
