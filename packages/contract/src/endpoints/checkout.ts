import { maxLines } from '@blockfront/commerce'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { checkoutConfig, quote, quoteLineInput, region } from '../entities/checkout.ts'
import { imageSource } from '../entities/media.ts'
import { paymentMethod } from '../entities/payment.ts'
import { shippingZone } from '../entities/shipping.ts'
import { country, id, text, url } from '../values.ts'

/** Bytes of a full cart, with an address. */
const cartBodyLimit = 24 * 1024

const byStore = z.object({ storeId: id() })

export const checkoutEndpoints = {
  'shipping.zones': {
    access: 'member',
    store: 'query.storeId',
    summary: 'Shipping zones with their rates',
    query: byStore,
    response: z.array(shippingZone),
  },
  'payment.methods': {
    access: 'member',
    store: 'query.storeId',
    summary: 'Payment methods; secrets are never answered',
    query: byStore,
    response: z.array(paymentMethod),
  },
  'checkout.config': {
    access: 'host-or-member',
    store: 'query.storeId',
    summary: 'The settings of the checkout',
    query: z.object({ storeId: id().optional() }),
    response: checkoutConfig,
  },
  'checkout.regions': {
    access: 'host',
    summary: 'The regions of a country, by name; none where addresses have no regions',
    query: z.object({ country: country() }),
    response: z.array(region).max(500),
  },
  'checkout.quote': {
    access: 'host',
    summary: 'Recompute prices, stock and totals of a cart; problems are part of the answer',
    body: z.object({
      lines: z.array(quoteLineInput).max(maxLines),
      country: country().optional(),
      region: text(120).optional().describe('An ISO 3166-2 code of the country. Other text counts as no region.'),
      postalCode: text(20).optional(),
      rateId: id().nullable().optional(),
    }),
    bodyLimit: cartBodyLimit,
    response: quote.extend({
      pictures: z.record(url(), imageSource).describe('The sizes of the pictures of its lines, by their addresses.'),
    }),
  },
} as const satisfies Record<string, Endpoint>
