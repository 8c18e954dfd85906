import { combinationKey, type currencies, currencyExponent } from '@blockfront/commerce'
import type { Product } from '@blockfront/contract'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unescapeFormula } from '../../../ground/files/csv-text.ts'
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
      templates: new Map([['lamps', 'lamp-template']]),
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

describe('a cell', () => {
  const field = (column: string, cell: string) => read(`Title,${column}`, [`Mug,${cell}`]).fields as Record<string, unknown>

  it.each([
    ['Description', 'description', '', '<p>Text</p>'],
    ['Vendor', 'brand', '', 'Hemd'],
    ['SKU', 'sku', '', 'M-1'],
    ['Barcode', 'barcode', '', '4001'],
    ['SEO title', 'seoTitle', '', 'A mug'],
    ['SEO description', 'metaDescription', '', 'Holds tea'],
    ['Price', 'price', 0, '12', 12],
    ['Inventory quantity', 'stockQuantity', 0, '1000000', 1_000_000],
    ['Inventory quantity', 'stockQuantity', 0, '-1000000', -1_000_000],
    ['Weight value (grams)', 'weight', 0, '"1,5"', 1.5],
    ['Requires shipping', 'requiresShipping', true, 'No', false],
    ['Continue selling when out of stock', 'allowBackorder', false, 'CONTINUE', true],
    ['In stock', 'stockStatus', true, 'FALSE', false],
    ['Inventory tracker', 'trackInventory', false, 'Shopify', true],
    ['Inventory tracker', 'trackInventory', false, 'FALSE', false],
    ['Tax class', 'taxClass', 'standard', 'Reduced', 'reduced'],
    ['Status', 'status', 'active', 'Archived', 'archived'],
    ['Template', 'templateId', null, 'Lamps', 'lamp-template'],
    ['Tags', 'tags', [], ' a ;b; a', ['a ;b; a']],
  ])('of %s sets %s, by default to %j', (column, name, missing, cell, value: unknown = cell) => {
    expect([field(column, '')[name], field(column, cell)[name]]).toEqual([missing, value])
  })

  it.each(['Length (mm)', 'Width (mm)', 'Height (mm)'])('of %s alone sets the dimensions', (column) => {
    expect(field(column, '7')).toHaveProperty('dimensions')
    expect(Object.values(field(column, '7').dimensions as object).toSorted()).toEqual([0, 0, 7])
  })

  it('of a weight with a comma is a problem if the comma may separate thousands', () => {
    const weigh = (cell: string) => {
      const { fields, problems } = read('Title,Weight value (grams)', [`Mug,"${cell}"`])
      return [fields.weight, problems.map(({ message }) => message)]
    }
    expect(weigh('1,250')).toEqual([0, ['“1,250” can be 1.25 or 1250. Enter it without a comma.']])
    expect(['1,25', '0,500', '1.250'].map(weigh)).toEqual([
      [1.25, []],
      [0.5, []],
      [1.25, []],
    ])
  })

  it('that is wrong counts as empty', () => {
    const { fields, variations } = read('Title,Price,SKU,Inventory quantity,Weight value (grams),Tax class', ['Mug,x,,x,x,x'])
    expect(fields).toMatchObject({ price: 0, discountPrice: 0, stockQuantity: 0, weight: 0, taxClass: 'standard', sku: '' })
    expect(variations).toEqual([])
    const [variation] = read('Title,Option1 name,Option1 value,SKU,Barcode,Variation available', ['Mug,Size,S,,,']).variations
    expect(variation?.fields).toEqual({ sku: '', barcode: '', enabled: true })
  })
})

it('charges the compare-at price only if it is higher than the price', () => {
  const offer = (compareAt: string) => read('Title,Price,Compare-at price', [`Mug,10,${compareAt}`]).fields
  expect(offer('10.01')).toMatchObject({ price: 10.01, discountPrice: 10 })
  for (const compareAt of ['10', '9', '']) expect(offer(compareAt)).toMatchObject({ price: 10, discountPrice: 0 })
})

