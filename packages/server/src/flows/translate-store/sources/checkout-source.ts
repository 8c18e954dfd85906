import { checkoutSettings } from '@blockfront/contract'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { settingsDocument, settingsTypes } from '../../../modules/checkout/index.ts'
import {
  hashOfTexts,
  itemsQuery,
  messages,
  SINGLE_ID,
  type SourceItem,
  type TranslationSource,
} from '../../../modules/translation/index.ts'
import { documentFields } from './document-source.ts'

async function checkoutItem(trx: StoreTrx, storeId: string): Promise<SourceItem> {
  const row = await trx.selectFrom('checkout_config').select('config').where('store_id', '=', storeId).executeTakeFirst()
  const fields = documentFields(settingsDocument(row?.config), settingsTypes).map((field) => ({ ...field, group: '' }))
  return { id: SINGLE_ID, name: messages.checkout, hash: hashOfTexts(fields), fields }
}

/** The published texts of the checkout, which are defined like the props of a block (`{@link checkoutSettings}`). */
export const checkoutSource: TranslationSource = {
  type: checkoutSettings.type,
  items: async (trx, storeId) => itemsQuery([await checkoutItem(trx, storeId)]),
  load: async (trx, storeId, ids) => (ids.includes(SINGLE_ID) ? [await checkoutItem(trx, storeId)] : []),
}
