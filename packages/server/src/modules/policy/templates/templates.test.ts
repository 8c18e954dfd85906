import type { PolicyKind } from '@blockfront/contract'
import { expect, it } from 'vitest'
import type { PolicyFacts } from '../facts.ts'
import { policyTemplate } from './all.ts'
import { lines, list, paragraphs } from './html.ts'
import { wordings } from './wording/all.ts'
import { en } from './wording/en.ts'

const facts: PolicyFacts = {
  legalName: 'Fern Ltd',
  representative: 'Ada Fern',
  registration: 'No. 5',
  vatId: 'VAT7',
  returnDays: 30,
  returnCosts: 'customer',
  language: 'en',
  storeName: 'Fern Shop',
  seller: 'Fern Ltd',
  address: ['1 Road', 'Town'],
  email: 'ada@fern.example',
  phone: '+1 555 0100',
  country: 'Canada',
  isEea: false,
  currency: 'CAD',
  pricesIncludeTax: false,
  shipping: [
    { countries: ['Canada', 'Mexico'], rates: ['Standard: free'] },
    { countries: [], rates: ['Express: $9.00'] },
  ],
  paymentMethods: ['Card', 'Cash'],
  providers: ['Stripe', 'Mollie'],
  hasAccounts: true,
  hasWishlist: true,
  acceptsReviews: true,
  offersStockAlerts: true,
  hasPixel: true,
  alwaysAsksConsent: true,
  keepsCarts: true,
  sendsReminders: true,
}

const { privacy, returns, withdrawal, shipping, terms, notice } = en

/** The text of a policy is there with these facts, and not with the changed ones. */
it.each<[PolicyKind, string, Partial<PolicyFacts>]>([
  ['privacy', privacy.account, { hasAccounts: false }],
  ['privacy', privacy.pixel, { hasPixel: false }],
  ['privacy', privacy.pixel, { alwaysAsksConsent: false }],
  ['privacy', privacy.wishlist, { hasWishlist: false }],
  ['privacy', privacy.wishlist, { hasAccounts: false }],
  ['privacy', privacy.reviews, { acceptsReviews: false }],
  ['privacy', privacy.stockAlerts, { offersStockAlerts: false }],
  ['privacy', privacy.carts, { keepsCarts: false }],
  ['privacy', privacy.reminders, { sendsReminders: false }],
  ['privacy', 'Stripe and Mollie, to process your payment.', { providers: [] }],
  ['privacy', privacy.write(facts.email), { email: '' }],
  ['privacy', en.email(facts.email), { email: '' }],
  ['privacy', en.phone(facts.phone), { phone: '' }],
  ['privacy', privacy.rightsText, { isEea: true }],
  ['refund', returns.period(30), { returnDays: null }],
  ['refund', returns.condition, { returnDays: 0 }],
  ['refund', returns.write(facts.email), { email: '' }],
  ['refund', en.email(facts.email), { email: '' }],
  ['refund', en.phone(facts.phone), { phone: '' }],
  ['refund', returns.youSend, { returnCosts: 'store' }],
  ['refund', returns.title, { isEea: true }],
  ['terms', terms.withoutTax('CAD'), { pricesIncludeTax: true }],
  ['terms', '<ul><li>Card</li><li>Cash</li></ul>', { paymentMethods: [] }],
  ['terms', terms.methods, { paymentMethods: [] }],
  ['terms', terms.returnsText, { isEea: true }],
  ['terms', 'law of the seller’s country applies: Canada', { country: '' }],
  ['terms', en.email(facts.email), { email: '' }],
  ['shipping', '<h3>Canada, Mexico</h3><ul><li>Standard: free</li></ul>', { shipping: [] }],
  ['shipping', '<h3>All other countries</h3>', { shipping: facts.shipping.slice(1) }],
  ['shipping', shipping.taxes, { pricesIncludeTax: true }],
  ['shipping', ` at ${facts.email}.`, { email: '' }],
  ['shipping', shipping.days, { shipping: [] }],
  ['legal-notice', '<p>Fern Ltd<br />1 Road<br />Town</p>', { seller: 'Other', address: [] }],
  ['legal-notice', `<h3>${notice.represented}</h3><p>Ada Fern</p>`, { representative: '' }],
  ['legal-notice', `<h3>${notice.responsible}</h3><p>Ada Fern<br />`, { representative: '' }],
  ['legal-notice', '<p>No. 5</p>', { registration: '' }],
  ['legal-notice', '<p>VAT7</p>', { vatId: '' }],
  ['legal-notice', en.email(facts.email), { email: '' }],
  ['legal-notice', en.phone(facts.phone), { phone: '' }],
  ['legal-notice', `<h3>${notice.contact}</h3>`, { email: '', phone: '' }],
])('the policy %s says %j, but not with %j', (kind, text, change) => {
  const html = (changed: Partial<PolicyFacts> = {}) => policyTemplate(kind, { ...facts, ...changed }).replaceAll('&#39;', "'")
  expect(html()).toContain(text)
  expect(html(change)).not.toContain(text)
  expect(html(change)).not.toMatch(/undefined|false|<p><\/p>|<ul><\/ul>|<li>,/)
})

