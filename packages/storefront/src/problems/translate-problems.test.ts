import { ApiError } from '@blockfront/contract/client'
import { afterEach, expect, test } from 'vitest'
import { setPageLocale } from '../language/all-catalogs.ts'
import { quoteOf } from '../testing/payload.ts'
import { translateError, translateQuote } from './translate-problems.ts'

afterEach(() => setPageLocale('en'))

const error = () =>
  new ApiError('order.place', 429, { error: 'Too many attempts.', code: 'rate_limited', fields: { 'contact.email': 'Invalid.' } })
const quote = quoteOf({
  problems: [{ code: 'no_zone', message: 'This store does not ship to this address.' }],
  codeProblem: { code: 'expired', entered: 'OLD', message: 'This discount code has expired.' },
})

const soldOut = {
  ...{ productId: 'a', variationId: null, name: 'Vase', productImage: '', selectedAttributes: {}, quantity: 1, available: 0 },
  ...{ unitPrice: 20, lineTotal: 20, problem: 'sold_out' as const },
}

test('an English page shows the texts of the server', () => {
  setPageLocale('en-GB')
  const shown = error()
  translateError(shown)
  expect([shown.message, shown.fields]).toEqual(['Too many attempts.', { 'contact.email': 'Invalid.' }])
  expect(translateQuote(quote)).toBe(quote)
})

test.each([
  ['no_zone', 'Dieser Shop liefert nicht an diese Adresse.'],
  ['item_unavailable', 'Vase ist ausverkauft. Entfernen Sie den Artikel, um fortzufahren.'],
  [
    'code_refused',
    'Der Rabattcode OLD wurde nicht angewendet. Dieser Rabattcode ist abgelaufen. Bitte prüfen Sie die Gesamtsumme.',
  ],
  ['method_unavailable', 'Diese Zahlungsart ist für diese Bestellung nicht verfügbar. Wählen Sie eine andere.'],
] as const)('other pages show the reason why an order is not placed: %s', (code, message) => {
  setPageLocale('de-AT')
  const line = { ...soldOut, message: 'Vase is sold out.' }
  const body = {
    error: 'English.',
    code,
    fields: { 'shippingAddress.country': 'English.' },
    details: { quote: { ...quote, lines: [line] } },
  }
  const shown = new ApiError('order.place', 409, body)
  translateError(shown)
  expect([shown.message, shown.fields]).toEqual([message, { 'shippingAddress.country': message }])
})

test('other pages show the texts of their language for the codes of errors and problems', () => {
  setPageLocale('de-AT')
  const shown = error()
  translateError(shown)
  expect(shown.message).toContain('Zu viele Versuche')
  expect(shown.fields).toEqual({ 'contact.email': 'Bitte prüfen Sie dieses Feld.' })
  const { problems, codeProblem } = translateQuote(quote)
  expect([problems[0]?.message, codeProblem?.message]).toEqual([
    'Dieser Shop liefert nicht an diese Adresse.',
    'Dieser Rabattcode ist abgelaufen.',
  ])
})
