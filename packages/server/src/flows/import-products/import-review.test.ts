import type { ProductImport } from '@blockfront/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { checked, importWith, products, upload } from '../../testing/shop/imports.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({})
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

/** What the review says of a file, and the products that the store has after its import. */
async function reviewAndImport(
  csv: string,
  { store, update = false }: { store?: { owner: Client; storeId: string }; update?: boolean } = {},
) {
  const { owner, storeId } = store ?? (await server.createStore({ currency: 'EUR' }))
  const review = await checked(owner, storeId, csv)
  const { importId } = review
  const list = async (only: 'all' | 'problems' | 'changes') =>
    (await expectOk(owner.call('import.items', { query: { storeId, importId, only, pageSize: 100 } }))).json.content
  const items = await list('all')
  const named = (key: 'problems' | 'changes') =>
    items.flatMap((item) => item[key].map(({ line, column, message }) => `${line} ${column}: ${message}`))
  await expectOk(owner.call('import.start', { body: { storeId, importId, updateExisting: update } }))
  const done = await importWith(owner, storeId, importId, ['done'])
  return {
    review,
    problems: named('problems'),
    changes: named('changes'),
    onlyChanges: (await list('changes')).map(({ handle }) => handle),
    done,
    products: await products(owner, storeId),
  }
}

