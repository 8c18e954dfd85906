import { type currencies, currencyExponent } from '@blockfront/commerce'
import type { Product } from '@blockfront/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CsvFormat, columnsOf, formatOf, headerOf, readHeaders } from './columns.ts'
import { toRecord } from './csv-record.ts'
import { type CsvProduct, readProduct } from './read-product.ts'
import { bodyOf } from './save-product.ts'
import { type CsvLine, writeProduct } from './write-product.ts'

const before2025 =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Google Shopping / Gender,Variant Image,Variant Weight Unit,Status'
const since2025 =
  'URL handle,Title,Description,Vendor,Type,Tags,Published on online store,Option1 name,Option1 value,Option2 name,Option2 value,SKU,Weight value (grams),Inventory tracker,Inventory quantity,Continue selling when out of stock,Price,Compare-at price,Requires shipping,Charge tax,Barcode,Product image URL,Image position,Image alt text,Gift card,SEO title,SEO description,Google Shopping / Gender,Variant image URL,Weight unit for display,Status'

const shirts = [
  'shirt,Linen Shirt,<p>Light</p>,Hemd & Co,Shirts,"summer, linen",TRUE,Size,S,Color,Blue,SH-S,180,shopify,3,deny,39.90,49.90,true,true,4001,https://cdn.example/1.jpg,1,Front,false,Linen shirt,A light shirt,unisex,https://cdn.example/blue.jpg,g,active',
  'shirt,,,,,,,,M,,Blue,SH-M,180,shopify,-2,deny,39.90,49.90,true,true,4002,https://cdn.example/2.jpg,2,Back,,,,,,kg,',
  'shirt,,,,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,,,,,,,',
]

const cellsOf = (line: string) =>
  [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].slice(0, line.split(',').length).map((m) => m[2] ?? m[1] ?? '')

function read(header: string, lines: readonly string[], currency: (typeof currencies)[number] = 'EUR'): CsvProduct {
  const headers = header.split(',')
  const meanings = readHeaders(headers)
  return readProduct(
    lines.map((line, index) => toRecord(index + 2, cellsOf(line), meanings)),
    {
      currency,
      templates: new Map(),
      columns: new Set(meanings.flatMap((meaning) => (meaning && 'key' in meaning ? [meaning.key] : []))),
      header: (key) => headerOf(key, meanings, headers),
    },
  )
}

describe('products of Shopify', () => {
  it('have the same meaning with the headers before and since 2025', () => {
    expect(read(since2025, shirts)).toEqual(read(before2025, shirts))
  })

  it('become a product with options, images, sale prices and kept cells', () => {
    const product = read(before2025, shirts)
    expect(product.problems).toEqual([])
    expect(product.fields).toMatchObject({
      name: 'Linen Shirt',
      brand: 'Hemd & Co',
      tags: ['summer', 'linen'],
      status: 'active',
      price: 49.9,
      discountPrice: 39.9,
      trackInventory: true,
      allowBackorder: false,
      weight: 180,
      attributeGroups: [
        { name: 'Size', type: 'select', values: ['S', 'M'] },
        { name: 'Color', type: 'select', values: ['Blue'] },
      ],
    })
    expect(product.variations.map(({ attributes, fields, kept }) => ({ attributes, fields, kept }))).toEqual([
      {
        attributes: { Size: 'S', Color: 'Blue' },
        fields: {
          price: 49.9,
          discountPrice: 39.9,
          sku: 'SH-S',
          barcode: '4001',
          stockQuantity: 3,
          image: 'https://cdn.example/blue.jpg',
        },
        kept: { 'Weight unit for display': 'g' },
      },
      {
        attributes: { Size: 'M', Color: 'Blue' },
        fields: { price: 49.9, discountPrice: 39.9, sku: 'SH-M', barcode: '4002', stockQuantity: -2 },
        kept: { 'Weight unit for display': 'kg' },
      },
    ])
    expect(product.images.map(({ url, alt }) => [url, alt])).toEqual([
      ['https://cdn.example/1.jpg', 'Front'],
      ['https://cdn.example/2.jpg', 'Back'],
      ['https://cdn.example/3.jpg', ''],
    ])
    expect(product.kept).toEqual({ Type: 'Shirts', 'Gift card': 'false', 'Google Shopping / Gender': 'unisex' })
  })

  it('without options have one line with “Default Title”', () => {
    const product = read('Handle,Title,Option1 Name,Option1 Value,Variant Price,Published', [
      'mug,Mug,Title,Default Title,12,false',
    ])
    expect(product).toMatchObject({ variations: [], fields: { attributeGroups: [], price: 12, status: 'draft' } })
  })
})

