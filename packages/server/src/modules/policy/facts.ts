import type { Currency } from '@blockfront/commerce'
import { toMajor } from '@blockfront/commerce'
import type { PolicyFact, PolicyLanguage, PolicySettings } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { settingsRow } from '../abandoned-checkout/index.ts'
import { isOffered, methodsOf } from '../payment/index.ts'
import { readReviewSettings } from '../review/index.ts'
import { ratesOf, type ShippingRateRow, zonesOf } from '../shipping/index.ts'
import { addressLines, storeRow } from '../store/index.ts'
import { trackingOf } from '../tracking/index.ts'
import { readPolicySettings } from './settings.ts'
import { policyLanguageOf, wordings } from './templates/wording/all.ts'
import type { PolicyWording } from './templates/wording/en.ts'
import { isInEea } from './withdrawal.ts'

/** A shipping zone in words. */
export interface ShippingFact {
  /** Names of countries; empty for the rest of the world. */
  countries: string[]
  rates: string[]
}

/** The facts about a store in the templates. Only facts from its data and its owner's answers. */
export interface PolicyFacts extends PolicySettings {
  /** The language in which the policies are written. */
  language: PolicyLanguage
  storeName: string
  /** The legal name, or the name of the store. */
  seller: string
  address: string[]
  email: string
  phone: string
  /** Name of the country of business. */
  country: string
  /** Whether the seller is in the European Union or the European Economic Area, whose withdrawal rules are customary there. */
  isEea: boolean
  currency: string
  pricesIncludeTax: boolean
  shipping: ShippingFact[]
  paymentMethods: string[]
  /** Names of payment providers that process the payments. */
  providers: string[]
  hasAccounts: boolean
  hasWishlist: boolean
  acceptsReviews: boolean
  /** Whether shoppers can request an email when a sold-out item is back in stock. */
  offersStockAlerts: boolean
  hasPixel: boolean
  /** Whether every visitor is asked before the pixel loads. */
  alwaysAsksConsent: boolean
  /** Whether the cart is kept when a shopper enters an email address in the checkout. */
  keepsCarts: boolean
  sendsReminders: boolean
}

const PROVIDERS: Readonly<Record<string, string>> = { stripe: 'Stripe', mollie: 'Mollie' }

/** Reads the facts of a store. Policies are written in its language, or in English if that has no templates. */
export async function readFacts(trx: StoreTrx, storeId: string): Promise<PolicyFacts> {
  const [row, settings, zones, rates, methods, reviews, carts] = await Promise.all([
    storeRow(trx, storeId),
    readPolicySettings(trx, storeId),
    zonesOf(trx, storeId),
    ratesOf(trx, storeId),
    methodsOf(trx, storeId),
    readReviewSettings(trx, storeId),
    settingsRow(trx, storeId),
  ])
  const language = policyLanguageOf(row.locale)
  const countryNames = new Intl.DisplayNames(language, { type: 'region' })
  const nameOf = (code: string) => countryNames.of(code) ?? code
  const enabled = methods.filter(isOffered)
  const currency = row.currency as Currency
  return {
    ...settings,
    language,
    storeName: row.name,
    seller: settings.legalName || row.name,
    address: addressLines(row),
    email: row.store_email,
    phone: row.store_phone,
    country: row.country ? nameOf(row.country) : '',
    isEea: isInEea(row.country),
    currency,
    pricesIncludeTax: row.prices_include_tax,
    shipping: zones.flatMap((zone) => {
      const own = rates.filter((rate) => rate.zone_id === zone.id && rate.enabled)
      return own.length === 0
        ? []
        : [{ countries: zone.countries.map(nameOf).toSorted(), rates: own.map((rate) => rateText(rate, currency, language)) }]
    }),
    paymentMethods: enabled.map(({ title }) => title),
    providers: [...new Set(enabled.flatMap(({ type }) => PROVIDERS[type] ?? []))],
    hasAccounts: row.customer_accounts,
    hasWishlist: row.has_wishlist,
    acceptsReviews: reviews.isOpen,
    offersStockAlerts: !row.disabled_emails.includes('back-in-stock'),
    hasPixel: row.fb_pixel_id !== '',
    alwaysAsksConsent: trackingOf(row).consent === 'always',
    keepsCarts: carts.keeps_carts,
    sendsReminders: carts.reminders_since !== null && carts.keeps_carts,
  }
}

/** "Standard: $5.00, free from $50.00, 3 to 7 days". */
function rateText(rate: ShippingRateRow, currency: Currency, language: PolicyLanguage): string {
  const { name, type, price, free_over: freeOver, min_days: min, max_days: max } = rate
  const texts: PolicyWording['rate'] = wordings[language].rate
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const money = (amount: number) => (amount === 0 ? texts.free : format.format(toMajor(amount, currency)))
  const cost = {
    free: texts.free,
    flat: money(price),
    pickup: texts.pickup(money(price)),
    price_tiers: texts.byPrice,
    weight_tiers: texts.byWeight,
  }[type]
  const first = min ?? max
  const parts = [
    cost,
    freeOver !== null && texts.freeFrom(format.format(toMajor(freeOver, currency))),
    first !== null && texts.days(first, max ?? first),
  ]
  return `${name}: ${parts.filter(Boolean).join(', ')}`
}

/** Returns which facts are missing in the templates. */
export function missingFacts(facts: PolicyFacts): PolicyFact[] {
  const known: Record<PolicyFact, boolean> = {
    legalName: facts.legalName !== '',
    address: facts.address.length > 1,
    email: facts.email !== '',
    returnDays: facts.returnDays !== null,
    shipping: facts.shipping.length > 0,
    payment: facts.paymentMethods.length > 0,
  }
  return (Object.keys(known) as PolicyFact[]).filter((fact) => !known[fact])
}
