import { type Currency, countryCodes } from '@blockfront/commerce'
import { type CheckoutConfig, checkoutConfigOf } from '@blockfront/contract'
import type { StoreScope } from '../../context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../db/scope.ts'
import { abandonedCheckoutsOf } from '../abandoned-checkout/settings.ts'
import { shippingCountries } from '../shipping/shipping-zones.ts'
import { storeRow } from '../store/store.ts'
import { loadSettings } from './config/load-settings.ts'

/** The published settings of the checkout, in a transaction. */
export async function readCheckoutConfig(trx: StoreTrx, storeId: string): Promise<CheckoutConfig> {
  const [store, row, countries, abandonedCheckouts] = await Promise.all([
    storeRow(trx, storeId),
    trx.selectFrom('checkout_config').select('config').where('store_id', '=', storeId).executeTakeFirst(),
    shippingCountries(trx, storeId),
    abandonedCheckoutsOf(trx, storeId),
  ])
  return {
    storeId,
    currency: store.currency as Currency,
    ...checkoutConfigOf(loadSettings(row?.config)),
    abandonedCheckouts,
    countries: countries === 'all' ? [...countryCodes()] : countries,
    defaultCountry: store.country,
  }
}

/** The settings of a store's checkout, with the countries that it ships to, as shoppers and members see them. */
export const getCheckoutConfig = ({ db, store: { storeId } }: StoreScope): Promise<CheckoutConfig> =>
  withStoreReadOnly(db, storeId, (trx) => readCheckoutConfig(trx, storeId))
