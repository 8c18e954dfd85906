import { brotliCompressSync, constants } from 'node:zlib'
import type { CallInput } from '@blockfront/contract'
import { languages } from '@blockfront/messages'
import type { PagePayload } from '@blockfront/storefront/payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAsDeadlockVictim } from '../../testing/database/deadlock.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { acceptOnlinePayments } from '../../testing/shop/online-payment.ts'
import { openTestShop, type TestShop, testAddress } from '../../testing/shop/test-shop.ts'
import { withoutBytes, withStoreLimit } from '../../testing/store-limit.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'polyglot', starter: true })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const setLanguages = (languages: { locale: string; published: boolean }[]) =>
  shop.owner.call('language.update', { body: { storeId: shop.storeId, languages } })
type Type = CallInput<'translation.get'>['query']['type']
const get = async (type: Type, id: string, locale = 'de') =>
  (await expectOk(shop.owner.call('translation.get', { query: { storeId: shop.storeId, locale, type, id } }))).json
const list = async (type: Type, more: object = {}, locale = 'de') =>
  (await expectOk(shop.owner.call('translation.list', { query: { storeId: shop.storeId, locale, type, ...more } }))).json
type Field = { path: string; source: string; text: string }
const save = async (type: Type, id: string, fields: Field[], locale = 'de') =>
  (await expectOk(shop.owner.call('translation.save', { body: { storeId: shop.storeId, locale, type, id, fields } }))).json
const exportAll = async () => {
  let csv = ''
  for (let after: string | null | undefined; after !== null; ) {
    const query = { storeId: shop.storeId, locale: 'de', ...(after && { after }) }
    const { json } = await expectOk(shop.owner.call('translation.export', { query }))
    csv += json.csv
    after = json.next
  }
  return csv
}
const addProduct = (body: { name: string; description?: string }) => shop.product({ price: 20, status: 'active', ...body })
const importCsv = (csv: string) => shop.owner.call('translation.import', { body: { storeId: shop.storeId, locale: 'de', csv } })

describe('languages', () => {
  it('are added, published and removed with their translations', async () => {
    expect((await expectOk(setLanguages([{ locale: 'fr', published: false }]))).json).toMatchObject({
      languages: [{ locale: 'fr', published: false }],
    })
    const { id: productId } = await addProduct({ name: 'Lamp' })
    const [name] = (await get('product', productId, 'fr')).fields
    await save('product', productId, [{ path: 'name', source: name?.source ?? '', text: 'Nom' }], 'fr')
    await expectOk(setLanguages([{ locale: 'de', published: true }]))
    const query = { storeId: shop.storeId, locale: 'fr', type: 'product', id: productId } as const
    expect((await shop.owner.call('translation.get', { query })).status).toBe(404)
    await expectOk(
      setLanguages([
        { locale: 'de', published: true },
        { locale: 'fr', published: false },
      ]),
    )
    expect((await get('product', productId, 'fr')).fields[0]?.text).toBe('')
    const { rows } = await server.owner.query(
      `select detail from audit_log where store_id = $1 and action = 'language.update' order by at`,
      [shop.storeId],
    )
    expect(rows.map(({ detail }) => detail)).toEqual([
      { added: ['fr'], removed: [], published: [] },
      { added: ['de'], removed: ['fr'], published: ['de'] },
      { added: ['fr'], removed: [], published: ['de'] },
    ])
  })

  it('that the store does not have cannot be listed, saved, exported or imported', async () => {
    const of = { storeId: shop.storeId, locale: 'pt', type: 'product' as const }
    const { id } = await addProduct({ name: 'Basket' })
    const fields = [{ path: 'name', source: 'Basket', text: 'Cesto' }]
    const responses = await Promise.all([
      shop.owner.call('translation.list', { query: of }),
      shop.owner.call('translation.export', { query: of }),
      shop.owner.call('translation.save', { body: { ...of, id, fields } }),
      shop.owner.call('translation.import', { body: { ...of, csv: 'type,id,path,source,translation' } }),
    ])
    expect(responses.map(({ json }) => json.code)).toEqual(responses.map(() => 'not_found'))
  })

  it('cannot be the main one, twice the same, no language, or too many', async () => {
    const { json } = await expectOk(shop.owner.call('language.list', { query: { storeId: shop.storeId } }))
    const main = json.defaultLocale
    const bad = [
      [{ locale: main, published: true }],
      [
        { locale: 'it', published: true },
        { locale: 'it', published: false },
      ],
      [{ locale: 'EN', published: true }],
      [{ locale: 'api', published: true }],
    ]
    for (const languages of bad) expect((await setLanguages(languages)).status, JSON.stringify(languages)).toBe(400)
    const before = (await expectOk(shop.owner.call('language.list', { query: { storeId: shop.storeId } }))).json.languages
    await withStoreLimit('languages', before.length, async () => {
      expect((await setLanguages([...before, { locale: 'it', published: false }])).json.code).toBe('store_limit')
    })
    await withStoreLimit('languages', before.length + 1, async () => {
      const more = ['it', 'es'].map((locale) => ({ locale, published: false }))
      expect((await setLanguages([...before, ...more])).json.code).toBe('store_limit')
      await expectOk(setLanguages([...before, ...more.slice(1)]))
      // The limit counts the languages that are left.
      await expectOk(setLanguages([...before, ...more.slice(0, 1)]))
    })
    await expectOk(setLanguages(before))
  })

  it('belong to the members of the store', async () => {
    const stranger = await server.signUp()
    const query = { storeId: shop.storeId, locale: 'de', type: 'page' } as const
    expect((await stranger.call('translation.list', { query })).status).toBe(403)
    expect((await stranger.call('language.update', { body: { storeId: shop.storeId, languages: [] } })).status).toBe(403)
  })
})

