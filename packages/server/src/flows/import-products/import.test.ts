import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProductImport } from '@blockfront/contract'
import { repeat } from '@blockfront/tooling/tests/repeat'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { starterSources } from '../../ground/files/starter-images.ts'
import { runAsDeadlockVictim } from '../../testing/database/deadlock.ts'
import { createProcessFolder } from '../../testing/process.ts'
import { createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { checked, type ImportClient, imported, importWith, products, upload } from '../../testing/shop/imports.ts'
import { formOf, formType } from '../../testing/shop/upload.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'

let server: TestServer
let images: Server
/** The host of a server with images, which the operator allows, and the paths that it was asked for. */
let imageHost: string
const requested: string[] = []
/** Whether the server has the image that it says it does not have. */
let isFound = false
/** Sends the images that the server holds back. */
const held: (() => void)[] = []

beforeAll(async () => {
  images = createServer((request, response) => {
    requested.push(request.url ?? '')
    if (request.url === '/missing.svg' && !isFound) return response.writeHead(404).end()
    if (request.url === '/text.svg') return response.end('no image')
    // Responses that end before all bytes arrived.
    const size = { '/largest.svg': 30 * 1024 * 1024, '/larger.svg': 30 * 1024 * 1024 + 1 }[request.url ?? '']
    if (size !== undefined) {
      response.writeHead(200, { 'content-length': size }).write('<svg>', () => response.destroy())
      return
    }
    const send = () =>
      response.end(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h${request.url?.length}"/></svg>`)
    if (request.url?.startsWith('/held')) held.push(send)
    else send()
  })
  await new Promise<void>((resolve) => images.listen(0, '127.0.0.1', resolve))
  imageHost = `127.0.0.1:${(images.address() as AddressInfo).port}`
  server = await startTestServer({ config: { importHosts: [imageHost] } })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
  images.close()
})

async function exported(client: ImportClient, storeId: string, format: 'blockfront' | 'shopify'): Promise<string> {
  let csv = ''
  let count = 0
  for (let after: string | undefined; ; ) {
    const { json } = await expectOk(client.call('export.products', { query: { storeId, format, ...(after && { after }) } }))
    csv += json.csv
    count += json.count
    if (json.next === null) {
      expect(count).toBe(json.total)
      return csv
    }
    after = json.next
  }
}

const shopify = (
  host: string,
) => `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Variant Image
mug,Mug,"<p>Holds ""tea"",
and more</p><script>alert(1)</script>",Hafen,Cups,"blue, clay",true,Size,Small,MUG-S,300,shopify,5,deny,12.50,15,4001,http://${host}/mug.svg,1,A mug,http://${host}/small.svg
mug,,,,,,,,Large,MUG-L,300,shopify,0,deny,18,,4002,http://${host}/missing.svg,2,,
mug,,,,,,,,,,,,,,,,,http://${host}/side.svg,3,,
plate,Plate,,Hafen,Plates,,false,Title,Default Title,PLATE,500,,,deny,20,,4003,,,,
`

it('may arrive without its length', async () => {
  const { owner, storeId } = await server.createStore({ currency: 'EUR' })
  const outgoing = request({
    host: '127.0.0.1',
    port: server.port,
    method: 'POST',
    path: `/api/import/upload-products?storeId=${storeId}`,
    setHost: false,
    headers: { host: 'localhost', cookie: owner.cookie(), 'content-type': formType, 'transfer-encoding': 'chunked' },
  })
  outgoing.end(formOf({ bytes: Buffer.from('Title,Price\nCup,5\n'), filename: `${'x'.repeat(252)}.csv`, type: 'text/csv' }))
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(200)
  const { json } = await expectOk(owner.call('import.list', { query: { storeId } }))
  expect(json.map(({ filename }) => filename)).toEqual([`${'x'.repeat(252)}.cs`])
})

describe('a file of Shopify', () => {
  it('is checked, imported with images, and exported again with nothing lost', async () => {
    const { owner, storeId } = await server.createStore({ currency: 'EUR' })
    const preview = await checked(owner, storeId, shopify(imageHost))
    expect(preview).toMatchObject({
      filename: 'cups.csv',
      format: 'shopify',
      lines: 6,
      products: { total: 2, valid: 2, invalid: 0, existing: 0 },
    })
    expect((await products(owner, storeId)).size).toBe(0)

    await expectOk(owner.call('import.start', { body: { storeId, importId: preview.importId, updateExisting: false } }))
    const done = await importWith(owner, storeId, preview.importId, ['done'])
    expect(done).toMatchObject({ products: { created: 2, valid: 0 }, images: { total: 4, pending: 0, failed: 1 } })

    const mug = (await products(owner, storeId)).get('mug')
    expect(mug).toMatchObject({
      name: 'Mug',
      description: '<p>Holds "tea",\nand more</p>',
      brand: 'Hafen',
      tags: ['blue', 'clay'],
      status: 'active',
      price: 15,
      discountPrice: 12.5,
      trackInventory: true,
      weight: 300,
      attributeGroups: [{ name: 'Size', values: ['Small', 'Large'] }],
    })
    expect(
      mug?.variations.map(({ price, discountPrice, sku, stockQuantity }) => [price, discountPrice, sku, stockQuantity]),
    ).toEqual([
      [15, 12.5, 'MUG-S', 5],
      [18, 0, 'MUG-L', 0],
    ])
    expect([mug?.productImage, ...(mug?.galleryImages ?? [])].every((url) => url?.startsWith(`/media/${storeId}/`))).toBe(true)
    expect(mug?.galleryImages).toHaveLength(1)
    expect(mug?.variations[0]?.image).toMatch(/^\/media\//)

    const { json } = await expectOk(
      owner.call('import.items', { query: { storeId, importId: preview.importId, only: 'problems' } }),
    )
    expect(json.content[0]?.images.map(({ status }) => status)).toEqual(['done', 'failed', 'done', 'done'])
    expect(json.content.map(({ handle, images }) => [handle, images.filter(({ status }) => status === 'failed')])).toEqual([
      [
        'mug',
        [{ url: `http://${imageHost}/missing.svg`, status: 'failed', problem: 'The other server responded with status 404.' }],
      ],
    ])

    // The export contains each cell of the file. Images that were fetched have URLs of the store.
    const again = await exported(owner, storeId, 'shopify')
    for (const cell of [
      'Cups',
      'Plates',
      '4001',
      '4002',
      '4003',
      'MUG-S',
      'MUG-L',
      'PLATE',
      'A mug',
      'Default Title',
      'blue, clay',
      '12.50',
      '15.00',
    ])
      expect(again).toContain(cell)
    expect(again).toContain(`http://${imageHost}/missing.svg`)
    // The second export is that of a store which has only the first one.
    const other = await server.createStore({ currency: 'EUR' })
    await imported(other.owner, other.storeId, again)
    const second = await exported(other.owner, other.storeId, 'shopify')
    const comparable = (csv: string) =>
      csv
        .replace(/http:\/\/[^,\r\n]*/g, 'image')
        .split('\r\n')
        .sort()
    expect(comparable(second)).toEqual(comparable(again))
  })

  it('never requests images of a private network', async () => {
    const { owner, storeId } = await server.createStore()
    const before = requested.length
    const port = imageHost.split(':')[1]
    const urls = [
      `http://localhost:${port}/a.svg`,
      `http://[::1]:${port}/a.svg`,
      'http://169.254.169.254/latest',
      'http://10.0.0.1/a.svg',
      '//10.0.0.1/a.svg',
    ]
    const lines = urls.map((url, index) => `Cup ${index},1,${url},`)
    // One image more than a product can have, with a longer address and description than is kept.
    const long = `http://10.0.0.1/${'a'.repeat(2100)},${'b'.repeat(501)}`
    lines.push(`Many,1,${long}`, ...Array(51).fill(`,,${long}`))
    const done = await imported(owner, storeId, `Title,Price,Product image URL,Image alt text\n${lines.join('\n')}`)
    const failed = urls.length + 51
    expect(done).toMatchObject({ products: { created: urls.length + 1 }, images: { total: failed, failed } })
    expect(requested.length).toBe(before)
    const { rows } = await server.owner.query(
      'select max(length(url)) as url, max(length(alt)) as alt from product_import_images where store_id = $1',
      [storeId],
    )
    expect(rows).toEqual([{ url: 2048, alt: 500 }])
    // A list shows the first 100 images and problems of each product.
    await server.owner.query(
      `insert into product_import_images (store_id, import_id, item, position, line, product_id, url)
       select store_id, import_id, item, position + 51, line, product_id, url from product_import_images where store_id = $1 and item = $2`,
      [storeId, urls.length],
    )
    await server.owner.query(
      `update product_import_items set problems = (select jsonb_agg(jsonb_build_object('line', n, 'column', '', 'message', 'Wrong.')) from generate_series(1, 101) n)
       where store_id = $1 and position = $2`,
      [storeId, urls.length],
    )
    const { json } = await expectOk(owner.call('import.items', { query: { storeId, importId: done.importId } }))
    const { images: shown, problems } = json.content[urls.length] ?? {}
    expect([shown?.length, problems?.map(({ line }) => line).slice(-2)]).toEqual([100, [99, 100]])
    // An address without a protocol is one of https.
    const [written, complete] = [4, 3].map((item) => json.content[item]?.images[0])
    expect([written?.url, written?.problem]).toEqual(['//10.0.0.1/a.svg', complete?.problem])
  })
})

describe('images', () => {
  it('that failed are fetched again, and then belong to the product', async () => {
    const { owner, storeId } = await server.createStore({ currency: 'EUR' })
    const { importId } = await imported(owner, storeId, shopify(imageHost))
    const retry = () => owner.call('import.retryImages', { body: { storeId, importId } })
    const waiting = await checked(owner, storeId, 'Title,Price\nCup,1\n')
    expect((await retry()).json.code).toBe('conflict')
    await expectOk(owner.call('import.cancel', { body: { storeId, importId: waiting.importId } }))
    const before = requested.length
    isFound = true
    await expectOk(retry())
    const done = await importWith(owner, storeId, importId, ['done'])
    isFound = false
    expect(done.images).toEqual({ total: 4, pending: 0, failed: 0 })
    expect(requested.slice(before)).toEqual(['/missing.svg'])
    const mug = (await products(owner, storeId)).get('mug')
    expect(mug?.galleryImages).toHaveLength(2)
    const only = { query: { storeId, importId, only: 'problems' as const } }
    expect((await expectOk(owner.call('import.items', only))).json).toMatchObject({
      content: [],
      totalElements: 0,
      totalPages: 0,
    })
    const { rows } = await server.owner.query('select filename, alt from media where store_id = $1 order by filename', [storeId])
    expect(rows.map(({ filename }) => filename)).toEqual(['missing.svg', 'mug.svg', 'side.svg', 'small.svg'])
    expect(rows[1].alt).toBe('A mug')
  })

  it('of a product are fetched four at a time', async () => {
    const { owner, storeId } = await server.createStore()
    const lines = ['Cup,1', ',', ',', ',', ','].map((cells, n) => `${cells},http://${imageHost}/held-${n}.svg`)
    const { importId } = await checked(owner, storeId, `Title,Price,Product image URL\n${lines.join('\n')}\n`)
    await expectOk(owner.call('import.start', { body: { storeId, importId, updateExisting: false } }))
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(4)
    const { json } = await expectOk(owner.call('import.list', { query: { storeId } }))
    expect([json[0]?.images, held.length]).toEqual([{ total: 5, pending: 5, failed: 0 }, 4])
    for (const send of held.splice(0)) send()
    await expect.poll(() => held.length).toBe(1)
    for (const send of held.splice(0)) send()
    expect((await importWith(owner, storeId, importId, ['done'])).images).toEqual({ total: 5, pending: 0, failed: 0 })
    expect((await products(owner, storeId)).get('cup')?.galleryImages).toHaveLength(4)
  })

  it('of the store itself are not fetched again, one of several products is fetched once, and other files are refused', async () => {
    const { owner, storeId, host } = await server.createStore()
    const port = new URL(server.serverContext.config.publicUrl).port
    const [starter = ''] = Object.keys(starterSources)
    const url = (name: string) => `http://${imageHost}/${name}`
    const csv = (rows: [string, string][]) =>
      `Title,Price,Product image URL\n${rows.map(([title, image]) => `${title},1,${image}`).join('\n')}\n`
    const first = await imported(
      owner,
      storeId,
      csv([
        ['One', url('shared.svg')],
        ['Two', url('shared.svg')],
        ['Text', url('text.svg')],
        ['Larger', url('larger.svg')],
        ['Largest', url('largest.svg')],
      ]),
    )
    expect(first.images).toEqual({ total: 5, pending: 0, failed: 3 })
    expect(requested.filter((path) => path === '/shared.svg')).toHaveLength(1)
    const itemsOf = async ({ importId }: ProductImport) =>
      (await expectOk(owner.call('import.items', { query: { storeId, importId } }))).json.content
    const problems = (await itemsOf(first)).flatMap(({ images: all }) => all.map(({ problem }) => problem))
    expect(problems.slice(3, 5)).toEqual([
      'The file is too large.',
      'The other server closed the connection before the end of its response.',
    ])
    const own = (await products(owner, storeId)).get('one')?.productImage ?? ''
    expect((await products(owner, storeId)).get('two')?.productImage).toBe(own)
    const before = requested.length
    const base = `http://${host}${port && `:${port}`}`
    const again = await imported(
      owner,
      storeId,
      csv([
        ['Three', base + own],
        ['Four', base + starter],
        ['Five', `${base}/none.svg`],
        ['Six', `http://${imageHost}${starter}`],
      ]),
    )
    expect(again.images).toEqual({ total: 4, pending: 0, failed: 1 })
    expect((await itemsOf(again)).map(({ name, images: all }) => [name, all.map(({ status }) => status)])).toEqual([
      ['Three', ['done']],
      ['Four', ['done']],
      ['Five', ['failed']],
      ['Six', ['done']],
    ])
    const now = await products(owner, storeId)
    expect([now.get('three')?.productImage, now.get('four')?.productImage, now.get('five')?.productImage]).toEqual([
      own,
      starter,
      '',
    ])
    // Another host may have an image at the same path.
    expect(requested.slice(before)).toEqual([starter])
    expect(now.get('six')?.productImage).toMatch(/^\/media\//)
  })
})

describe('an import', () => {
  it('starts once, is canceled once, and only the latest 20 of a store are kept', async () => {
    const { owner, storeId } = await server.createStore()
    const { importId } = await checked(owner, storeId, 'Title,Price\nCup,1\n')
    const target = { body: { storeId, importId } }
    const start = () => owner.call('import.start', { body: { ...target.body, updateExisting: false } })
    await expectOk(start())
    const done = await importWith(owner, storeId, importId, ['done'])
    expect(done).toMatchObject({ finishedAt: expect.any(String), message: '', updateExisting: false })
    expect((await start()).json).toMatchObject({ code: 'conflict', error: 'This import is not ready to start. Reload the page.' })
    expect((await expectOk(owner.call('import.cancel', target))).json.status).toBe('done')
    const canceled = () =>
      server.owner.query(`select target from audit_log where store_id = $1 and action = 'import.cancel'`, [storeId])
    expect((await canceled()).rows).toEqual([])
    await server.owner.query(
      `insert into product_imports (store_id, id, filename, format, status, finished_at, created_at)
       select $1, 'old' || n, 'old.csv', 'shopify', 'done', now(), now() - n * interval '1 day' from generate_series(1, 25) n`,
      [storeId],
    )
    const next = await checked(owner, storeId, 'Title,Price\nPot,1\n')
    const { rows } = await server.owner.query('select id from product_imports where store_id = $1', [storeId])
    expect(rows).toHaveLength(20)
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([importId, next.importId, 'old18']))
    await expectOk(owner.call('import.cancel', { body: { storeId, importId: next.importId } }))
    expect((await canceled()).rows).toEqual([{ target: next.importId }])
  })

  it('collects the lines of a product from the whole file, and gives a line without handle and name a problem', async () => {
    const { owner, storeId } = await server.createStore()
    const line = (handle: string, size: string) =>
      `${handle},${size === 'S' ? `Product ${handle}` : ''},1,${size === 'S' ? 'Size' : ''},${size}`
    const many = Array.from({ length: 202 }, (_, index) => line(`p${index}`, 'S'))
    // The last product of the first part continues, and the first product of the file comes back.
    const lines = [',,1,,', ...many.slice(0, 199), line('p198', 'M'), ...many.slice(199), line('p0', 'M'), line('p0', 'L')]
    const {
      importId,
      products: counts,
      lines: total,
    } = await checked(owner, storeId, `Handle,Title,Variant Price,Option1 Name,Option1 Value\n${lines.join('\n')}\n`)
    expect([counts.total, total]).toEqual([203, lines.length + 1])
    const items = async (pageNumber: number) =>
      (await expectOk(owner.call('import.items', { query: { storeId, importId, pageNumber, pageSize: 100 } }))).json.content
    const all = [...(await items(0)), ...(await items(1)), ...(await items(2))]
    const shown = all.map(({ handle, line: at, lines: of, name }) => [handle, at, of, name])
    expect(shown.slice(0, 3)).toEqual([
      ['line-2', 2, 1, ''],
      ['p0', 3, 3, 'Product p0'],
      ['p1', 4, 1, 'Product p1'],
    ])
    expect(shown[199]).toEqual(['p198', 201, 2, 'Product p198'])
    expect(all[0]?.problems.map(({ line: at, message }) => [at, message])).toContainEqual([
      2,
      'A product needs a URL handle or a name with letters or digits.',
    ])
  })

  it('refuses a product of more than 1,000 lines, and fails each product beyond the limit of the store', async () => {
    const { owner, storeId } = await server.createStore()
    const long = `Handle,Title\n${'cup,Cup\n'.repeat(1001)}`
    const refused = await upload(owner, storeId, long)
    expect([refused.status, refused.json.error]).toEqual([400, 'The product “cup” has more than 1000 lines (line 1002).'])
    const { json } = await expectOk(owner.call('import.list', { query: { storeId } }))
    expect(json[0]).toMatchObject({ status: 'failed', message: refused.json.error, finishedAt: expect.any(String) })
    await checked(owner, storeId, `Handle,Title\n${'cup,Cup\n'.repeat(1000)}`)
    const full = await withStoreLimit('products', 0, () => imported(owner, storeId, 'Title,Price\nPot,1\nPan,1\n'))
    expect(full.products).toMatchObject({ created: 0, failed: 2, withProblems: 2 })
    const { content } = (await expectOk(owner.call('import.items', { query: { storeId, importId: full.importId } }))).json
    expect(content[0]?.problems).toMatchObject([{ line: 2, message: expect.stringContaining('products') }])
    const options = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\nbox,Box,Size,S,1\nbox,,,L,2\n'
    const wide = await withStoreLimit('variations', 1, () => imported(owner, storeId, options))
    expect(wide.products).toMatchObject({ created: 0, failed: 1 })
    expect([...(await products(owner, storeId)).keys()]).toEqual([])
  })
})

describe('a wrong file', () => {
  it('names the line and column of each wrong cell, and imports the others', async () => {
    const { owner, storeId } = await server.createStore()
    const csv =
      'Name;URL handle;Price;Stock;Template\nCup;cup;9,90;3;\nPot;pot;cheap;3;tall\n"Two\nlines";two;5;many;\nCup;cup;1;1;\n'
    const { importId, products: counts } = await checked(owner, storeId, csv)
    expect(counts).toMatchObject({ total: 3, valid: 0, invalid: 3 })
    const { json } = await expectOk(owner.call('import.items', { query: { storeId, importId } }))
    expect(json.content.map(({ handle, problems }) => [handle, problems.map(({ line, column }) => `${line} ${column}`)])).toEqual(
      [
        ['cup', ['6 Option1 name']],
        ['pot', ['3 Price', '3 Template']],
        ['two', ['4 Stock']],
      ],
    )
  })

  it.each([
    ['', 'This file is empty.'],
    ['a,b\n1,2\n', 'The first line must have the column names.'],
    ['Title,Name,Price\n', 'occurs twice'],
    ['Title,Price\nCup,"1\n', 'line 2 cannot be read'],
    [Buffer.from([...Buffer.from('Title,Price\nCaf'), 0xe9, ...Buffer.from(',1\n')]), 'not encoded in UTF-8'],
  ])('%# is refused as a whole', async (csv, message) => {
    const { owner, storeId } = await server.createStore()
    const { status, json } = await upload(owner, storeId, csv)
    expect(status).toBe(400)
    expect(json.error).toContain(message)
    // The next upload works.
    await checked(owner, storeId, 'Title,Price\nCup,1\n')
  })

  it('in Windows-1252 is read if asked for; UTF-16 and tabs are recognized', async () => {
    const { owner, storeId } = await server.createStore()
    const latin = Buffer.from([...Buffer.from('Title,Price\nCaf'), 0xe9, ...Buffer.from(',1\n')])
    const { json } = await expectOk(upload(owner, storeId, latin, 'windows-1252'))
    await importWith(owner, storeId, json.importId, ['checked'])
    await expectOk(owner.call('import.start', { body: { storeId, importId: json.importId, updateExisting: false } }))
    await importWith(owner, storeId, json.importId, ['done'])
    await imported(owner, storeId, Buffer.from('\ufeffTitle\tPrice\nTee 茶\t2\n', 'utf16le'))
    await imported(owner, storeId, '\ufeffTitle,Price\nÜbertopf,3\n')
    const names = [...(await products(owner, storeId)).values()].map(({ name }) => name).sort()
    expect(names).toEqual(['Café', 'Tee 茶', 'Übertopf'])
  })
})

describe('existing products', () => {
  it('are skipped, or updated: columns that the file does not have stay as they are', async () => {
    const { owner, storeId } = await server.createStore()
    await imported(owner, storeId, shopify(imageHost))
    const before = (await products(owner, storeId)).get('mug')
    const file = 'Name,URL handle,Price\nMug,mug,99\nNew cup,new-cup,5\n'
    expect((await imported(owner, storeId, file)).products).toMatchObject({ skipped: 1, created: 1 })
    expect((await products(owner, storeId)).get('mug')).toEqual(before)
    await server.owner.query(
      `insert into stock_alerts (store_id, id, product_id, email) values ($1, 'file', $2, 'a@example.com')`,
      [storeId, before?.id],
    )
    expect((await imported(owner, storeId, 'URL handle,Description\nmug,<p>New</p>\n', true)).products).toMatchObject({
      updated: 1,
    })
    // The request is checked, and deleted with its email.
    await expect.poll(async () => (await server.owner.query(`select from stock_alerts where id = 'file'`)).rowCount).toBe(0)
    const after = (await products(owner, storeId)).get('mug')
    expect(after).toMatchObject({ description: '<p>New</p>', variations: before?.variations, productImage: before?.productImage })
    const { json: page } = await expectOk(
      owner.call('page.add', {
        body: { storeId, name: 'Tall product', type: 'product', content: [{ type: 'product', props: {} }] },
      }),
    )
    await imported(owner, storeId, 'URL handle,Template\nmug,Tall-Product\n', true)
    const shown = (await products(owner, storeId)).get('mug')
    expect(shown).toEqual({ ...after, templateId: page.pageId, version: shown?.version, updatedAt: shown?.updatedAt })
    expect(await exported(owner, storeId, 'blockfront')).toContain(',tall-product')
    // Kept cells survive a change in the dashboard.
    await expectOk(owner.call('product.update', { body: { ...before, ...shown, name: 'Big mug' } as never }))
    expect(await exported(owner, storeId, 'shopify')).toContain('4002')
  })

  it('are updated by a second transaction when the first one ends in a deadlock', async () => {
    const { owner, storeId } = await server.createStore()
    await imported(owner, storeId, 'Title,Price\nCup,1\nPlate,1')
    const { rows } = await server.owner.query('select id from products where store_id = $1 order by id', [storeId])
    const [first, second] = rows.map(({ id }) => id as string) as [string, string]
    const updated = await runAsDeadlockVictim(server.owner, { table: 'products', first, second }, () =>
      imported(owner, storeId, 'Title,Price\nCup,2\nPlate,2', true),
    )
    expect(updated).toMatchObject({ status: 'done', products: { updated: 2, failed: 0 } })
    const { rows: prices } = await server.owner.query('select price::integer from products where store_id = $1', [storeId])
    expect(prices).toEqual([{ price: 200 }, { price: 200 }])
  })

  it('a second import waits until the first has ended, and a checked one is replaced', async () => {
    const { owner, storeId } = await server.createStore()
    const first = await checked(owner, storeId, 'Title,Price\nCup,1\n')
    const second = await checked(owner, storeId, 'Title,Price\nPot,1\n')
    const { json } = await expectOk(owner.call('import.list', { query: { storeId } }))
    expect(json.map(({ importId, status }) => [importId, status])).toEqual([
      [second.importId, 'checked'],
      [first.importId, 'canceled'],
    ])
    await server.owner.query(`update product_imports set status = 'running' where store_id = $1 and id = $2`, [
      storeId,
      second.importId,
    ])
    expect((await upload(owner, storeId, 'Title,Price\nPan,1\n')).status).toBe(409)
    await expectOk(owner.call('import.cancel', { body: { storeId, importId: second.importId } }))
    await checked(owner, storeId, 'Title,Price\nPan,1\n')
  })
})

/** Products of the import whose server is killed. They are added 25 at a time. */
const size = repeat(250, 400)

it('an import whose server is killed continues where it was, and adds every product once', async () => {
  const folder = await createProcessFolder({ shared: true })
  try {
    const env = { BLOCKFRONT_RATE_LIMITS: 'false' }
    let running = await folder.start(env)
    const owner = createClient(running.port, 'localhost')
    await expectOk(
      owner.call('auth.signup', { body: { name: 'Ada', email: 'ada@example.com', password: 'a phrase to remember' } }),
    )
    const database = new pg.Client({ connectionString: await folder.ownerUrl() })
    await database.connect()
    await database.query('update users set email_verified_at = now()')
    await database.query(`update subscriptions set plan_code = 'scale', status = 'active'`)
    const store = { name: 'Kept', subdomain: 'kept', currency: 'EUR' as const }
    const { storeId } = (await expectOk(owner.call('store.create', { body: store }))).json
    const lines = Array.from({ length: size }, (_, index) => `Imported ${index},imported-${index},${index + 1}`)
    const { importId } = await checked(owner, storeId, `Name,URL handle,Price\n${lines.join('\n')}`)
    await expectOk(owner.call('import.start', { body: { storeId, importId, updateExisting: true } }))
    const count = async () => {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from products where slug like 'imported-%'`,
      )
      return rows[0]?.count ?? 0
    }
    await vi.waitFor(async () => expect(await count()).toBeGreaterThan(0), { timeout: 60_000, interval: 20 })
    running.child.kill('SIGKILL')
    const atKill = await count()
    expect(atKill).toBeLessThan(size)
    running = await folder.start(env)
    const again = createClient(running.port, 'localhost', { cookies: owner.cookie() })
    const done = await importWith(again, storeId, importId, ['done'])
    expect(done.products).toMatchObject({ created: size, updated: 0, failed: 0 })
    expect(await count()).toBe(size)
    await database.end()
  } finally {
    await folder.remove()
  }
})