it('charges tax unless the file says no', () => {
  const isTaxed = (cell: string) => read('Title,Charge tax', [`Mug,${cell}`]).isTaxed
  expect([isTaxed(''), isTaxed('true'), isTaxed('false'), read('Title', ['Mug']).isTaxed]).toEqual([true, true, false, undefined])
})

it('publishes only active products', () => {
  const status = (cells: string) => read('Title,Status,Published on online store', [`Mug,${cells}`]).fields.status
  expect(['active,true', 'active,false', 'archived,false', ',false', ',true'].map(status)).toEqual([
    ...['active', 'draft', 'archived', 'draft', 'active'],
  ])
})

it('takes the safe one of different settings of variations', () => {
  const header =
    'Title,URL handle,Option1 name,Option1 value,Inventory tracker,Requires shipping,Continue selling when out of stock'
  const lines = ['Mug,mug,Size,S,,false,deny', ',mug,,M,shopify,true,continue']
  expect(read(header, lines).fields).toMatchObject({ trackInventory: true, requiresShipping: true, allowBackorder: false })
})

describe('a line', () => {
  const sold = (header: string, second: string) => read(`Title,URL handle,${header}`, ['Mug,mug,', `,mug,${second}`])

  it.each([
    ['Price', '1', 1],
    ['SKU', 'M', 1],
    ['Option3 value', 'S', 1],
    ['Product image URL', 'https://cdn.example/1.jpg', 0],
    ['Barcode', '4001', 0],
  ])('with only %s is another variation or not', (column, cell, problems) => {
    expect(sold(column, cell).problems).toHaveLength(problems)
  })

  it('without a title keeps the name and the options of the product', () => {
    const product = read('URL handle,Option1 name,Option1 value,Price', ['mug,,,', 'mug,Size,S,3', 'mug,,M,4'])
    expect(product.fields).toMatchObject({ price: 3, attributeGroups: [{ name: 'Size', values: ['S', 'M'] }] })
    expect(product.variations.map(({ line }) => line)).toEqual([3, 4])
  })

  it.each([
    ['another name', 'Mug,Title2,Default Title', 1],
    ['another value', 'Mug,Title,Small', 1],
    ['any case', 'Mug,TITLE,default title', 0],
  ])('of the option “Title” with %s', (_, line, variations) => {
    expect(read('Title,Option1 name,Option1 value', [line]).variations).toHaveLength(variations)
  })

  it('of the option “Title” is a variation next to another option or line', () => {
    const header = 'Title,URL handle,Option1 name,Option1 value,Option2 name,Option2 value'
    expect(read(header, ['Mug,mug,Title,Default Title,Size,S']).variations).toHaveLength(1)
    expect(read(header, ['Mug,mug,Title,Default Title,,', ',mug,,Other,,']).variations).toHaveLength(2)
  })
})

it('sorts images by their position, those without one last', () => {
  const header = 'Title,URL handle,Product image URL,Image position'
  const lines = ['Mug,mug,c,', ',mug,b,2', ',mug,a,1', ',mug,d,', ',mug,e,1001']
  expect(
    read(header, lines)
      .images.map(({ url }) => url)
      .join(''),
  ).toBe('abcde')
})

it('reports several variations without options, at the second', () => {
  const header = 'Title,URL handle,Price'
  expect(read(header, ['Mug,mug,1']).problems).toEqual([])
  expect(read(header, ['Mug,mug,1', ',mug,2']).problems).toMatchObject([{ line: 3 }])
})