/** A file with these columns, separated by "|" for reading. */
const table = (...lines: string[]) =>
  `${lines
    .map((line) =>
      line
        .split('|')
        .map((cell) => `"${cell.trim().replaceAll('"', '""')}"`)
        .join(','),
    )
    .join('\n')}\n`

describe('the lines of a file', () => {
  it('may end differently', async () => {
    const csv =
      'Handle,Title,Variant Price,SEO Description\r\nred-cup,Red cup,10,A red cup\nblue-cup,Blue cup,12,"A\r\nblue cup"\rgreen-cup,Green cup,14,A green cup'
    const { products: found } = await reviewAndImport(csv)
    expect([...found.values()].map(({ name, price, metaDescription }) => [name, price, metaDescription]).toSorted()).toEqual([
      ['Blue cup', 12, 'A\r\nblue cup'],
      ['Green cup', 14, 'A green cup'],
      ['Red cup', 10, 'A red cup'],
    ])
  })

  it('are problems with too few or too many cells, and never part of another product', async () => {
    const { problems, products: found } = await reviewAndImport(
      'Handle,Title,Variant Price\ncup,Cup,5,,\nmug,Mug,10\npot,Pot\npan,Pan,1,2\n,,\n\njar,Jar,7\n',
    )
    const message = (count: number) =>
      `: This row has ${count} cells, but the file has 3 columns. A quotation mark or a separator may be missing or left over.`
    expect(problems).toEqual(expect.arrayContaining([`4 ${message(2)}`, `5 ${message(4)}`]))
    expect([...found.keys()].toSorted()).toEqual(['cup', 'jar', 'mug'])
  })

  it('are read as a spreadsheet does: the line "sep=", and a quotation mark within a cell', async () => {
    const { products: found } = await reviewAndImport('sep=;\r\nHandle;Title;Variant Price\r\npipe;Pipe 5" black;10.00\r\n')
    expect(found.get('pipe')).toMatchObject({ name: 'Pipe 5" black', price: 10 })
  })
})

describe('files of other platforms', () => {
  it.each([
    [
      'Squarespace',
      'Product ID [Non Editable],Title,Description,SKU,Option Name 1,Option Value 1,Price,Stock,Visible,Hosted Image URLs',
    ],
    ['Etsy', 'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,IMAGE1,VARIATION 1 NAME,VARIATION 1 VALUES,SKU'],
    ['Wix', 'handleId,fieldType,name,description,productImageUrl,collection,sku,price,visible'],
    ['WooCommerce', 'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Description,Regular price,Images'],
    ['BigCommerce', 'Item Type,Product ID,Product Name,Product Type,Price,Product Visible?'],
    ['BigCommerce', 'Item,ID,Name,Type,SKU,Inventory Tracking,Price'],
    ['PrestaShop', 'Product ID,Active (0/1),Name *,Categories (x y z...),Price tax excluded'],
    ['Square', 'Token,Item Name,Description,Category,SKU,Price'],
    ['Ecwid', 'type,product_internal_id,product_sku,product_name,product_price'],
    ['Magento', 'sku,attribute_set_code,product_type,name,price,qty'],
    ['Google Merchant Center', 'id,title,description,link,image_link,availability,price'],
    ['Medusa', 'Product Id,Product Handle,Product Title,Variant Sku,Variant Price EUR'],
  ])('from %s are refused by its name', async (platform, headers) => {
    const { owner, storeId } = await server.createStore()
    const { status, json } = await upload(owner, storeId, `${headers}\n${headers.replace(/[^,]+/g, 'x')}\n`)
    expect([status, json.error]).toEqual([
      400,
      `This is a file from ${platform}. Files from ${platform} cannot be imported yet. Nothing was imported.`,
    ])
  })

  it('that are not known: unused columns are named with samples, and products are drafts', async () => {
    const { review, products: found } = await reviewAndImport(
      table(
        'Title | Price | Visible | Images | Stock on hand | Body | |',
        'Hidden thing | 10 | No | https://x.example/a.jpg | 5 | <p>Soft</p> | note |',
        `Other thing | 11 | No | ${'y'.repeat(61)} | | <p>Hard</p> | |`,
      ),
    )
    expect(review.newAreDrafts).toBe(true)
    expect(review.unusedColumns).toEqual([
      { header: 'Visible', cells: 2, samples: ['No'] },
      { header: 'Images', cells: 2, samples: ['https://x.example/a.jpg', `${'y'.repeat(60)}…`] },
      { header: 'Stock on hand', cells: 1, samples: ['5'] },
      { header: 'Column 7', cells: 1, samples: ['note'] },
    ])
    expect([...found.values()].map(({ status, description }) => [status, description]).toSorted()).toEqual([
      ['draft', '<p>Hard</p>'],
      ['draft', '<p>Soft</p>'],
    ])
  })

  it('never change whether an existing product is published, and a price in another currency is a problem', async () => {
    const store = await server.createStore({ currency: 'EUR' })
    const first = await reviewAndImport(table('Handle|Title|Variant Price|Status', 'cup|Cup|5|active', 'pot|Pot|5|unlisted'), {
      store,
    })
    expect(first.review.newAreDrafts).toBe(false)
    expect(first.changes).toEqual(['3 Status: Unlisted products become drafts.'])
    const second = await reviewAndImport(table('Handle|Title|Variant Price|Currency', 'cup|Big cup|6|eur', 'jar|Jar|7|USD'), {
      store,
      update: true,
    })
    expect(second.problems).toEqual(['3 Currency: The price is in USD, but the currency of the store is EUR.'])
    expect([...second.products.values()].map(({ name, status }) => [name, status]).toSorted()).toEqual([
      ['Big cup', 'active'],
      ['Pot', 'draft'],
    ])
  })
})

describe('values that differ between the variations of a product', () => {
  const file = (column: string, cells: string[]) =>
    table(
      `Handle|Title|Status|Option1 Name|Option1 Value|Variant Price|${column}`,
      ...cells.map((cell, index) => `kit|${index === 0 ? 'Kit|active|Size' : '||'}|${'SML'[index]}|10|${cell}`),
    )

  it.each([
    ['Variant Inventory Policy', ['continue', 'deny', ''], { allowBackorder: false }, 2],
    ['Variant Inventory Tracker', ['shopify', '', 'shopify'], { trackInventory: true }, 3],
    ['Variant Grams', ['250', '5000', ''], { weight: 5000 }, 2],
    ['Variant Taxable', ['false', 'true', 'true'], { taxClass: 'standard' }, 2],
    ['Tax class', ['reduced', 'reduced', 'zero'], { taxClass: 'reduced' }, 4],
    ['Variant Requires Shipping', ['true', 'false', 'true'], { requiresShipping: true }, 3],
  ] as const)('%s: the safe one is taken, and the others are named', async (column, cells, taken, line) => {
    const { changes, onlyChanges, review, products: found } = await reviewAndImport(file(column, [...cells]))
    expect(changes).toEqual([expect.stringMatching(`^${line} ${column}: .+\\.$`)])
    expect([onlyChanges, review.products.withChanges, review.products.withProblems]).toEqual([['kit'], 1, 0])
    expect(found.get('kit')).toMatchObject(taken)
  })

  it('are not named if they are the same', async () => {
    const { changes, review } = await reviewAndImport(file('Variant Grams', ['250', '250', '250']))
    expect([changes, review.products.withChanges]).toEqual([[], 0])
  })

  it('and values of the product on later lines: the first one is taken, an empty one is filled', async () => {
    const { changes, products: found } = await reviewAndImport(
      table('Handle|Title|Body (HTML)|Variant Price|Vendor', 'cup|Cup||5|A', 'cup||<p>Soft</p>||A', 'cup||||B'),
    )
    expect(changes).toEqual(['4 Vendor: An earlier line of this product has another value. This one is not imported.'])
    expect(found.get('cup')).toMatchObject({ brand: 'A', description: '<p>Soft</p>' })
  })
})

describe('handles', () => {
  it('that differ never become one product', async () => {
    const long = 'x'.repeat(115)
    const {
      problems,
      changes,
      products: found,
    } = await reviewAndImport(
      table(
        'Handle|Title|Option1 Name|Option1 Value|Variant Price',
        'cafe|Cafe|Size|S|10',
        'café|Café|Size|M|99',
        'किला|किला (fort)|Size|S|10',
        'केला|केला (banana)|Size|M|99',
        `${long}-a|A|Size|S|1`,
        `${long}-b|B|Size|M|2`,
        'a b|Spaced|Size|S|1',
        'a-b|Hyphen|Size|M|2',
        '🎉|🎉 Party|Size|S|1',
        '☕|☕|Size|M|2',
        'Red-Cup|Red cup|Size|S|1',
        'red-cup||Size|M|2',
      ),
    )
    expect(problems).toEqual([
      '9 Handle: The product on line 8 also has the URL handle “a-b”. Enter another one for this product.',
      '11 Handle: A product needs a URL handle or a name with letters or digits.',
    ])
    expect(changes).toEqual([
      '8 Handle: “a b” cannot be a URL handle. It becomes “a-b”.',
      '10 Handle: “🎉” cannot be a URL handle. It becomes “party”.',
    ])
    const prices = [...found.values()].map(({ slug, variations }) => [slug, ...variations.map(({ price }) => price)])
    expect(Object.fromEntries(prices.map(([slug, ...all]) => [slug, all]))).toEqual({
      ...{ cafe: [10], café: [99], किला: [10], केला: [99], [`${long}-a`]: [1], [`${long}-b`]: [2] },
      ...{ 'a-b': [1], party: [1], 'red-cup': [1, 2] },
    })
  })

  it('too long for a slug are shortened, and are a problem if another one becomes the same', async () => {
    const long = 'x'.repeat(300)
    const { problems, products: found } = await reviewAndImport(
      table('Handle|Title|Variant Price', `${long}a|A|1`, `${long}b|B|2`, `${long}a||`),
    )
    expect(problems).toEqual([expect.stringMatching(/^3 Handle: The product on line 2 also has the URL handle/)])
    expect([...found.values()].map(({ slug, name }) => [slug, name])).toEqual([['x'.repeat(112), 'A']])
  })

  it('of Hindi, Thai and Arabic are pages of the store', async () => {
    const { owner, storeId, host } = await server.createStore()
    const csv = table(
      'Handle|Title|Variant Price|Status',
      ...['हिन्दी-किताब', 'ผ้าไหม', 'كِتَاب'].map((handle) => `${handle}|Name of ${handle}|1|active`),
    )
    const { products: found } = await reviewAndImport(csv, { store: { owner, storeId } })
    expect([...found.keys()].toSorted()).toEqual(['हिन्दी-किताब', 'ผ้าไหม', 'كِتَاب'].toSorted())
    for (const slug of found.keys()) {
      const { status, text } = await server.client(host).raw({ method: 'GET', path: `/product/${encodeURIComponent(slug)}` })
      expect([status, text.includes(`Name of ${slug}`)]).toEqual([200, true])
    }
  })
})

describe('cells', () => {
  it('of codes and numbers lose the apostrophe of spreadsheets', async () => {
    const { products: found } = await reviewAndImport(
      table('Handle|Title|Variant Price|Variant Barcode|Variant SKU', "cup|'Tis a cup|'5.00|'4006381333931|'007"),
    )
    expect(found.get('cup')).toMatchObject({ name: "'Tis a cup", price: 5, barcode: '4006381333931', sku: '007' })
  })

  it('with a price of 0 stay free, also those of variations', async () => {
    const { changes, products: found } = await reviewAndImport(
      table(
        'Handle|Title|Option1 Name|Option1 Value|Variant Price|Variant Compare At Price',
        'sample|Sample|||0.00|5.00',
        'kit|Kit|Size|S|10|',
        'kit|||M|0|',
        'low|Low|||10|5',
      ),
    )
    expect(changes).toEqual([
      '2 Variant Compare At Price: What is free has no compare-at price. The price stays 0.',
      '5 Variant Compare At Price: The compare-at price is below the price. It is not imported.',
    ])
    expect(found.get('sample')).toMatchObject({ price: 0, discountPrice: 0 })
    const kit = found.get('kit')
    expect(kit?.variations.map(({ price }) => price || kit.price)).toEqual([10, 0])
  })

  it('of a description keep their blocks apart, and the review names what is left out', async () => {
    const { changes, products: found } = await reviewAndImport(
      table(
        'Handle|Title|Body (HTML)|Variant Price',
        'cup|Cup|<div>Soft.</div><div>Wash.</div><h1>Size</h1><iframe src="https://maps.example/"></iframe>|1',
        'pot|Pot|One\ntwo|1',
      ),
    )
    expect(changes).toEqual(['2 Body (HTML): These parts of the HTML are not imported: iframe.'])
    expect(found.get('cup')?.description).toBe('<p>Soft.</p><p>Wash.</p><h2>Size</h2>')
    expect(found.get('pot')?.description).toBe('<p>One<br />two</p>')
  })

  it('with a SKU of another product are found before the start', async () => {
    const store = await server.createStore({ currency: 'EUR' })
    await reviewAndImport(table('Handle|Title|Variant Price|Variant SKU', 'old|Old|1|TAKEN'), { store })
    const {
      problems,
      review,
      products: found,
    } = await reviewAndImport(
      table(
        'Handle|Title|Variant Price|Variant SKU',
        's1|S1|10|SAME',
        's2|S2|10|SAME',
        's3|S3|10|TAKEN',
        'old|Old|1|TAKEN',
        's4|S4|1|',
      ),
      { store },
    )
    expect(problems).toEqual([
      '3 Variant SKU: The product on line 2 has the same SKU.',
      '4 Variant SKU: The product “Old” of your store has the same SKU.',
      '5 Variant SKU: The product on line 4 has the same SKU.',
    ])
    expect(review.products).toMatchObject({ valid: 2, invalid: 3 })
    expect([...found.keys()].toSorted()).toEqual(['old', 's1', 's4'])
  })

  it('with a stock below 0, and many tags, are imported', async () => {
    const tags = Array.from({ length: 60 }, (_, index) => `tag${index}`)
    const { changes, products: found } = await reviewAndImport(
      table(
        'Handle|Title|Variant Price|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Tags',
        `n|N|1|shopify|-3|deny|${tags.join(', ')}`,
      ),
    )
    expect(changes).toEqual(['2 Variant Inventory Qty: The stock of -3 becomes 0, because the product stops selling at 0.'])
    expect(found.get('n')).toMatchObject({ stockQuantity: 0, tags })
  })

  it('of images beyond the 51st are named', async () => {
    const image = (number: number) => `|||//10.0.0.1/${number}.jpg|`
    const { changes, done } = await reviewAndImport(
      table(
        'Handle|Title|Variant Price|Image Src|Image Alt Text',
        `cup|Cup|1|//10.0.0.1/0.jpg|${'a'.repeat(501)}`,
        ...Array.from({ length: 52 }, (_, n) => image(n + 1)),
      ),
    )
    const images = (one: ProductImport) => one.images.total
    expect([changes, images(done)]).toEqual([
      [
        '53 Image Src: A product can have 51 images. This one is not imported.',
        '54 Image Src: A product can have 51 images. This one is not imported.',
        '2 Image Alt Text: The description is cut after 500 characters.',
      ],
      51,
    ])
  })
})
