import type { Handlers } from '../../ground/handler.ts'
import { addTaxRates, deleteTaxRate, dismissUntaxed, listTaxRates, updateTaxRate } from '../../modules/tax/index.ts'

export const taxRoutes = {
  'tax.rates': (context) => listTaxRates(context),
  'tax.addRates': (context, { body }) => addTaxRates(context, body),
  'tax.updateRate': (context, { body }) => updateTaxRate(context, body),
  'tax.deleteRate': (context, { body }) => deleteTaxRate(context, body),
  'tax.dismissUntaxed': (context, { body }) => dismissUntaxed(context, body),
} satisfies Handlers
