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
  codeProblem: { code: 'expired', message: 'This discount code has expired.' },
})

test('an English page shows the texts of the server', () => {
  setPageLocale('en-GB')
  const shown = error()
  translateError(shown)
  expect([shown.message, shown.fields]).toEqual(['Too many attempts.', { 'contact.email': 'Invalid.' }])
  expect(translateQuote(quote)).toBe(quote)
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