describe('a wrong cell names its line and column', () => {
  it.each([
    ['Title,Variant Price', [`Mug,${'x'.repeat(40)}`], 'Variant Price', /^“x{40}” is not a price/],
    ['Title,Price,Inventory quantity', ['Mug,1,1000001'], 'Inventory quantity', /up to 1,000,000\.$/],
    ['Title,Price,Tax class', ['Mug,1,super'], 'Tax class', /“super” is not a tax class/],
    ['Title,Price,Template', ['Mug,1,vases'], 'Template', /“vases” is not the slug/],
    ['Title,Option1 name,Option1 value,Option2 name,Option2 value', ['Mug,Size,S,Color,'], 'Option2 value', /value of Color/],
    ['Title,Price,Option1 name,Option1 value', ['Mug,,Size,S'], 'Price', /price of this variation is missing/],
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
      { numRuns: repeat(100) },
    )
  })
})

describe('a written product', () => {
  const variation = { sku: '', barcode: '', stockQuantity: 0, enabled: true, image: '' }
  const product: Product = {
    ...{
      id: 'p',
      storeId: 's',
      name: 'Mug',
      slug: 'mug',
      sku: 'M',
      barcode: '4001',
      brand: 'Hemd',
      price: 20,
      discountPrice: 15,
    },
    ...{
      description: '',
      seoTitle: '',
      metaDescription: '',
      stockStatus: true,
      status: 'draft',
      tags: ['a', 'b'],
      taxClass: 'zero',
    },
    ...{ trackInventory: true, allowBackorder: true, stockQuantity: 3, weight: 0, requiresShipping: false, position: 7 },
    ...{ productImage: '', galleryImages: ['/b.png'], categoryIds: [], templateId: null, attributeGroups: [], variations: [] },
    ...{ dimensions: { length: 1, width: 0, height: 2 }, isDemo: false, createdAt: '', updatedAt: '', version: 1 },
  }
  const sized: Product = {
    ...product,
    attributeGroups: [{ name: 'Size', type: 'buttons', values: ['S', 'M', 'L'] }],
    variations: [
      { ...variation, id: 's', attributes: { Size: 'S' }, price: 30, discountPrice: 25, image: '/s.png' },
      { ...variation, id: 'm', attributes: { Size: 'M' }, price: 0, discountPrice: 10 },
      { ...variation, id: 'l', attributes: { Size: 'L' }, price: 1, discountPrice: 0, enabled: false },
      { ...variation, id: 'x', attributes: {}, price: 0, discountPrice: 0 },
    ],
  }
  const write = (one: Product, format: CsvFormat) =>
    writeProduct(
      {
        product: one,
        kept: { Type: 'Cups' },
        keptOfVariations: new Map([[combinationKey({ Size: 'M' }), { 'Tax code': 'T' }]]),
        ...{ categories: ['A', 'B'], template: 'lamps', imageAlts: new Map([['/b.png', 'Back']]) },
        missingImages: [
          { url: 'https://old.example/c.png', alt: 'Side', variationKey: null },
          { url: 'https://old.example/m.png', alt: '', variationKey: combinationKey({ Size: 'M' }) },
        ],
      },
      { currency: 'EUR', format, absolute: (url) => `https://shop.example${url}` },
    )

  it('has the values of its format', () => {
    const [own] = write(product, 'blockfront')
    const [shopify] = write(product, 'shopify')
    expect(own?.values).toMatchObject({ tracker: 'true', policy: 'true', price: '15.00', compareAt: '20.00', taxable: 'false' })
    expect(own?.values).not.toHaveProperty('option1Name')
    expect(shopify?.values).toMatchObject({ tracker: 'shopify', policy: 'continue', option1Value: 'Default Title' })
    const untracked = { ...product, trackInventory: false, allowBackorder: false, discountPrice: 0, taxClass: 'reduced' } as const
    expect(write(untracked, 'blockfront')[0]?.values).toMatchObject({ tracker: 'false', policy: 'false', compareAt: '' })
    expect(write(untracked, 'shopify')[0]?.values).toMatchObject({ tracker: '', policy: 'deny', price: '20.00', taxable: 'true' })
    expect(own?.values).toMatchObject({
      length: '1',
      width: '',
      height: '2',
      published: 'false',
      categories: 'A; B',
      tags: 'a, b',
    })
  })

  it('has a line for each further image, also for one that is missing', () => {
    const lines = write(product, 'blockfront')
    expect(lines.map(({ values: { image, imagePosition, imageAlt } }) => [image, imagePosition, imageAlt])).toEqual([
      ['https://shop.example/b.png', '1', 'Back'],
      ['https://old.example/c.png', '2', 'Side'],
    ])
    expect(lines[1]).toEqual({ values: expect.objectContaining({ handle: 'mug' }), kept: {} })
    expect(lines[1]?.values).not.toHaveProperty('title')
  })

  it('has a line for each variation, with its prices, images and kept cells', () => {
    const lines = write(sized, 'blockfront')
    expect(
      lines.map(({ values: { price, compareAt, variationImage, enabled } }) => [price, compareAt, variationImage, enabled]),
    ).toEqual([
      ['25.00', '30.00', 'https://shop.example/s.png', 'true'],
      ['10.00', '20.00', 'https://old.example/m.png', 'true'],
      ['1.00', '', '', 'false'],
      ['15.00', '20.00', '', 'true'],
    ])
    expect(
      lines.map(({ values: { option1Name, option1Type, option1Value } }) => [option1Name, option1Type, option1Value]),
    ).toEqual([
      ['Size', 'buttons', 'S'],
      [undefined, undefined, 'M'],
      [undefined, undefined, 'L'],
      [undefined, undefined, ''],
    ])
    expect(lines.map(({ kept }) => Object.keys(kept))).toEqual([['Type'], ['Tax code'], [], []])
  })
})

