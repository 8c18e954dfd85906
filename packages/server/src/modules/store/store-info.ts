import type { HandlerOutput } from '@blockfront/contract'
import type { StoreContext } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { primaryHostname, storeRow } from './store.ts'
import { storedTheme } from './theme/stored-theme.ts'

type StoreInfo = HandlerOutput<'store.getInfo'>

/** Returns the public information about a store, with which the online store starts. */
export function getStoreInfo({ db, store: { storeId } }: Pick<StoreContext, 'db' | 'store'>): Promise<StoreInfo> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const [row, storeDomain] = await Promise.all([storeRow(trx, storeId), primaryHostname(trx, storeId)])
    return {
      storeId,
      name: row.name,
      currency: row.currency as StoreInfo['currency'],
      locale: row.locale,
      country: row.country,
      fbPixelId: row.fb_pixel_id,
      storeDomain,
      logo: row.logo,
      favicon: row.favicon,
      theme: storedTheme(row),
    }
  })
}