it('reads headers in any case, with any spaces and with underscores', () => {
  const [title] = readHeaders(['Title'])
  expect(title).toEqual({ key: 'title' })
  expect(readHeaders([' title ', 'TITLE', ''])).toEqual([title, title, undefined])
  expect(readHeaders(['url_handle', 'URL  handle'])).toEqual([{ key: 'handle' }, { key: 'handle' }])
})

it('reads the type of an option in any case, and drops unknown ones', () => {
  const typed = (type: string) =>
    read('Title,Price,Option1 name,Option1 value,Option1 type', [`Mug,1,Color,Red,${type}`]).fields.attributeGroups?.[0]?.type
  expect(['Color', 'BUTTONS', 'select', 'circle', ''].map(typed)).toEqual(['color', 'buttons', 'select', 'select', 'select'])
})

it('reports several variations without options, at the second', () => {
  const header = 'Title,URL handle,Price'
  expect(read(header, ['Mug,mug,1']).problems).toEqual([])
  expect(read(header, ['Mug,mug,1', ',mug,2']).problems).toMatchObject([{ line: 3 }])
})

describe('a wrong cell names its line and column', () => {
  it.each([
    ['Title,Variant Price', [`Mug,${'x'.repeat(41)}`], 'Variant Price', /^“x{40}…” is not a price/],
    ['Title,Variant Price', ['Mug,abc'], 'Variant Price', /“abc” is not a price in EUR\. Enter it as 12\.50\./],
    ['Title,Price,Inventory quantity', ['Mug,1,many'], 'Inventory quantity', /whole number/],
    ['Title,Price,Weight value (grams)', ['Mug,1,heavy'], 'Weight value (grams)', /number of 0 or more/],
    ['Title,Price,Charge tax', ['Mug,1,perhaps'], 'Charge tax', /neither TRUE nor FALSE/],
    ['Title,Price,Status', ['Mug,1,hidden'], 'Status', /not a status/],
  ])('%s: %s', (header, lines, column, message) => {
    const [problem] = read(header, lines).problems
    expect(problem).toMatchObject({ line: 2, column })
    expect(problem?.message).toMatch(message)
  })

  it('in the third line of a product', () => {
    const lines = ['Mug,mug,1,Size,S', ',mug,x,,M', ',mug,3,,S']
    const { problems } = read('Title,URL handle,Price,Option1 name,Option1 value', lines)
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'Price'],
      [4, 'Option1 value'],
    ])
  })
})

it('recognizes whose file it is', () => {
  expect(formatOf(before2025.split(','))).toBe('shopify')
  expect(formatOf(since2025.split(','))).toBe('shopify')
  expect(formatOf(columnsOf('blockfront', { options: 2 }).map(({ header }) => header))).toBe('blockfront')
})

