import { type Currency, toMajor } from '@blockfront/commerce'
import { type CheckoutConfig, endpoints } from '@blockfront/contract'
import type { Database } from '../../db/database.ts'
import { readStore, type StoreTrx } from '../../db/scope.ts'
import { storeRow } from '../store/store.ts'

const { response: config } = endpoints['checkout.config']

type Settings = Omit<CheckoutConfig, 'storeId' | 'currency' | 'countries' | 'defaultCountry'>

/** The settings of a checkout that its owner has not changed (server.md, "CheckoutConfig"); prices in minor units. */
const DEFAULTS: Settings = {
  contactMethod: 'email',
  fields: {
    lastName: 'required',
    company: 'hidden',
    line2: 'optional',
    phone: 'optional',
    postalCode: 'required',
    region: 'optional',
    note: 'optional',
  },
  terms: { required: false, text: '' },
  marketingConsent: { shown: false, text: 'Send me news and offers by mail.' },
  minOrderTotal: 0,
  texts: { title: 'Checkout', button: 'Place order', note: '' },
  thankYou: { title: 'Thank you for your order', text: 'We sent you a mail with all details.' },
  colors: { accent: '', background: '' },
  policies: [],
}

/** What thanks a shopper who left a phone number alone: no mail goes out. */
const THANKS_BY_PHONE = { ...DEFAULTS.thankYou, text: 'We have it. This page has all details.' }

/** Every ISO 3166-1 country that the runtime knows a name of, once. */
const everyCountry = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const none = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])
  // Codes that were given up stand for the country that took their place.
  const isCurrent = (code: string) => new Intl.Locale('und', { region: code }).region === code
  return letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => !none.has(code) && names.of(code) !== undefined && isCurrent(code))
})()

/** Colours as they may stand in a style; others count as not set. */
const colorsOf = (stored: unknown): Settings['colors'] =>
  config.shape.colors.catch(DEFAULTS.colors).parse({ ...DEFAULTS.colors, ...Object(stored) })

/** The checkout's settings as shoppers and members see them. */
export async function readCheckoutConfig(trx: StoreTrx, storeId: string): Promise<CheckoutConfig> {
  const [store, own, zones] = await Promise.all([
    storeRow(trx, storeId),
    trx.selectFrom('checkout_config').select('config').where('store_id', '=', storeId).executeTakeFirst(),
    trx.selectFrom('shipping_zones').select(['countries', 'is_rest_of_world']).where('store_id', '=', storeId).execute(),
  ])
  const set = own?.config as Partial<Settings> | undefined
  const thankYou = set?.contactMethod === 'phone' ? THANKS_BY_PHONE : DEFAULTS.thankYou
  const settings = { ...DEFAULTS, thankYou, ...set, colors: colorsOf(set?.colors) }
  const currency = store.currency as Currency
  const everywhere = zones.some((zone) => zone.is_rest_of_world)
  return {
    storeId,
    currency,
    ...settings,
    minOrderTotal: toMajor(settings.minOrderTotal, currency),
    countries: everywhere ? everyCountry : [...new Set(zones.flatMap((zone) => zone.countries))].sort(),
    defaultCountry: store.country,
  }
}

export const checkoutConfig = (db: Database, storeId: string) => readStore(db, storeId, (trx) => readCheckoutConfig(trx, storeId))
