import { type Currency, countryCodes, toMajor } from '@blockfront/commerce'
import { type CheckoutConfig, endpoints } from '@blockfront/contract'
import type { StoreScope } from '../../context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../db/scope.ts'
import { shippingCountries } from '../shipping/shipping-zones.ts'
import { storeRow } from '../store/store.ts'

const { response: configSchema } = endpoints['checkout.config']

type Settings = Omit<CheckoutConfig, 'storeId' | 'currency' | 'countries' | 'defaultCountry'>

/** The settings of a checkout that its owner has not changed (docs/spec/server.md, "Shipping, payment, checkout"). Prices in minor units. */
const DEFAULTS: Settings = {
  contactMethod: 'email',
  fields: {
    lastName: 'required',
    company: 'hidden',
    line2: 'optional',
    phone: 'optional',
    postalCode: 'optional',
    region: 'optional',
    note: 'optional',
  },
  terms: { required: false, text: '' },
  marketingConsent: { shown: false, text: 'Get news and offers by email.' },
  minOrderTotal: 0,
  texts: { title: 'Checkout', button: 'Place order', note: '' },
  thankYou: { title: 'Thank you for your order', text: "We've emailed your confirmation." },
  colors: { accent: '', background: '' },
  policies: [],
}

/** Shown to a shopper who gave only a phone number and gets no email. */
const THANK_YOU_BY_PHONE = { ...DEFAULTS.thankYou, text: 'We received your order. Bookmark this page to track it.' }

/** The stored colors, which end up in a style. Invalid ones count as not set. */
const colorsOf = (stored: unknown): Settings['colors'] =>
  configSchema.shape.colors.catch(DEFAULTS.colors).parse({ ...DEFAULTS.colors, ...Object(stored) })

/** The settings of the checkout, in a transaction. */
export async function readCheckoutConfig(trx: StoreTrx, storeId: string): Promise<CheckoutConfig> {
  const [store, row, countries] = await Promise.all([
    storeRow(trx, storeId),
    trx.selectFrom('checkout_config').select('config').where('store_id', '=', storeId).executeTakeFirst(),
    shippingCountries(trx, storeId),
  ])
  const stored = row?.config as Partial<Settings> | undefined
  const thankYou = stored?.contactMethod === 'phone' ? THANK_YOU_BY_PHONE : DEFAULTS.thankYou
  const settings = { ...DEFAULTS, thankYou, ...stored, colors: colorsOf(stored?.colors) }
  const currency = store.currency as Currency
  return {
    storeId,
    currency,
    ...settings,
    minOrderTotal: toMajor(settings.minOrderTotal, currency),
    countries: countries === 'all' ? [...countryCodes()] : countries,
    defaultCountry: store.country,
  }
}

/** The settings of a store's checkout, with the countries that it ships to, as shoppers and members see them. */
export const getCheckoutConfig = ({ db, store: { storeId } }: StoreScope): Promise<CheckoutConfig> =>
  withStoreReadOnly(db, storeId, (trx) => readCheckoutConfig(trx, storeId))
