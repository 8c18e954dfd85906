import { type Currency, countryCodes } from '@blockfront/commerce'
import { type CheckoutConfig, checkoutConfigOf, type EditedConfig } from '@blockfront/contract'
import { type Document, mapUrls, translateDocument } from '@blockfront/engine'
import type { StoreScope } from '../../context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../db/scope.ts'
import { abandonedCheckoutsOf } from '../abandoned-checkout/settings.ts'
import { pagePath } from '../page/settings/page-path.ts'
import { policyPages } from '../policy/policy-pages.ts'
import { shippingCountries } from '../shipping/shipping-zones.ts'
import { storeRow } from '../store/store.ts'
import { localizePath, rootOf } from '../translation/language-path.ts'
import { SINGLE_ID } from '../translation/sources/page-source.ts'
import { loadTranslations } from '../translation/stored-translations.ts'
import { settingsDocument, settingsIn, settingsTypes } from './config/load-settings.ts'

/**
 * The published settings of the checkout as its owner edits them, in a transaction: in an additional language of the store, or in its main
 * language.
 */
export async function readEditedConfig(trx: StoreTrx, storeId: string, locale?: string): Promise<EditedConfig> {
  const row = await trx.selectFrom('checkout_config').select('config').where('store_id', '=', storeId).executeTakeFirst()
  const source = settingsDocument(row?.config)
  const document = locale ? await translateSettings(trx, storeId, source, locale) : source
  return checkoutConfigOf(settingsIn(document))
}

/** The same, with what follows from the store and its shipping zones. */
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

async function translateSettings(trx: StoreTrx, storeId: string, source: Document, locale: string): Promise<Document> {
  const stored = await loadTranslations(trx, storeId, { locale, type: 'checkout', ids: [SINGLE_ID] })
  const document = translateDocument(source, settingsTypes, stored.get(SINGLE_ID) ?? {})
  return mapUrls(document, settingsTypes, (url) => localizePath(rootOf(locale), url))
}

/** The settings of a store's checkout, with the countries that it ships to, as shoppers and members see them. */
export const getCheckoutConfig = ({ db, store: { storeId } }: StoreScope): Promise<CheckoutConfig> =>
  withStoreReadOnly(db, storeId, (trx) => readCheckoutConfig(trx, storeId))