describe('translations', () => {
  it('of a product are missing, done, and stale after the source changes', async () => {
    const product = await addProduct({ name: 'Linen shirt', description: '<p>Cool <strong>linen</strong>.</p>' })
    const { fields, state } = await get('product', product.id)
    expect(state).toBe('missing')
    expect(fields.map(({ path, kind, state: one }) => [path, kind, one])).toEqual([
      ['name', 'text', 'missing'],
      ['description', 'richText', 'missing'],
    ])
    const part = await save('product', product.id, [{ path: 'name', source: 'Linen shirt', text: 'Leinenhemd' }])
    expect(part.state).toBe('missing')
    const whole = await save('product', product.id, [
      {
        path: 'description',
        source: '<p>Cool <strong>linen</strong>.</p>',
        text: '<p onclick="x()">Kühles <strong>Leinen</strong>.</p><script>alert(1)</script>',
      },
      { path: 'gone', source: 'x', text: 'y' },
    ])
    expect(whole.state).toBe('done')
    expect(whole.fields.map(({ text }) => text)).toEqual(['Leinenhemd', '<p>Kühles <strong>Leinen</strong>.</p>'])
    expect(await list('product', { state: 'done', search: 'linen' })).toMatchObject({
      content: [{ id: product.id, name: 'Linen shirt', state: 'done' }],
      counts: { missing: 0, stale: 0, done: 1 },
      totalElements: 1,
    })
    const { rows } = await server.owner.query(
      `select detail from audit_log where action = 'translation.save' and target = $1 limit 1`,
      [product.id],
    )
    expect(rows).toEqual([{ detail: { locale: 'de', type: 'product', name: 'Linen shirt' } }])

    const { storeId } = shop
    await expectOk(
      shop.owner.call('product.update', { body: { ...product, storeId, categoryIds: [], name: 'Linen blouse', variations: [] } }),
    )
    expect((await list('product', { state: 'stale' })).content.map(({ id }) => id)).toEqual([product.id])
    const { counts: withStale, totalElements } = await list('product')
    expect(withStale.stale).toBe(1)
    expect(totalElements).toBe(withStale.stale + withStale.missing + withStale.done)
    const stale = await get('product', product.id)
    expect(stale.fields[0]).toMatchObject({
      state: 'stale',
      text: 'Leinenhemd',
      source: 'Linen blouse',
      previousSource: 'Linen shirt',
    })
    // Saving another text leaves it stale.
    const [, description] = stale.fields
    const other = await save('product', product.id, [
      { path: 'description', source: description?.source ?? '', text: '<p>Leinen</p>' },
    ])
    expect(other.state).toBe('stale')
    expect((await save('product', product.id, [{ path: 'name', source: 'Linen blouse', text: 'Leinenbluse' }])).state).toBe(
      'done',
    )
    // An empty text deletes the translation.
    expect((await save('product', product.id, [{ path: 'name', source: 'Linen blouse', text: ' ' }])).state).toBe('missing')
    const [name, text] = (await get('product', product.id)).fields
    const long = { path: 'name', source: name?.source ?? '', text: 'Lang '.repeat(2000) }
    const tooLong = { storeId, locale: 'de', type: 'product' as const, id: product.id, fields: [long] }
    const refused = await withoutBytes('translations', () => shop.owner.call('translation.save', { body: tooLong }))
    expect(refused.json.code).toBe('store_limit')
    // Members may save texts of one item at the same time.
    await Promise.all([
      save('product', product.id, [{ path: 'name', source: name?.source ?? '', text: 'Bluse' }]),
      save('product', product.id, [{ path: 'description', source: text?.source ?? '', text: '<p>Kühl</p>' }]),
    ])
    const together = (await get('product', product.id)).fields
    expect(together.map((field) => field.text)).toEqual(['Bluse', '<p>Kühl</p>'])
    const counts = (await list('product')).counts
    expect(counts.done + counts.missing + counts.stale).toBe((await list('product')).totalElements)
  })

  it('exist for pages, layout, categories, checkout, delivery and payment, by the metadata of fields', async () => {
    for (const type of ['page', 'layout', 'checkout', 'shippingRate', 'paymentMethod'] as const) {
      const { content } = await list(type)
      expect(content.length, type).toBeGreaterThan(0)
      const { fields } = await get(type, content[0]?.id ?? '')
      expect(fields.length, type).toBeGreaterThan(0)
    }
    const home = (await list('page', { search: 'Home' })).content[0]
    const { fields } = await get('page', home?.id ?? '')
    expect(fields.filter(({ group }) => group !== '').length).toBeGreaterThan(3)
    expect(fields.every(({ source }) => source.trim() !== '')).toBe(true)
  })

  it('exist for each of more pages than one request can read together', async () => {
    await server.owner.query(
      `insert into pages (store_id, id, name, slug, status, draft, published, published_version, published_at)
       select $1, '00many-' || n, 'Leaflet ' || n, 'leaflet-' || n, 'published', '{"content":[]}', '{"content":[]}', 1, now()
       from generate_series(1, 520) n`,
      [shop.storeId],
    )
    try {
      const last = await list('page', { search: 'Leaflet', pageSize: 100, pageNumber: 5 })
      expect(last).toMatchObject({ totalElements: 520, totalPages: 6, counts: { missing: 520, stale: 0, done: 0 } })
      expect(last.content).toHaveLength(20)
      expect((await save('page', '00many-1', [{ path: 'name', source: 'Leaflet 1', text: 'Faltblatt 1' }])).state).toBe('done')
      expect((await list('page', { search: 'Leaflet', state: 'done' })).content.map(({ id }) => id)).toEqual(['00many-1'])
      await server.owner.query(
        `update pages set name = 'Leaflet one', meta_title = ' ' where store_id = $1 and id = '00many-1'`,
        [shop.storeId],
      )
      expect((await get('page', '00many-1')).fields.map(({ path }) => path)).toEqual(['name'])
      expect((await list('page', { state: 'stale' })).content.map(({ id }) => id)).toContain('00many-1')
      const ids = [...(await exportAll()).matchAll(/^page,(00many-\d+),name/gm)].map(([, id]) => id)
      expect([ids.length, new Set(ids).size]).toEqual([520, 520])
      const part = async (after?: string) =>
        (await expectOk(shop.owner.call('translation.export', { query: { storeId: shop.storeId, locale: 'de', after } }))).json
      const first = await part()
      expect(first.next).toBe(`page/${[...ids].sort()[199]}`)
      // Each part has texts of one type, and the last one names no next one.
      expect(await part('layout/zzz')).toMatchObject({ csv: '', count: 0, next: 'product/' })
      expect(await part('paymentMethod/zzz')).toMatchObject({ csv: '', count: 0, next: null })
      expect((await part('shippingRate/')).next).toBe('paymentMethod/')
      const unknown = await shop.owner.call('translation.export', { query: { storeId: shop.storeId, locale: 'de', after: 'x/' } })
      expect(unknown.json.fields).toEqual({ 'query.after': 'Send the value of the previous part.' })
    } finally {
      await server.owner.query(`delete from pages where store_id = $1 and id like '00many-%'`, [shop.storeId])
    }
  })

  it('go through CSV and back, with errors for each line', async () => {
    const product = await addProduct({ name: '=SUM(A1)', description: '<p>One\nTwo</p>' })
    const csv = await exportAll()
    const types = new Set([...csv.matchAll(/^(\w+),[-\w]+,\w/gm)].map(([, type]) => type))
    types.delete('type')
    expect(types).toEqual(new Set(['page', 'layout', 'checkout', 'category', 'product', 'shippingRate', 'paymentMethod']))
    expect(csv.split('\r\n')[0]).toBe('type,id,path,name,label,source,translation,state')
    expect(csv).toContain(`product,${product.id},name,'=SUM(A1),Name,'=SUM(A1),,missing`)
    const header = 'type,id,path,source,translation'
    const { json } = await expectOk(
      importCsv(
        [
          header,
          `product,${product.id},name,'=SUM(A1),'=SUMME(A1)`,
          `product,${product.id},description,"<p>One\r\nTwo</p>","<p>Eins</p>"`,
          `product,${product.id},seoTitle,None,Nichts`,
          'product,nobody,name,A,B',
          'widget,1,name,A,B',
          `product,${product.id},name,'=SUM(A1), `,
          `product,${product.id},name,'=SUM(A1),${'x'.repeat(200_001)}`,
        ].join('\r\n'),
      ),
    )
    expect(json).toMatchObject({ imported: 2, unchanged: 1, problemCount: 4 })
    expect(json.problems.map(({ line }) => line)).toEqual([5, 6, 7, 9])
    const { fields, state } = await get('product', product.id)
    expect(fields.map(({ text }) => text)).toEqual(['=SUMME(A1)', '<p>Eins</p>'])
    expect(state).toBe('done')
    // An import of an unchanged export changes nothing.
    expect((await expectOk(importCsv(await exportAll()))).json).toMatchObject({ imported: 0, problems: [] })
    // A source that is not the current one makes the translation stale.
    await expectOk(importCsv(`TYPE, id ,path,source,translation\n product , ${product.id} ,name,Old name,'=SUMME(A1)`))
    expect((await get('product', product.id)).fields[0]).toMatchObject({ state: 'stale', previousSource: 'Old name' })
    const wrong = (await expectOk(importCsv([header, ...Array.from({ length: 150 }, () => 'widget,1,name,A,B')].join('\n')))).json
    expect([wrong.problems.length, wrong.problemCount]).toEqual([100, 150])
    expect((await importCsv('a,b\n1,2')).status).toBe(400)
    expect((await importCsv('type,id,path,source,translation\n"open')).json.error).toContain('Line 2')
    const { rows } = await server.owner.query(
      `select detail from audit_log where action = 'translation.import' order by at limit 1`,
    )
    expect(rows).toEqual([{ detail: { locale: 'de', imported: 2, problems: 4 } }])
  })

  it('are imported from the file of a spreadsheet, which separates columns by semicolons and trims texts', async () => {
    const product = await addProduct({ name: 'Oak table' })
    await server.owner.query(`update products set name = ' Oak table ', description = ' ' where id = $1`, [product.id])
    expect((await get('product', product.id)).fields.map(({ path }) => path)).toEqual(['name'])
    const csv = `\uFEFFtype;id;path;source;translation;note\r\n\r\nproduct;${product.id};name;Oak table;Eichentisch`
    expect((await expectOk(importCsv(csv))).json).toMatchObject({ imported: 1, problems: [] })
    expect((await get('product', product.id)).fields[0]).toMatchObject({ state: 'done', text: 'Eichentisch' })
    // More items than are read together.
    const unknown = Array.from({ length: 201 }, (_, n) => `product,nobody${n},name,A,B`)
    const many = (await expectOk(importCsv(['type,id,path,source,translation', ...unknown].join('\n')))).json
    expect(many).toMatchObject({ imported: 0, problemCount: 201 })
  })

  it('can be imported by two members at the same time, in any order of the lines', async () => {
    const products = await Promise.all(Array.from({ length: 12 }, (_, i) => addProduct({ name: `Side by side ${i}` })))
    const lines = products.map(({ id, name }) => `product,${id},name,${name},Nebeneinander`)
    const csvOf = (rows: string[]) => ['type,id,path,source,translation', ...rows].join('\n')
    // Both lock every item. In two orders, they would wait for each other.
    const imports = [lines, lines.toReversed()].map(async (rows) => (await expectOk(importCsv(csvOf(rows)))).json)
    for (const { problems } of await Promise.all(imports)) expect(problems).toEqual([])
    for (const { id } of products) expect((await get('product', id)).fields[0]).toMatchObject({ text: 'Nebeneinander' })
  })

  it('are imported by a second transaction when the first one ends in a deadlock', async () => {
    const products = await Promise.all(['First', 'Second'].map((name) => addProduct({ name })))
    const [first, second] = products.map(({ id }) => id).toSorted() as [string, string]
    for (const { id, name } of products) await save('product', id, [{ path: 'name', source: name, text: 'Alt' }])
    let runs = 0
    const result = await runAsDeadlockVictim(server.owner, { table: 'translations', first, second }, () => {
      const lines = products.map(({ id, name }) => `product,${id},name,${name},Neu ${runs}`)
      runs++
      return importCsv(['type,id,path,source,translation', ...lines, 'product,unknown,name,x,y'].join('\n'))
    })
    expect((await expectOk(Promise.resolve(result))).json).toMatchObject({ imported: 2, problemCount: 1 })
    for (const { id } of products) expect((await get('product', id)).fields[0]).toMatchObject({ text: `Neu ${runs - 1}` })
  })

  it('are deleted with their item', async () => {
    const product = await addProduct({ name: 'Gone soon' })
    await save('product', product.id, [{ path: 'name', source: 'Gone soon', text: 'Bald weg' }])
    const { storeId } = shop
    const category = (await expectOk(shop.owner.call('category.add', { body: { storeId, name: 'Gone soon' } }))).json
    const page = (await expectOk(shop.owner.call('page.add', { body: { storeId, name: 'Gone soon', content: [] } }))).json
    // Only what is published is translated.
    await expectOk(
      shop.owner.call('page.publish', { body: { storeId, pageId: page.pageId, content: [], baseVersion: page.version } }),
    )
    await save('category', category.id, [{ path: 'name', source: 'Gone soon', text: 'Bald weg' }])
    await save('page', page.pageId, [{ path: 'name', source: 'Gone soon', text: 'Bald weg' }])
    const stored = async () => {
      const ids = [product.id, category.id, page.pageId]
      const { rows } = await server.owner.query('select type from translations where id = any($1) order by type', [ids])
      return rows.map(({ type }) => type)
    }
    expect(await stored()).toEqual(['category', 'page', 'product'])
    await expectOk(shop.owner.call('product.delete', { params: { storeId, productId: product.id } }))
    await expectOk(shop.owner.call('category.delete', { params: { id: category.id } }))
    await expectOk(shop.owner.call('page.delete', { params: { id: page.pageId } }))
    expect(await stored()).toEqual([])
  })
})

