import type { Currency } from '@blockfront/commerce'
import { toMajor } from '@blockfront/commerce'
import type { PolicyFact, PolicySettings } from '@blockfront/contract'
import type { StoreTrx } from '../../db/scope.ts'
import { methodsOf } from '../payment/method/payment-methods.ts'
import { ratesOf, type ShippingRateRow, zonesOf } from '../shipping/shipping-zones.ts'
import { storeRow } from '../store/store.ts'
import { addressLines } from '../store/store-view.ts'
import { readPolicySettings } from './settings.ts'
import { isInEea } from './withdrawal.ts'

/** A shipping zone in words. */
export interface ShippingFact {
  /** Names of countries; empty for the rest of the world. */
  countries: string[]
  rates: string[]
}

/** What the templates state about a store. Only facts from its data and its owner's answers. */
export interface PolicyFacts extends PolicySettings {
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
  hasPixel: boolean
  sendsReminders: boolean
}

const PROVIDERS: Readonly<Record<string, string>> = { stripe: 'Stripe', mollie: 'Mollie' }

/** Reads the facts of a store. Policies are written in English. */
export async function readFacts(trx: StoreTrx, storeId: string): Promise<PolicyFacts> {
  const [row, settings, zones, rates, methods, reminders] = await Promise.all([
    storeRow(trx, storeId),
    readPolicySettings(trx, storeId),
    zonesOf(trx, storeId),
    ratesOf(trx, storeId),
    methodsOf(trx, storeId),
    trx.selectFrom('abandoned_checkout_settings').selectAll().where('store_id', '=', storeId).executeTakeFirst(),
  ])
  const countryNames = new Intl.DisplayNames('en', { type: 'region' })
  const nameOf = (code: string) => countryNames.of(code) ?? code
  const enabled = methods.filter((method) => method.enabled)
  const currency = row.currency as Currency
  return {
    ...settings,
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
        : [{ countries: zone.countries.map(nameOf).toSorted(), rates: own.map((rate) => rateText(rate, currency)) }]
    }),
    paymentMethods: enabled.map(({ title }) => title),
    providers: [...new Set(enabled.flatMap(({ type }) => PROVIDERS[type] ?? []))],
    hasAccounts: row.customer_accounts,
    hasPixel: row.fb_pixel_id !== '',
    sendsReminders: reminders?.reminders_since != null,
  }
}

/** "Standard: $5.00, free from $50.00, 3 to 7 days". */
function rateText({ name, type, price, free_over, min_days, max_days }: ShippingRateRow, currency: Currency): string {
  const money = (amount: number) => new Intl.NumberFormat('en', { style: 'currency', currency }).format(toMajor(amount, currency))
  const cost = {
    free: 'free',
    flat: price === 0 ? 'free' : money(price),
    pickup: price === 0 ? 'pickup, free' : `pickup, ${money(price)}`,
    price_tiers: 'by the total of the order',
    weight_tiers: 'by the weight of the order',
  }[type]
  const days = daysText(min_days, max_days)
  return `${name}: ${[cost, free_over !== null && `free from ${money(free_over)}`, days].filter(Boolean).join(', ')}`
}

function daysText(min: number | null, max: number | null): string {
  if (min === null && max === null) return ''
  if (min === null || max === null || min === max) return count(max ?? min ?? 0)
  return `${min} to ${count(max)}`
}

const count = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

/** Returns which facts the templates miss. */
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
