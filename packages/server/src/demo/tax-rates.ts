import type { NewTaxRate } from '../modules/tax/index.ts'

const salesTax = { country: 'US', class: 'standard', name: 'Sales tax', taxesShipping: false } as const

/** The demo store is in Oregon, which has no sales tax, and charges it in three other states. */
export const demoTaxRates: readonly NewTaxRate[] = [
  { ...salesTax, region: null, rate: 0 },
  { ...salesTax, region: 'US-CA', rate: 725 },
  { ...salesTax, region: 'US-NY', rate: 400 },
  { ...salesTax, region: 'US-WA', rate: 650, taxesShipping: true },
]
