import { z } from 'zod'
import { count, id, slug, text, time, url } from '../../values.ts'
import { attributes } from './product.ts'

/** How many shoppers wait for a sold-out product or variation. */
export const stockAlertCount = z
  .object({
    product: z.object({ id: id(), name: text(200), slug: slug(), productImage: url() }),
    variationId: id().nullable().describe('Null for the whole product: any variation.'),
    selectedAttributes: attributes.describe('Options of the variation.'),
    waiting: count().describe('Shoppers who wait for an email.'),
    since: time().describe('The oldest request.'),
  })
  .meta({ id: 'StockAlertCount' })

/** A request of a customer for an email when a product is back in stock. */
export const stockAlert = z
  .object({ productId: id(), productName: text(200), variationId: id().nullable(), createdAt: time() })
  .meta({ id: 'StockAlert' })

export type StockAlertCount = z.output<typeof stockAlertCount>
export type StockAlert = z.output<typeof stockAlert>
