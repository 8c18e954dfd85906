import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillProductTokens, productTextFields, productToken } from './product-text.ts'

const values = { name: 'Cup & <b>saucer</b>', price: '€12.50', stock: '{{product.name}}' }

it('replaces tokens by escaped values, once, and missing values by nothing', () => {
  expect(fillProductTokens('<p>{{product.name}}: {{product.price}}{{product.sku}}.</p>', values)).toBe(
    '<p>Cup &amp; &lt;b&gt;saucer&lt;/b&gt;: €12.50.</p>',
  )
  expect(fillProductTokens('{{product.stock}}', values)).toBe('{{product.name}}')
  for (const other of ['{{product.}}', '{{product.colour}}', '{{product.name', '{{ product.name }}', '{{product.names}}'])
    expect(fillProductTokens(other, values)).toBe(other)
})

it('leaves other text unchanged, and no value can add HTML', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom(...productTextFields), (text, value, field) => {
      fc.pre(!text.includes('{{product.'))
      expect(fillProductTokens(text, { [field]: value })).toBe(text)
      expect(fillProductTokens(productToken(field), { [field]: value })).not.toMatch(/[<>"']/)
    }),
  )
})
