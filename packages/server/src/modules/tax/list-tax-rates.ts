import type { HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { taxRatesOf } from './tax-rates.ts'
import { untaxedCountriesOf } from './untaxed-countries.ts'

/** The tax rates of a store, and the countries of orders that had none. */
export const listTaxRates = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'tax.rates'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const [rates, countries] = await Promise.all([taxRatesOf(trx, storeId), untaxedCountriesOf(trx, storeId)])
    // A country that got a rate, even for one region only, is no longer reported.
    const hasRate = (country: string) => rates.some((rate) => rate.country === null || rate.country === country)
    return { rates, untaxedCountries: countries.filter((country) => !hasRate(country)) }
  })
