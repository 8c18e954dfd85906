import { languages } from '@blockfront/messages'
import { describe, expect, it } from 'vitest'
import { type EmailKind, emailTypes } from '../emails/all.ts'
import { sampleOrder } from '../emails/order-contents.ts'
import { renderEmail, renderSample } from '../render-email.tsx'
import { extremeData } from '../testing/extreme-data.ts'
import { sampleBrands } from '../testing/sample-brand.ts'
import { en } from './en.ts'
import { languageFor } from './languages.ts'

const kinds = (Object.keys(emailTypes) as EmailKind[]).filter((kind) => emailTypes[kind].recipient === 'shopper')
const { default: brand } = sampleBrands
if (!brand) throw new Error('There is no brand to test with.')

/** Every part of two or more words of the English texts, between placeholders. */
const english = Object.values(en)
  .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)))
  .flatMap((text) => text.split(/{\w+}/).map((part) => part.trim()))
  .filter((part) => part.includes(' '))

describe.each(languages)('emails to shoppers in %s', (language) => {
  const rendered = kinds.flatMap((kind) =>
    [
      renderSample(kind, { ...brand, locale: language }),
      renderEmail(kind, extremeData[kind], { ...brand, locale: language }),
    ].map((email) => ({ kind, ...email })),
  )

  it('have the language and the direction of their texts', () => {
    const direction = language === 'ar' ? 'rtl' : 'ltr'
    for (const { html } of rendered) expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
  })

  it('have no placeholder, and no English unless that is their language', () => {
    for (const { kind, subject, text } of rendered) {
      const email = `${subject}\n${text}`
      expect(email).not.toMatch(/\{\w+\}|undefined|Invalid Date/)
      const found = english.filter((part) => email.includes(part))
      if (language === 'en') expect(found, kind).not.toEqual([])
      else expect(found, kind).toEqual([])
    }
  })
})

it('writes emails to everyone else in English, with dates and amounts in English words', () => {
  expect(languageFor('owner', 'ar-EG')).toMatchObject({ language: 'en', direction: 'ltr', locale: 'en-EG' })
  expect(languageFor('shopper', 'ar-EG')).toMatchObject({ language: 'ar', direction: 'rtl', locale: 'ar-EG' })
  expect(languageFor('shopper', 'sv-SE')).toMatchObject({ language: 'en', locale: 'en-SE' })
  expect(languageFor('shopper', 'de-1')).toMatchObject({ language: 'de', locale: 'de' })
  expect(languageFor('shopper', 'de')).toMatchObject({ language: 'de', locale: 'de' })
  const { subject, html } = renderSample('order-new', { ...brand, locale: 'ar-EG' })
  expect(subject).toBe('New order #1042')
  expect(html).toContain('<html lang="en" dir="ltr">')
})

it('keeps the order of numbers and names in plain text from right to left', () => {
  const order = sampleOrder(languageFor('shopper', 'en').messages)
  const data = { url: 'https://store.example/', payment: { title: 'Bank', instructions: '', dueAt: null } }
  const { subject, text } = renderEmail(
    'order-placed',
    { ...data, order, shippingAddress: ['1010 Vienna'], shippingMethod: '', giftMessage: '', customerNote: '' },
    { ...brand, name: '3 Flowers', locale: 'ar-AE' },
  )
  expect(subject).toBe('طلبك \u2068#1042\u2069 من \u20683 Flowers\u2069')
  const lines = text.split('\n')
  expect(lines).toContain(
    '\u200f2 × \u2068Linen shirt\u2069 (\u2068Size: M · Color: Sand\u2069)  \u2068\u200f118.00\u00a0€\u2069',
  )
  expect(lines).toContain('\u200fعنوان الشحن: \u20681010 Vienna\u2069')
  expect(renderSample('account-code', { ...brand, locale: 'ar-AE' }).text).toMatch(/^482913$/m)
})
