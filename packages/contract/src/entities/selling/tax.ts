import { taxClasses } from '@blockfront/commerce'
import { z } from 'zod'
import { amount, country, id, requiredText, text } from '../../values.ts'

export const taxClass = z.enum(taxClasses)

/** A tax rate in basis points with at most two decimals: 1900 is 19 percent, 662.5 is 6.625 percent. Stored in parts per million. */
export const taxBasisPoints = z
  .number()
  .min(0)
  .max(10_000)
  .multipleOf(0.01)
  .describe('Basis points with at most two decimals: 1900 is 19 percent, 662.5 is 6.625 percent.')

/** A tax rate as an owner saves it. */
export const taxRateInput = z.object({
  country: country().nullable().describe('null applies to all countries without a rate that applies.'),
  region: text(10).nullable().default(null).describe('ISO 3166-2 code such as US-CA; null applies to the whole country.'),
  class: taxClass
    .default('standard')
    .describe('Class of the products. Without a reduced rate, the standard rate applies. A rate of class zero is 0.'),
  rate: taxBasisPoints,
  name: requiredText(60).describe('Shown to customers, such as VAT or GST.'),
  taxesShipping: z
    .boolean()
    .default(true)
    .describe('For a standard rate: whether shipping in this area is taxed, at the rates of the shipped items.'),
})

/** A tax rate of a store. */
export const taxRate = taxRateInput.extend({ id: id() }).meta({ id: 'TaxRate' })

/** A sum of tax by name and rate. */
export const taxAmount = z.object({ name: text(60), rate: taxBasisPoints, amount: amount() }).meta({ id: 'TaxAmount' })

export type TaxRateInput = z.input<typeof taxRateInput>
export type TaxRate = z.output<typeof taxRate>
export type TaxAmount = z.output<typeof taxAmount>
