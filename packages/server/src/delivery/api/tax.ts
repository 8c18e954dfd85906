import type { Handlers } from '../../ground/handler.ts'
import { addTaxRates, deleteTaxRate, updateTaxRate } from '../../modules/tax/edit-tax-rates.ts'
import { listTaxRates } from '../../modules/tax/list-tax-rates.ts'
import { dismissUntaxed } from '../../modules/tax/untaxed-countries.ts'

export const taxRoutes = {
  'tax.rates': (context) => listTaxRates(context),
  'tax.addRates': (context, { body }) => addTaxRates(context, body),
  'tax.updateRate': (context, { body }) => updateTaxRate(context, body),
  'tax.deleteRate': (context, { body }) => deleteTaxRate(context, body),
  'tax.dismissUntaxed': (context, { body }) => dismissUntaxed(context, body),
} satisfies Handlers