describe('the online store', () => {
  const page = async (path: string) => shop.shopper().raw({ method: 'GET', path })
  const payload = async (path: string) => {
    const response = await page(`/api/storefront/payload?path=${encodeURIComponent(path)}`)
    return JSON.parse(response.text) as PagePayload & { redirectTo?: string }
  }

  it('has URLs for each published language, with links that keep it, and the source where a translation is missing', async () => {
    await expectOk(
      setLanguages([
        { locale: 'de', published: true },
        { locale: 'ar', published: true },
        { locale: 'fr', published: false },
      ]),
    )
    const home = (await list('page', { search: 'Home' })).content[0]?.id ?? ''
    const { fields } = await get('page', home)
    const hero = fields.find(({ group, kind }) => group !== '' && kind === 'text')
    if (!hero) throw new Error('The home page has no text.')
    const product = await addProduct({ name: 'Wool scarf', description: '<p>See <a href="/shop">more</a></p>' })
    // Caches are cleared by notifications, within a second.
    await expect.poll(async () => (await page('/de')).status).toBe(200)
    const warm = await page('/de')
    expect(warm.text).toContain('lang="de" dir="ltr"')
    expect(warm.text).not.toContain('Ganz neue Zeile')
    await save('page', home, [
      { path: hero.path, source: hero.source, text: 'Ganz neue Zeile' },
      { path: 'name', source: 'Home', text: 'Startseite' },
    ])
    await save('product', product.id, [{ path: 'name', source: 'Wool scarf', text: 'Wollschal' }])

    // The save removed the page from the cache.
    await expect.poll(async () => (await page('/de')).text).toContain('Wollschal')
    const { text } = await page('/de')
    expect(text).toContain('Ganz neue Zeile')
    expect(text).toContain('Wollschal')
    expect(text).toContain('hreflang="x-default"')
    expect(text).toContain('href="/de/shop"')
    const main = await page('/')
    expect(main.text).not.toContain('Ganz neue Zeile')
    expect(main.text).toMatch(/<a href="\/de" hrefLang="de" lang="de">Deutsch<\/a>/)

    const shown = await payload(`/de/page/product/${product.slug}`)
    expect(shown).toMatchObject({
      store: { locale: 'de', root: '/de' },
      route: { kind: 'product', path: `/de/page/product/${product.slug}` },
      product: { name: 'Wollschal', description: '<p>See <a href="/de/shop">more</a></p>' },
    })
    expect(shown.meta.canonical).toMatch(new RegExp(`/de/page/product/${product.slug}$`))
    expect(shown.languages?.map(({ path, current }) => [path, current])).toEqual([
      [`/page/product/${product.slug}`, false],
      [`/de/page/product/${product.slug}`, true],
      [`/ar/page/product/${product.slug}`, false],
    ])
    expect((await page('/ar')).text).toContain('lang="ar" dir="rtl"')
    expect((await payload('/de/shop')).listing?.items.map(({ name }) => name)).toContain('Wollschal')

    await shop.owner.call('product.update', {
      body: { ...product, storeId: shop.storeId, categoryIds: [], name: 'Silk scarf', variations: [] },
    })
    await expect.poll(async () => (await payload(`/de/page/product/${product.slug}`)).product?.name).toBe('Silk scarf')
  })

  it('adds at most 1 KB to the first load in another language of the interface than English', async () => {
    const others = languages.filter((language) => language !== 'en')
    const published = (locale: string) => ({ locale, published: true })
    await expectOk(setLanguages(others.map(published)))
    const size = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
    const added: Record<string, number> = {}
    for (const path of ['/', ...others.map((language) => `/${language}`)]) {
      await expect.poll(async () => (await page(path)).status).toBe(200)
      const { text } = await page(path)
      const catalogs = /"messages":\{"language":"(\w+)","catalogs":(\{.*?\}\}),"files"/s.exec(text)
      const [, language = path, catalog = ''] = catalogs ?? []
      expect(catalog.length, path).toBeGreaterThan(500)
      added[language] = size(text) - size(text.replace(catalog, () => '{}'))
    }
    expect(Object.keys(added).sort()).toEqual([...languages].sort())
    await expectOk(setLanguages([published('de'), published('ar'), { locale: 'fr', published: false }]))
    // Scripts contain no texts, so the first load differs in the catalogs of the document only.
    const { en = 0, ...translated } = added
    expect(Object.entries(translated).filter(([, bytes]) => bytes - en > 1024)).toEqual([])
    // The longest catalogs, in Arabic and Japanese, have 1.8 KB, and up to 120 bytes more where the page shares less text with them.
    expect(Object.entries(added).filter(([, bytes]) => bytes > 1984)).toEqual([])
  })

  it('finds, filters and sorts products by their translations, with filters that keep their URLs', async () => {
    const categories = [
      { name: 'Outdoor', slug: 'outdoor' },
      { name: 'Indoor', slug: 'indoor' },
    ]
    const [outdoor, indoor] = await Promise.all(
      categories.map(
        async (body) => (await expectOk(shop.owner.call('category.add', { body: { ...body, storeId: shop.storeId } }))).json,
      ),
    )
    if (!outdoor || !indoor) throw new Error('The categories were not added.')
    const attributeGroups = [
      { name: 'Colour', type: 'color' as const, values: ['Red', 'Blue', '#aabbcc'] },
      { name: 'Size', type: 'buttons' as const, values: ['Small'] },
    ]
    const variations = ['Red', 'Blue', '#aabbcc'].map((color) => ({ attributes: { Colour: color, Size: 'Small' }, price: 20 }))
    const add = (name: string, categoryIds: string[]) =>
      shop.product({ name, sku: `ID-${name}`, price: 20, status: 'active', categoryIds, attributeGroups, variations })
    const jacket = await add('Jacket', [outdoor.id])
    const coat = await add('Zipped coat', [indoor.id])
    const text = (path: string, source: string, translation: string) => ({ path, source, text: translation })
    const options = [
      text('option:Colour', 'Colour', 'Farbe'),
      text('value:Colour:Red', 'Red', 'Rot'),
      text('value:Colour:Blue', 'Blue', 'Blau'),
    ]
    const { fields } = await get('product', jacket.id)
    expect(fields.map(({ path }) => path)).not.toContain('value:Colour:#aabbcc')
    await save('product', jacket.id, [text('name', 'Jacket', 'Übergangsjacke'), ...options])
    await save('product', coat.id, [text('name', 'Zipped coat', 'Anorak'), ...options])
    await save('category', outdoor.id, [text('name', 'Outdoor', 'Draußen')])

    const find = async (term: string, locale: string | undefined = 'de') =>
      (await expectOk(shop.shopper().call('product.search', { query: { name: term, locale } }))).json
    const namesOf = async (term: string, locale?: string) => (await find(term, locale)).content.map(({ name }) => name)
    for (const term of ['Übergangsjacke', 'ubergangs', 'Übergangsjakce', 'jacket', 'id-jacket übergangsjacke'])
      expect([term, await namesOf(term)]).toEqual([term, ['Übergangsjacke']])
    expect(await namesOf('draussen')).toEqual(['Übergangsjacke'])
    expect(await namesOf('Übergangsjacke', 'en')).toEqual([])
    // Products without a translation are found by their source.
    await addProduct({ name: 'Umbrella' })
    expect(await namesOf('umbrella')).toEqual(['Umbrella'])

    const { facets } = await find('Anorak')
    expect(facets.attributes).toMatchObject([
      {
        name: 'Colour',
        label: 'Farbe',
        values: [
          { value: '#aabbcc', count: 1 },
          { value: 'Blue', label: 'Blau' },
          { value: 'Red', label: 'Rot' },
        ],
      },
      { name: 'Size', values: [{ value: 'Small' }] },
    ])
    const html = (await page('/de/shop?attributes=Colour%3ARed&sort=name')).text
    expect(html).toMatch(/value="Colour:Red"[^>]*\/><span class="sf-filters__swatch"[^>]*><\/span><span>Rot<\/span>/)
    expect(html).toContain('>Farbe</legend>')
    expect(html).toContain('<span>Draußen</span>')
    expect(html.indexOf('Anorak')).toBeLessThan(html.indexOf('Übergangsjacke'))
    const shown = await payload(`/de/page/product/${jacket.slug}`)
    expect(shown.product?.attributeGroups?.[0]).toMatchObject({
      name: 'Farbe',
      values: ['Rot', 'Blau', '#aabbcc'],
      swatches: ['Red', 'Blue', '#aabbcc'],
    })

    expect((await page(`/de/page/product/${jacket.slug}`)).text).toMatch(/BreadcrumbList[^<]+Draußen/)
    const oneOption = { attributeGroups: attributeGroups.slice(0, 1), variations: [{ attributes: { Colour: 'Red' }, price: 20 }] }
    const beret = await shop.product({ name: 'Beret', price: 20, status: 'active', ...oneOption })
    await save('product', beret.id, options)
    expect((await find('Beret')).facets.attributes).toMatchObject([{ name: 'Colour', label: 'Farbe' }])

    // The search follows the source, the category and the status of a product.
    const body = { ...jacket, storeId: shop.storeId, variations }
    await expectOk(shop.owner.call('product.update', { body: { ...body, categoryIds: [], sku: 'NEU-1' } }))
    expect(await namesOf('draussen')).toEqual([])
    expect(await namesOf('neu-1 übergangsjacke')).toEqual(['Übergangsjacke'])
    const { version } = await shop.stockOf(jacket.id)
    await expectOk(shop.owner.call('product.update', { body: { ...body, categoryIds: [], status: 'draft', version } }))
    expect(await namesOf('Übergangsjacke')).toEqual([])
  })

  it('redirects and misses in the language of the URL', async () => {
    const main = (await expectOk(shop.owner.call('language.list', { query: { storeId: shop.storeId } }))).json.defaultLocale
    expect((await page('/de/')).headers.location).toBe('/de')
    expect((await page('/DE/shop')).headers.location).toBe('/de/shop')
    if (/^[a-z]{2}$/.test(main)) expect((await page(`/${main}/shop`)).headers.location).toBe('/shop')
    for (const path of ['/de/nothing', '/fr', '/fr/shop', '/xx/shop']) expect((await page(path)).status, path).toBe(404)
    expect((await page('/de/nothing')).text).toContain('lang="de"')
    expect((await page('/fr/shop')).text).not.toContain('lang="fr"')
    await expectOk(shop.owner.call('redirect.add', { body: { storeId: shop.storeId, fromPath: '/sale', toPath: '/shop' } }))
    expect((await page('/de/sale')).headers.location).toBe('/de/shop')
  })

  it('names all languages in the sitemap and hides private pages of each from crawlers', async () => {
    const { text } = await page('/sitemap.xml')
    expect(text).toContain('xmlns:xhtml=')
    expect(text).toMatch(/<loc>[^<]*\/de\/shop<\/loc>/)
    expect(text).toMatch(/<xhtml:link rel="alternate" hreflang="ar" href="[^"]*\/ar\/shop"\/>/)
    const robots = await page('/robots.txt')
    expect(robots.text).toContain('Disallow: /de/checkout')
    expect(robots.text).not.toContain('/fr/')
  })

  it('keeps the language in forms without scripts, in sign-in codes and in orders that the owner creates', async () => {
    const post = (path: string, values: Record<string, string>) =>
      shop.shopper().raw({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(values).toString(),
      })
    expect((await page('/de')).text).toContain('action="/de/search"')
    const contact = await post('/de/forms/contact', { email: 'nobody' })
    expect([contact.status, contact.text.includes('lang="de"')]).toEqual([422, true])
    expect(contact.text).toContain('action="/de/forms/contact"')
    expect(contact.text).toContain('href="/de"')
    expect((await post('/de/forms/cart', { product: 'vase' })).text).toContain('href="/de/page/product/vase"')
    expect((await post('/fr/forms/newsletter', { email: 'nobody' })).text).toContain('action="/forms/newsletter"')

    const email = 'kundin@example.com'
    const { storeId, owner } = shop
    await expectOk(owner.call('store.updateDetails', { body: { storeId, customerAccounts: true } }))
    const shopper = shop.shopper()
    await expectOk(shopper.call('shopper.requestCode', { body: { email, locale: 'de' } }))
    const code = await server.email(email, 'account-code')
    expect(code.html).toContain('lang="de"')
    expect(code.subject).toMatch(/ist Ihr Code für/)
    const digits = /\d{6}/.exec(code.subject)?.[0] ?? ''
    await expectOk(shopper.call('shopper.signIn', { body: { email, code: digits, locale: 'de' } }))

    const product = await addProduct({ name: 'Hand-bound book' })
    const lines = [{ productId: product.id, quantity: 1 }]
    const draft = { storeId, lines, contact: { email }, shippingAddress: testAddress }
    const { draftId, version, quote } = (await expectOk(owner.call('draftOrder.add', { body: draft }))).json
    const body = { storeId, draftId, version, quoteHash: quote.quoteHash, payment: 'paid' as const }
    await expectOk(owner.call('draftOrder.complete', { body }))
    expect((await server.email(email, 'order-placed')).html).toContain('lang="de"')

    await save('product', product.id, [{ path: 'name', source: 'Hand-bound book', text: 'Handgebundenes Buch' }])
    const { methodId } = await acceptOnlinePayments(server, shop)
    const second = (await expectOk(owner.call('draftOrder.add', { body: draft }))).json
    const { quoteHash } = second.quote
    const link = {
      storeId,
      draftId: second.draftId,
      version: second.version,
      quoteHash,
      payment: 'payment_link',
      methodId,
    } as const
    const { orderId } = (await expectOk(owner.call('draftOrder.complete', { body: link }))).json
    await expectOk(owner.call('order.sendPaymentLink', { body: { storeId, orderId } }))
    const { rows: sent } = await server.owner.query(
      `select text_body as text from outbox where to_address = $1 and kind = 'payment-link'`,
      [email],
    )
    const inGerman = { text: expect.stringContaining('1 × Handgebundenes Buch') }
    expect(sent).toEqual([inGerman, inGerman])
  })

  it('keeps the language of an order, on its page and in its emails', async () => {
    const product = await addProduct({ name: 'Felt hat' })
    await save('product', product.id, [{ path: 'name', source: 'Felt hat', text: 'Filzhut' }])
    const [rate] = (await list('shippingRate')).content
    const { fields } = await get('shippingRate', rate?.id ?? '')
    await save('shippingRate', rate?.id ?? '', [{ path: 'name', source: fields[0]?.source ?? '', text: 'Standardversand' }])
    const thanks = (await get('checkout', 'store')).fields.find(({ source }) => source === 'Thank you for your order')
    await save('checkout', 'store', [{ path: thanks?.path ?? '', source: thanks?.source ?? '', text: 'Danke!' }])
    const lines = [{ productId: product.id, quantity: 1 }]
    const quote = async (locale?: string) =>
      (await expectOk(shop.shopper().call('checkout.quote', { body: { lines, country: 'AT', locale } }))).json
    const german = await quote('de')
    expect(german.rates.map(({ name }) => name)).toContain('Standardversand')
    expect((await quote()).rates.map(({ name }) => name)).not.toContain('Standardversand')
    // A language that is not published counts as the main one.
    expect((await quote('fr')).quoteHash).toBe((await quote()).quoteHash)
    const chosen = german.rates.find(({ name }) => name === 'Standardversand')
    const at = { country: 'AT', rateId: chosen?.id ?? '' }
    const agreed = (await expectOk(shop.shopper().call('checkout.quote', { body: { lines, ...at, locale: 'de' } }))).json
    const body = {
      ...(await shop.orderBody(lines)),
      quoteHash: agreed.quoteHash,
      rateId: at.rateId,
      methodId: agreed.methods[0]?.id ?? '',
      locale: 'de',
    }
    const { orderId, token } = (await expectOk(shop.place(body))).json
    const receipt = await shop.receipt(token)
    expect(receipt.lines[0]?.name).toBe('Filzhut')
    expect(receipt.rate?.name).toBe('Standardversand')
    expect(receipt.thankYou.title).toBe('Danke!')
    // The owner sees it as it was sold in the main language.
    expect((await shop.order(orderId)).lines[0]?.name).toBe('Felt hat')
    const email = await server.email('ada@example.com', 'order-placed')
    expect(email.text).toContain('Filzhut')
    expect(email.text).toContain(`/de/order/${token}`)
    const { rows: customers } = await server.owner.query(
      `select locale from customers where store_id = $1 and email = 'ada@example.com'`,
      [shop.storeId],
    )
    expect(customers).toEqual([{ locale: 'de' }])
    // The link works after the language was removed.
    await expectOk(setLanguages([]))
    await expect.poll(async () => (await page(`/de/order/${token}`)).headers.location).toBe(`/order/${token}`)
    expect((await shop.receipt(token)).lines[0]?.name).toBe('Felt hat')
  })
})
