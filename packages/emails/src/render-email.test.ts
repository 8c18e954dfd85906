import { expect, it } from 'vitest'
import { type EmailKind, emailTypes } from './emails/all.ts'
import { renderSample } from './render-email.tsx'
import { sampleBrands } from './testing/sample-brand.ts'

const kinds = Object.keys(emailTypes) as EmailKind[]
const brand = sampleBrands.default
if (!brand) throw new Error('There is no brand to test with.')

it.each(kinds)('%s is listed under its kind, with a title and a description', (kind) => {
  const type = emailTypes[kind]
  expect(type.kind).toBe(kind)
  expect(type.title).not.toBe('')
  expect(type.description).toMatch(/\.$/)
})

it('renders the text of an order from the same view as its HTML', () => {
  const { subject, html, text } = renderSample('order-placed', { ...brand, locale: 'en' })
  expect(subject).toBe('Your order #1042 at Flowers & More')
  expect(html).toContain('<title>Your order #1042 at Flowers &amp; More</title>')
  expect(text).toContain(
    [
      '2 × Linen shirt (Size: M · Color: Sand)  €118.00',
      '1 × Stoneware mug  €24.00',
      '',
      'Subtotal  €142.00',
      'Welcome (WELCOME10)  −€14.20',
      'Shipping  €4.90',
      'Includes VAT 19%  €21.19',
      'Total  €132.70',
      '',
      'Payment: Bank transfer',
      'Send the money to AT61 1904 3002 3457 3201.',
    ].join('\n'),
  )
  expect(text).toMatch(/\n\nView your order: https:\/\/store\.example\/order\/sample\n\nFlowers & More\nRingstraße 1\n/)
})
