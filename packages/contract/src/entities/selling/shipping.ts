import { z } from 'zod'
import { amount, count, country, id, price, requiredText, text } from '../../values.ts'

export const shippingRateType = z.enum(['flat', 'free', 'price_tiers', 'weight_tiers', 'pickup'])

/** A tier of a rate, up to and including a subtotal (major units) or weight (grams); null has no bound. */
export const shippingTier = z.object({ upTo: amount().nullable(), price: price() })

/** A shipping rate as its owner enters it. */
export const shippingRateInput = z.object({
  name: requiredText(120),
  type: shippingRateType,
  price: price().default(0).describe('Price of the types flat and pickup.'),
  tiers: z
    .array(shippingTier)
    .max(50)
    .default([])
    .describe('Ascending tiers of the types price_tiers and weight_tiers. Only the last one may have no bound.'),
  freeOver: price().nullable().default(null).describe('Free from this subtotal on, after discounts. Null for never.'),
  minDays: count(365).nullable().default(null),
  maxDays: count(365).nullable().default(null),
  enabled: z.boolean().default(true),
})

export const shippingRate = shippingRateInput
  .extend({ id: id(), name: text(120), position: count(), version: count() })
  .meta({ id: 'ShippingRate' })

/** A shipping zone as its owner enters it. A rest-of-world zone has no countries, any other zone at least one. */
export const shippingZoneInput = z.object({
  name: requiredText(120),
  countries: z.array(country()).max(250).default([]),
  regions: z
    .array(text(10))
    .max(5000)
    .default([])
    .describe('ISO 3166-2 codes such as US-CA. They limit their country, which must be in `countries`, to these regions.'),
  isRestOfWorld: z.boolean().default(false).describe('Covers all countries and regions that no other zone covers.'),
})

export const shippingZone = shippingZoneInput
  .extend({ id: id(), name: text(120), position: count(), version: count(), rates: z.array(shippingRate).max(500) })
  .meta({ id: 'ShippingZone' })

export type ShippingRateInput = z.input<typeof shippingRateInput>
export type ShippingRate = z.output<typeof shippingRate>
export type ShippingZoneInput = z.input<typeof shippingZoneInput>
export type ShippingZone = z.output<typeof shippingZone>
