import { maxLines } from '@blockfront/commerce'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { checkoutConfig, quote, quoteLineInput, region } from '../entities/checkout.ts'
import { enteredCode } from '../entities/discount.ts'
import { imageSource } from '../entities/media.ts'
import { country, id, text, url } from '../values.ts'

/** Bytes of a full cart with an address. */
const cartBodyLimit = 24 * 1024

export const checkoutEndpoints = {
  'checkout.config': {
    access: 'host-or-member',
    store: 'query.storeId',
    summary: 'Get the settings of the checkout',
    query: z.object({ storeId: id().optional() }),
    response: checkoutConfig,
  },
  'checkout.regions': {
    access: 'public',
    servedOn: 'any',
    summary: 'List the regions of a country by name; empty if addresses have no regions',
    query: z.object({ country: country() }),
    response: z.array(region).max(500),
  },
  'checkout.quote': {
    access: 'host',
    summary: 'Calculate prices, stock and totals of a cart; problems are part of the response',
    body: z.object({
      lines: z.array(quoteLineInput).max(maxLines),
      country: country().optional(),
      region: text(120).optional().describe('ISO 3166-2 code of a region of the country. Other text is ignored.'),
      postalCode: text(20).optional(),
      rateId: id().nullable().optional(),
      code: enteredCode().optional().describe('Discount code.'),
      email: text(254).optional().describe('For discounts that each customer can use once.'),
    }),
    bodyLimit: cartBodyLimit,
    response: quote.extend({
      pictures: z.record(url(), imageSource).describe('Image sources of its lines, by URL.'),
    }),
  },
} as const satisfies Record<string, Endpoint>