/** Products as the dashboard saves them. */
const products = (currency: (typeof currencies)[number]) => {
  const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/)
  const amount = fc.integer({ min: 1, max: 9_999_999 }).map((minor) => minor / 10 ** currencyExponent(currency))
  const sale = fc.tuple(amount, fc.boolean()).map(([price, isSale]) => ({
    price,
    discountPrice: isSale && Math.floor(price) < price ? Math.floor(price) : 0,
  }))
  const groups = fc.uniqueArray(
    fc.record({
      name: word,
      type: fc.constantFrom('select' as const, 'color' as const, 'buttons' as const),
      values: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  )
  const variation = fc.record({ offer: sale, sku: word, barcode: word, stockQuantity: fc.nat(500), enabled: fc.boolean() })
  return fc
    .record({
      name: word,
      slug: fc.stringMatching(/^[a-z]{1,10}(?:-[a-z]{1,5})?$/),
      offer: sale,
      description: fc.constantFrom('', '<p>A, "quoted" <b>text</b></p>'),
      seoTitle: word,
      metaDescription: word,
      stockStatus: fc.boolean(),
      attributeGroups: groups,
      offers: fc.array(variation, { minLength: 27, maxLength: 27 }),
      sku: word,
      barcode: word,
      status: fc.constantFrom('draft' as const, 'active' as const, 'archived' as const),
      trackInventory: fc.boolean(),
      stockQuantity: fc.nat(1000),
      allowBackorder: fc.boolean(),
      weight: fc.nat(10_000),
      dimensions: fc.record({ length: fc.nat(500), width: fc.nat(500), height: fc.nat(500) }),
      tags: fc.uniqueArray(word, { maxLength: 3 }),
      brand: word,
      taxClass: fc.constantFrom('standard' as const, 'reduced' as const, 'zero' as const),
      requiresShipping: fc.boolean(),
      position: fc.nat(99),
      templateId: fc.constantFrom(null, 'lamp-template'),
    })
    .map(({ offer, offers, ...rest }): Product => {
      const combined = rest.attributeGroups.reduce<Record<string, string>[]>(
        (all, { name, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
        [{}],
      )
      const variations = rest.attributeGroups.length === 0 ? [] : combined
      return {
        ...rest,
        ...offer,
        // With options, the file says nothing of the product's own stock, SKU and barcode.
        ...(variations.length > 0 && { sku: '', barcode: '', stockQuantity: 0 }),
        id: 'p',
        storeId: 's',
        productImage: '/media/s/a.png',
        galleryImages: ['/media/s/b.png'],
        categoryIds: [],
        variations: variations.map((attributes, index) => ({
          ...{ sku: '', barcode: '', stockQuantity: 0, enabled: true, ...offers[index] },
          ...(index === 0 ? offer : (offers[index]?.offer ?? offer)),
          id: `v${index}`,
          image: '',
          attributes,
        })),
        isDemo: false,
        createdAt: '',
        updatedAt: '',
        version: 1,
      }
    })
}

/** The data of a product in a file. */
const essence = (product: Product | ReturnType<typeof bodyOf>) => ({
  ...Object.fromEntries(
    (
      [
        ...[
          'name',
          'price',
          'discountPrice',
          'description',
          'seoTitle',
          'metaDescription',
          'stockStatus',
          'attributeGroups',
          'sku',
          'barcode',
        ],
        ...[
          'status',
          'trackInventory',
          'stockQuantity',
          'allowBackorder',
          'weight',
          'dimensions',
          'tags',
          'brand',
          'taxClass',
          'requiresShipping',
          'position',
          'templateId',
        ],
      ] as (keyof Product & keyof ReturnType<typeof bodyOf>)[]
    ).map((key) => [key, product[key]]),
  ),
  variations: product.variations.map(({ price, discountPrice, sku, barcode, stockQuantity, enabled, attributes }) => ({
    ...{ price, discountPrice, sku, barcode, stockQuantity, enabled, attributes },
  })),
})

describe.each(['blockfront', 'shopify'] as const satisfies CsvFormat[])('an exported product of the format %s', (format) => {
  it('is the same when it is read again, in currencies of 0, 2 and 3 digits', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom('JPY' as const, 'EUR' as const, 'KWD' as const)
          .chain((currency) => products(currency).map((product) => ({ currency, product }))),
        ({ currency, product }) => {
          const absolute = (url: string) => `https://shop.example${url}`
          const exported = {
            product,
            kept: { Type: 'Cups' },
            keptOfVariations: new Map(),
            categories: ['Lamps', 'Cups'],
            template: product.templateId === null ? '' : 'lamps',
            imageAlts: new Map(),
            missingImages: [],
          }
          const lines: CsvLine[] = writeProduct(exported, { currency, format, absolute })
          const columns = columnsOf(format, { options: 3 })
          const headers = [...columns.map(({ header }) => header), 'Type']
          const meanings = readHeaders(headers)
          const records = lines.map(({ values, kept }, index) =>
            toRecord(index + 2, [...columns.map(({ key }) => values[key] ?? ''), kept.Type ?? ''], meanings),
          )
          const again = readProduct(records, {
            currency,
            templates: new Map([['lamps', 'lamp-template']]),
            columns: new Set(columns.map(({ key }) => key)),
            header: (key) => headerOf(key, meanings, headers),
          })
          expect(again.problems).toEqual([])
          // Shopify's files lack some columns: an import keeps what the product has.
          expect(essence(bodyOf(again, product))).toEqual(essence(product))
          expect(again.images.map(({ url }) => url)).toEqual([
            'https://shop.example/media/s/a.png',
            'https://shop.example/media/s/b.png',
          ])
          expect(again.kept).toEqual({ Type: 'Cups' })
          if (format === 'blockfront') {
            expect(again.categories).toEqual(['Lamps', 'Cups'])
            expect(essence(bodyOf(again))).toEqual(essence(product))
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
