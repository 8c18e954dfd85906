import { load, walk } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sectionTemplates, type TemplateStore } from './all.ts'

const image = fc.constantFrom('', '/media/a.webp', '/media/b.webp')
const word = fc.string({ minLength: 1, maxLength: 40 })

/** Stores from empty ones to full ones, with names that would break out of HTML. */
const store: fc.Arbitrary<TemplateStore> = fc.record({
  name: fc.oneof(word, fc.constant('<b>Fern</b> & "Oak"')),
  email: fc.constantFrom('', 'hello@fern.example'),
  phone: fc.constantFrom('', '+43 1 234567'),
  address: fc.array(word, { maxLength: 4 }),
  paymentMethods: fc.array(word, { maxLength: 3 }),
  delivery: fc.array(
    fc.record({
      zone: word,
      price: fc.constantFrom('', '€4.90'),
      freeOver: fc.constantFrom('', '€60.00'),
      time: fc.constantFrom(null, [2, 4] as const, [1, 1] as const, [0, 0] as const),
    }),
    { maxLength: 5 },
  ),
  returnDays: fc.constantFrom(null, 0, 1, 30),
  hasReviews: fc.boolean(),
  policies: fc.array(fc.record({ label: word, url: fc.constant('/page/terms') }), { maxLength: 5 }),
  categories: fc.array(
    fc.record({ id: fc.constantFrom('c1', 'c2', 'c3'), name: word, slug: fc.constantFrom('mugs', 'bowls'), image }),
    { maxLength: 6 },
  ),
  products: fc.array(fc.record({ id: word, name: word, productImage: image }), { maxLength: 12 }),
})

it('each purpose has at least three templates, which load without a report in every store', () => {
  fc.assert(
    fc.property(store, (one) => {
      const purposes = sectionTemplates(one)
      expect(purposes.map(({ id }) => id)).toEqual(['hero', 'story', 'products', 'proof', 'contact'])
      expect(JSON.stringify(purposes).includes('"reviews"')).toBe(one.hasReviews)
      for (const { templates } of purposes) {
        expect(templates.length).toBeGreaterThanOrEqual(3)
        for (const { id, content } of templates) expect(load({ content }, blocks).report, id).toEqual([])
      }
      const all = purposes.flatMap(({ templates }) => templates)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    }),
    { numRuns: repeat(25) },
  )
})

it('contains the data of the store, and nothing that the store did not enter', () => {
  const purposes = sectionTemplates({
    name: 'Fern & <Oak>',
    email: 'hello@fern.example',
    phone: '+43 1 234567',
    address: ['Lindengasse 4', '1070 Vienna'],
    paymentMethods: ['Cash on delivery', 'Bank transfer'],
    delivery: [
      { zone: 'Austria', price: '€4.90', freeOver: '€60.00', time: [2, 4] },
      { zone: 'Germany', price: '', freeOver: '', time: null },
    ],
    returnDays: 30,
    hasReviews: false,
    policies: [{ label: 'Returns', url: '/page/refund-policy' }],
    categories: [{ id: 'c1', name: 'Mugs', slug: 'mugs', image: '/media/mugs.webp' }],
    products: [{ id: 'p1', name: 'Cup', productImage: '/media/cup.webp' }],
  })
  const text = JSON.stringify(purposes)
  for (const own of [
    'Fern &amp; &lt;Oak&gt;',
    'mailto:hello@fern.example',
    'tel:+431234567',
    'Lindengasse 4',
    'Cash on delivery and Bank transfer',
    'Austria: €4.90, free from €60.00, in 2 to 4 days',
    'Germany: free',
    'within 30 days',
  ])
    expect(text).toContain(own)
  for (const own of ['/page/refund-policy', '/collection/mugs', '/media/mugs.webp', '/media/cup.webp'])
    expect(text).toContain(own)
  expect(text).not.toContain('<Oak></')
  const types = purposes.flatMap(({ templates }) =>
    templates.flatMap(({ content }) => [...walk(load({ content }, blocks).document)].map(({ block }) => block.type)),
  )
  // Their defaults are examples that only the owner can replace.
  for (const invented of ['testimonials', 'storeHours', 'logoRow', 'countdown']) expect(types).not.toContain(invented)
})
