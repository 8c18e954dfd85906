import { z } from 'zod'
import { amount, count, country, id, price, text } from '../values.ts'

export const shippingRateType = z.enum(['flat', 'free', 'price_tiers', 'weight_tiers', 'pickup'])

/** A tier of a rate, up to and including a subtotal (major units) or weight (grams); null has no bound. */
export const shippingTier = z.object({ upTo: amount().nullable(), price: price() })

export const shippingRate = z
  .object({
    id: id(),
    name: text(120),
    type: shippingRateType,
    price: price(),
    tiers: z.array(shippingTier).max(50),
    freeOver: price().nullable(),
    minDays: count(365).nullable(),
    maxDays: count(365).nullable(),
    enabled: z.boolean(),
    position: count(),
  })
  .meta({ id: 'ShippingRate' })

export const shippingZone = z
  .object({
    id: id(),
    name: text(120),
    countries: z.array(country()).max(250),
    regions: z.array(text(10)).max(500).describe('ISO 3166-2 codes such as US-CA. They limit their country to these regions.'),
    isRestOfWorld: z.boolean(),
    position: count(),
    rates: z.array(shippingRate).max(50),
  })
  .meta({ id: 'ShippingZone' })

export type ShippingRate = z.output<typeof shippingRate>
export type ShippingZone = z.output<typeof shippingZone>
