import { checkoutConfigOf, type EditedConfig } from '@blockfront/contract'
import { type Document, mapUrls, translateDocument } from '@blockfront/engine'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { loadTranslations, localizePath, rootOf, SINGLE_ID } from '../../translation/index.ts'
import { settingsDocument, settingsIn, settingsTypes } from './load-settings.ts'

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

async function translateSettings(trx: StoreTrx, storeId: string, source: Document, locale: string): Promise<Document> {
  const stored = await loadTranslations(trx, storeId, { locale, type: 'checkout', ids: [SINGLE_ID] })
  const document = translateDocument(source, settingsTypes, stored.get(SINGLE_ID) ?? {})
  return mapUrls(document, settingsTypes, (url) => localizePath(rootOf(locale), url))
}
