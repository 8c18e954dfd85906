import { type AppliedTax, findTaxRate, ratePpm, type TaxClass, taxClasses } from '@blockfront/commerce'
import type { TaxRate } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { findRegion } from '../../ground/request/regions.ts'
import { taxRatesOf } from './tax-rates.ts'

/** The taxes of a store at one address. */
export interface TaxesAt {
  country: string
  /** Whether any rate applies to the address. */
  hasRate: boolean
  /** The tax of products of a class. */
  ofClass: Readonly<Record<TaxClass, AppliedTax>>
  /** Whether shipping is taxed. */
  isShippingTaxed: boolean
  /** The tax of shipping where it does not follow the shipped items. */
  shippingTax?: AppliedTax
}

const NONE: AppliedTax = { rate: 0, name: '' }

/**
 * Countries in which separately charged shipping is a service with the standard rate: in Japan, it is no consideration for food (National Tax Agency,
 * Q&A on the reduced rate of the consumption tax, specific cases).
 */
const STANDARD_SHIPPING: ReadonlySet<string> = new Set(['JP'])

/**
 * Returns the taxes of a store at an address. `region` is a region code such as "US-CA", or "CA" with the country US; other text matches
 * no region.
 */
export async function taxesAt(
  trx: StoreTrx,
  storeId: string,
  { country, region }: { country: string; region?: string | undefined },
): Promise<TaxesAt> {
  const rates = await taxRatesOf(trx, storeId)
  const address = { country, region: findRegion(country, region ?? '')?.code }
  const find = (taxClass: TaxClass) => findTaxRate(rates, { ...address, class: taxClass })
  const [standard, reduced] = [find('standard'), find('reduced')]
  const ofClass = { standard: applied(standard), reduced: applied(reduced), zero: applied(find('zero')) }
  return {
    country,
    hasRate: taxClasses.some(find),
    ofClass,
    // The owner chooses it with the standard rate; the form of a reduced one has no choice.
    isShippingTaxed: (standard ?? reduced)?.taxesShipping ?? false,
    ...(standard && STANDARD_SHIPPING.has(country) && { shippingTax: ofClass.standard }),
  }
}

const applied = (rate: TaxRate | undefined): AppliedTax => (rate ? { rate: ratePpm(rate.rate), name: rate.name } : NONE)
