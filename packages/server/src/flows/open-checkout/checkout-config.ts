import { type Currency, countryCodes } from '@blockfront/commerce'
import type { CheckoutConfig } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { abandonedCheckoutsOf } from '../../modules/abandoned-checkout/index.ts'
import { readEditedConfig } from '../../modules/checkout/index.ts'
import { pagePath } from '../../modules/page/index.ts'
import { policyPages } from '../../modules/policy/index.ts'
import { shippingCountries } from '../../modules/shipping/index.ts'
import { storeRow } from '../../modules/store/index.ts'
import { localizePath, rootOf } from '../../modules/translation/index.ts'

/** The published settings of the checkout, with what follows from the store, its shipping zones and its policies. */
export async function readCheckoutConfig(trx: StoreTrx, storeId: string, locale?: string): Promise<CheckoutConfig> {
  const [store, edited, countries, abandonedCheckouts, termsUrl] = await Promise.all([
    storeRow(trx, storeId),
    readEditedConfig(trx, storeId, locale),
    shippingCountries(trx, storeId),
    abandonedCheckoutsOf(trx, storeId),
    publishedTerms(trx, storeId, locale),
  ])
  return {
    storeId,
    currency: store.currency as Currency,
    ...edited,
    terms: { ...edited.terms, url: edited.terms.url || termsUrl },
    abandonedCheckouts,
    countries: countries === 'all' ? [...countryCodes()] : countries,
    defaultCountry: store.country,
  }
}

/** The path of the published terms of service; empty without them. */
async function publishedTerms(trx: StoreTrx, storeId: string, locale?: string): Promise<string> {
  const page = (await policyPages(trx, storeId)).get('terms')?.page
  if (page?.status !== 'published') return ''
  return localizePath(locale ? rootOf(locale) : '', pagePath(page))
}

/** The settings of a store's checkout, with the countries that it ships to, as shoppers and members see them. */
export const getCheckoutConfig = ({ db, store: { storeId } }: StoreScope): Promise<CheckoutConfig> =>
  withStoreReadOnly(db, storeId, (trx) => readCheckoutConfig(trx, storeId))