describe('the columns of a file', () => {
  it('are those of the format, with as many options as needed', () => {
    const keys = (format: CsvFormat, options: number) =>
      columnsOf(format, { options })
        .map(({ key }) => key)
        .filter((key) => key.startsWith('option'))
    expect(keys('shopify', 1)).toEqual(['option1Name', 'option1Value'])
    expect(keys('blockfront', 2)).toEqual([
      ...['option1Name', 'option1Type', 'option1Value', 'option2Name', 'option2Type', 'option2Value'],
    ])
    expect(columnsOf('shopify', { options: 0 }).map(({ key }) => key)).not.toContain('inStock')
  })

  it('without a counterpart are kept, with the product or with the variation', () => {
    const long = `x${'y'.repeat(250)}`
    expect(readHeaders([' Metafield: color ', 'Variant Metafield', 'Variant Weight Unit', 'type', long])).toEqual([
      { kept: 'Metafield: color', ofVariation: false },
      { kept: 'Variant Metafield', ofVariation: true },
      { kept: 'Weight unit for display', ofVariation: true },
      { kept: 'Type', ofVariation: false },
      { kept: long.slice(0, 200), ofVariation: false },
    ])
  })

  it('have the header of the file in messages, or that of Shopify without one', () => {
    const headers = ['', 'Handle', 'My column']
    const header = (key: Parameters<typeof headerOf>[0]) => headerOf(key, readHeaders(headers), headers)
    expect([header('handle'), header('brand'), header('inStock')]).toEqual(['Handle', 'Vendor', 'In stock'])
  })
})

it('removes the apostrophe that protects a cell from being run as a formula', () => {
  expect(["'=1", "'+1", "'-1", "'@a", "'a", '=1', "a'=1"].map(unescapeFormula)).toEqual([
    '=1',
    '+1',
    '-1',
    '@a',
    "'a",
    '=1',
    "a'=1",
  ])
})

it('reads cells trimmed, and reports those beyond the headers', () => {
  const meanings = readHeaders(['Title', '', 'Type', 'Cost per item'])
  expect(toRecord(7, [' Mug ', 'x', ' ', '5', 'beyond'], meanings)).toEqual({
    ...{ line: 7, values: { title: 'Mug' }, kept: {}, keptOfVariation: { 'Cost per item': '5' } },
    problem: expect.stringContaining('has 5 cells, but the file has 4 columns'),
  })
})
