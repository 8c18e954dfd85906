import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { taxRate, taxRateInput } from '../../entities/selling/tax.ts'
import { success } from '../../entities/success.ts'
import { country, id } from '../../values.ts'

export const taxEndpoints = {
  'tax.rates': {
    route: 'GET /tax/fetch-rates',
    access: 'member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'List tax rates, and countries of orders that had none',
    query: z.object({ storeId: id() }),
    response: z.object({
      rates: z.array(taxRate),
      untaxedCountries: z
        .array(country())
        .describe('Countries of orders without a tax rate, unless one was added since or the owner dismissed them.'),
    }),
  },
  'tax.addRates': {
    route: 'POST /tax/add-rates',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Add tax rates, one for each area and class of products',
    body: z.object({ storeId: id(), rates: z.array(taxRateInput).min(1).max(200) }),
    response: z.array(taxRate),
  },
  'tax.updateRate': {
    route: 'PUT /tax/update-rate',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Update a tax rate; existing orders keep theirs',
    body: taxRateInput.extend({ storeId: id(), id: id() }),
    response: taxRate,
  },
  'tax.deleteRate': {
    route: 'DELETE /tax/delete-rate',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Delete a tax rate; existing orders keep theirs',
    body: z.object({ storeId: id(), id: id() }),
    response: success,
  },
  'tax.dismissUntaxed': {
    route: 'PUT /tax/dismiss-untaxed',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Dismiss the notice about orders without a tax rate',
    body: z.object({ storeId: id(), countries: z.array(country()).min(1).max(300) }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