/** The other way around. */
it.each<[PolicyKind, string, Partial<PolicyFacts>]>([
  ['privacy', privacy.pixelAsks, { alwaysAsksConsent: false }],
  ['privacy', privacy.complaint, { isEea: true }],
  ['privacy', privacy.rightsEea, { isEea: true }],
  ['refund', returns.none, { returnDays: 0 }],
  ['refund', returns.ask, { email: '' }],
  ['refund', returns.weSend, { returnCosts: 'store' }],
  ['refund', withdrawal.right(30), { isEea: true }],
  ['refund', withdrawal.right(14), { isEea: true, returnDays: 7 }],
  ['refund', withdrawal.right(14), { isEea: true, returnDays: null }],
  ['refund', withdrawal.youSend, { isEea: true }],
  ['terms', terms.withTax('CAD'), { pricesIncludeTax: true }],
  ['terms', terms.withdrawalText, { isEea: true }],
  ['privacy', `<p>${privacy.rightsText}</p>`, { email: '' }],
  ['privacy', 'Stripe, to process your payment.', { providers: ['Stripe'] }],
  ['terms', '<ul><li>Card</li></ul>', { paymentMethods: ['Card'] }],
  ['shipping', '<h3>All countries</h3>', { shipping: facts.shipping.slice(1) }],
  ['shipping', '<h3>Canada</h3>', { shipping: [{ countries: ['Canada'], rates: ['Standard: free'] }] }],
])('the policy %s says %j only with %j', (kind, text, change) => {
  expect(policyTemplate(kind, facts)).not.toContain(text)
  expect(policyTemplate(kind, { ...facts, ...change })).toContain(text)
})

it('a list or a paragraph without text is empty', () => {
  expect([list([]), list([false, undefined, '']), lines('', false), paragraphs('')]).toEqual(['', '', '', ''])
})

it('says when deliveries start to count, also with one zone', () => {
  expect(policyTemplate('shipping', { ...facts, shipping: facts.shipping.slice(1) })).toContain(shipping.days)
})

it('names the email address for delivery problems in every language, if there is one', () => {
  for (const [language, texts] of Object.entries(wordings)) {
    expect([language, texts.shipping.late('a@example.com')]).toEqual([language, expect.stringMatching(/[ :]a@example\.com\b/)])
    expect([language, texts.shipping.late('')]).toEqual([language, expect.stringMatching(/\p{L}\.$/u)])
  }
})

it('counts days in every language', () => {
  const days = Object.entries(wordings).map(([language, { rate }]) => [
    language,
    rate.days(1, 1),
    rate.days(2, 2),
    rate.days(1, 2),
  ])
  expect(days.toSorted()).toEqual([
    ['de', '1 Tag', '2 Tage', '1 bis 2 Tage'],
    ['en', '1 day', '2 days', '1 to 2 days'],
    ['es', '1 día', '2 días', 'de 1 a 2 días'],
    ['fr', '1 jour', '2 jours', '1 à 2 jours'],
    ['it', '1 giorno', '2 giorni', 'da 1 a 2 giorni'],
    ['nl', '1 dag', '2 dagen', '1 tot 2 dagen'],
  ])
})

it('no policy has an empty section, whatever is missing', () => {
  const nothing = Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) => {
      if (key === 'language') return []
      const empty = typeof value === 'string' ? '' : typeof value === 'boolean' ? false : Array.isArray(value) ? [] : null
      return [[key, empty]]
    }),
  ) as Partial<PolicyFacts>
  const changes = [nothing, ...Object.entries(nothing).map(([key, value]) => ({ [key]: value }))]
  for (const kind of ['privacy', 'refund', 'terms', 'shipping', 'legal-notice'] as const)
    for (const change of changes) {
      const html = policyTemplate(kind, { ...facts, ...change })
      const empty = html.match(/<(p|ul|li|h2|h3)>\s*<\/\1>|<\/h3>(?:<h[23]>|$)/g) ?? []
      expect([kind, Object.keys(change).slice(0, 1), empty]).toEqual([kind, Object.keys(change).slice(0, 1), []])
    }
})
