import { blocks } from '@blockfront/engine/blocks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openPageShop, type PageShop, textContent } from '../../testing/shop/page-shop.ts'
import { withoutBytes } from '../../testing/store-limit.ts'

let server: TestServer
let shop: PageShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openPageShop(server, 'pages')
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

/** The actions on a page in the audit log. */
const actionsOn = async (pageId: string) => {
  const { rows } = await server.owner.query('select action from audit_log where target = $1 order by at', [pageId])
  return rows.map(({ action }) => action)
}

describe('a page', () => {
  it('is a draft that shoppers do not see before it is published', async () => {
    const page = await shop.addPage('Our Café', textContent('<p>Hello</p>'))
    expect(page).toMatchObject({ slug: 'our-cafe', status: 'draft', version: 1, hasUnpublishedChanges: true })
    expect((await shop.publishedPage('our-cafe')).status).toBe(404)
    const { json } = await expectOk(shop.publish(page, textContent('<p>Welcome</p>')))
    expect(json).toMatchObject({ status: 'published', hasUnpublishedChanges: false })
    const { json: visible } = await expectOk(shop.publishedPage('our-cafe'))
    expect(visible.content).toMatchObject([
      { type: 'textBlock', version: expect.any(Number), props: { text: '<p>Welcome</p>', textAlign: 'left' } },
    ])
    expect(visible.globalContent.length).toBeGreaterThan(0)
  })

  it('is completed and sanitized on save; blocks of unknown types are kept', async () => {
    const unknown = { type: 'fromTheFuture', props: { a: [1] }, more: true }
    const page = await shop.addPage('Cleaned', [...textContent('<p onclick="x()">Hi<script>alert(1)</script></p>'), unknown])
    expect(page.content).toEqual([
      expect.objectContaining({ contentType: 'normal', props: expect.objectContaining({ text: '<p>Hi</p>' }) }),
      unknown,
    ])
  })

  it('refuses a save that is based on an older version, and returns the newer document', async () => {
    const page = await shop.addPage('Two tabs')
    const save = (html: string, baseVersion: number) =>
      shop.saveDraft({ pageId: page.pageId, baseVersion, content: textContent(html) })
    const { json: first } = await expectOk(save('<p>first</p>', page.version))
    const second = await save('<p>second</p>', page.version)
    expect(second.status).toBe(409)
    expect(second.json.code).toBe('stale_version')
    expect(second.json.details).toMatchObject({
      page: { version: first.version, content: [{ props: { text: '<p>first</p>' } }] },
    })
    // A save of the same content is no new version.
    expect((await expectOk(save('<p>first</p>', first.version))).json.version).toBe(first.version)
  })

  it('accepts one of many saves that are based on the same version', async () => {
    const page = await shop.addPage('Race')
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        shop.saveDraft({ pageId: page.pageId, baseVersion: page.version, content: textContent(`<p>${i}</p>`) }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)])
  })

  it('is not published when the pages of the store take too many bytes', async () => {
    const page = await shop.addPage('Long')
    const content = textContent(`<p>${'long '.repeat(2000)}</p>`)
    const { json: draft } = await expectOk(shop.saveDraft({ pageId: page.pageId, baseVersion: page.version, content }))
    const saved = { pageId: page.pageId, version: draft.version }
    const refused = await withoutBytes('pages', () => shop.publish(saved, content))
    expect([refused.json.code, (await shop.publishedPage('long')).status]).toEqual(['store_limit', 404])
    await expectOk(shop.owner.call('page.delete', { params: { id: page.pageId } }))
  })

  it('of a new store has its first version, if it is published', async () => {
    const { owner, storeId } = await server.createStore({ subdomain: 'pagesstarter', starter: true })
    const { json: pages } = await expectOk(owner.call('page.getByStoreId', { query: { storeId } }))
    const states = pages.map(({ status, hasUnpublishedChanges, publishedAt }) => ({
      ...{ status, hasUnpublishedChanges, isDated: publishedAt !== null },
    }))
    expect(states).toContainEqual({ status: 'draft', hasUnpublishedChanges: true, isDated: false })
    const published = states.filter(({ status }) => status === 'published')
    expect(new Set(published.map((state) => JSON.stringify(state))).size).toBe(1)
    expect(published[0]).toEqual({ status: 'published', hasUnpublishedChanges: false, isDated: true })
    const { rows } = await server.owner.query(
      `select distinct p.status, v.number from pages p left join page_versions v on v.store_id = p.store_id and v.page_id = p.id
       where p.store_id = $1 order by p.status`,
      [storeId],
    )
    expect(rows).toEqual([
      { status: 'draft', number: null },
      { status: 'published', number: 1 },
    ])
  })

  it('stores a version for every publish, and restores an older one as the draft', async () => {
    const page = await shop.addPage('Versions')
    const published = async () =>
      (await expectOk(shop.owner.call('page.getPublished', { query: { pageId: page.pageId } }))).json.content
    expect(await published()).toBeNull()
    const { json: one } = await expectOk(shop.publish(page, textContent('<p>one</p>')))
    const { json: two } = await expectOk(shop.publish(one, textContent('<p>two</p>')))
    const { json: versions } = await expectOk(shop.owner.call('page.versions', { query: { pageId: page.pageId } }))
    expect(versions.content.map(({ number }) => number)).toEqual([2, 1])
    const versionId = versions.content[1]?.versionId ?? ''
    const { json: old } = await expectOk(shop.owner.call('page.version', { query: { pageId: page.pageId, versionId } }))
    expect(old.content).toMatchObject([{ props: { text: '<p>one</p>' } }])
    const body = { storeId: shop.storeId, pageId: page.pageId, versionId, baseVersion: two.version }
    const stale = await shop.owner.call('page.restoreVersion', { body: { ...body, baseVersion: one.version } })
    expect(stale.json).toMatchObject({ code: 'stale_version', details: { page: { version: two.version } } })
    const { json: restored } = await expectOk(shop.owner.call('page.restoreVersion', { body }))
    expect(await actionsOn(page.pageId)).toEqual(['page.add', 'page.publish', 'page.publish', 'page.restoreVersion'])
    expect(await published()).toEqual(two.content)
    expect(restored).toMatchObject({ hasUnpublishedChanges: true, content: [{ props: { text: '<p>one</p>' } }] })
    expect((await expectOk(shop.publishedPage('versions'))).json.content).toMatchObject([{ props: { text: '<p>two</p>' } }])
  })

  it('publishes a changed layout on all pages', async () => {
    const { json: home } = await expectOk(shop.publishedPage('home'))
    const { pageId, version, globalVersion, content } = await shop.getPage(home.pageId)
    const read = async () => (await server.client(shop.host).raw({ method: 'GET', path: '/about' })).text
    expect(await read()).not.toContain('Free delivery today')
    const props = { messages: [{ id: 'one', text: 'Free delivery today' }] }
    const globalContent = [{ id: 'topbar', type: 'topbar', contentType: 'global', version: 1, props }]
    const layout = { globalContent, baseGlobalVersion: globalVersion }
    const body = { storeId: shop.storeId, pageId, baseVersion: version, content, label: '', ...layout }
    await expectOk(shop.owner.call('page.publish', { body }))
    await expect.poll(read, { interval: 20 }).toContain('Free delivery today')

    const now = await shop.getPage(pageId)
    expect(now.globalVersion).toBeGreaterThan(globalVersion)
    const draft = { pageId, baseVersion: now.version, content }
    const withoutBase = { ...draft, globalContent }
    for (const call of ['page.saveDraft', 'page.publish'] as const) {
      const refused = await shop.owner.call(call, { body: { storeId: shop.storeId, ...withoutBase } })
      expect([call, Object.keys(refused.json.fields ?? {})]).toEqual([call, ['baseGlobalVersion']])
    }
    expect((await shop.saveDraft({ ...draft, ...layout })).json.code).toBe('stale_version')
    const save = (changed: unknown[]) =>
      shop.saveDraft({ ...draft, globalContent: changed, baseGlobalVersion: now.globalVersion })
    expect((await expectOk(save(now.globalContent))).json.globalVersion).toBe(now.globalVersion)
    const tooMany = Array.from({ length: 2001 }, (_, n) => ({ type: 'fromTheFuture', id: `t${n}` }))
    expect((await save(tooMany)).json.code).toBe('too_large')
    expect((await shop.saveDraft({ ...draft, content: tooMany })).json.code).toBe('too_large')
  })

  it('redirects from its previous URLs; chains collapse, and a URL that is used again has no redirect', async () => {
    const page = await shop.addPage('First name')
    await expectOk(shop.publish(page, []))
    const rename = (slug: string) =>
      expectOk(shop.owner.call('page.update', { body: { storeId: shop.storeId, pageId: page.pageId, slug } }))
    await rename('second-name')
    await rename('third-name')
    expect(await shop.redirects()).toMatchObject({
      '/page/first-name': '/page/third-name',
      '/page/second-name': '/page/third-name',
    })
    await rename('first-name')
    expect(await shop.redirects()).toMatchObject({
      '/page/second-name': '/page/first-name',
      '/page/third-name': '/page/first-name',
    })
    expect(await shop.redirects()).not.toHaveProperty('/page/first-name')
    expect((await actionsOn(page.pageId)).at(-1)).toBe('page.update')

    // The oldest ones are deleted when there are more than 5,000.
    await server.owner.query(
      `insert into redirects (store_id, id, from_path, to_path, source, created_at)
       select $1, 'old' || n, '/page/old-' || n, '/', 'rename', now() - n * interval '1 hour' from generate_series(1, 5000) n`,
      [shop.storeId],
    )
    await rename('fourth-name')
    const { rows } = await server.owner.query(
      `select count(*)::int as kept, bool_or(id = 'old4997') as "hasNewer", bool_or(id = 'old4998') as "hasOlder"
       from redirects where store_id = $1 and source = 'rename'`,
      [shop.storeId],
    )
    expect(rows).toEqual([{ kept: 5000, hasNewer: true, hasOlder: false }])
    await server.owner.query(`delete from redirects where store_id = $1 and id like 'old%'`, [shop.storeId])
  })

  it('can be linked to if it has a URL', async () => {
    const query = { storeId: shop.storeId }
    const { json: links } = await expectOk(shop.owner.call('page.getLinks', { query }))
    const urls = Object.fromEntries(links.map(({ slug, url }) => [slug, url]))
    expect(urls).toMatchObject({ home: '/', shop: '/shop', about: '/about', 'our-cafe': '/page/our-cafe' })
    const types = async () => (await expectOk(shop.owner.call('page.getByStoreId', { query }))).json.map(({ type }) => type)
    const template = { storeId: shop.storeId, name: 'Cards', type: 'collection' as const, content: [] }
    const { json: first } = await expectOk(shop.owner.call('page.add', { body: template }))
    const { json: second } = await expectOk(shop.owner.call('page.add', { body: template }))
    expect([first.slug, second.slug]).toEqual(['collection', 'cards'])
    const { json: document } = await expectOk(shop.owner.call('page.export', { query: { pageId: second.pageId } }))
    expect(document.type).toBe('collection')
    expect(await types()).toEqual(expect.arrayContaining(['product', 'collection']))
    const { json: after } = await expectOk(shop.owner.call('page.getLinks', { query }))
    expect(after).toEqual(links)
    expect(links.map(({ type }) => type)).not.toContain('product')
    for (const { pageId } of [first, second]) await expectOk(shop.owner.call('page.delete', { params: { id: pageId } }))
  })

  it('that is part of every store can be edited, but not renamed, deleted or unpublished', async () => {
    const { json: pages } = await expectOk(shop.owner.call('page.getByStoreId', { query: { storeId: shop.storeId } }))
    const home = pages.find(({ slug }) => slug === 'home')
    const ids = { storeId: shop.storeId, pageId: home?.pageId ?? '' }
    expect((await shop.owner.call('page.update', { body: { ...ids, slug: 'start' } })).json.code).toBe('system_page')
    expect((await shop.owner.call('page.delete', { params: { id: ids.pageId } })).json.code).toBe('system_page')
    expect((await shop.owner.call('page.unpublish', { body: ids })).json.code).toBe('system_page')
    const { json: seo } = await expectOk(
      shop.owner.call('page.updateSeo', { body: { storeId: shop.storeId, metaTitle: 'Best pages' } }),
    )
    expect(seo.metaTitle).toBe('Best pages')
    expect((await expectOk(shop.publishedPage('home'))).json.metaTitle).toBe('Best pages')
  })

  it('can be published at a scheduled time', async () => {
    const page = await shop.addPage('Later', textContent('<p>later</p>'))
    const ids = { storeId: shop.storeId, pageId: page.pageId }
    const soon = new Date(Date.now() + 400).toISOString()
    const { json } = await expectOk(shop.owner.call('page.schedulePublish', { body: { ...ids, publishAt: soon } }))
    expect(json.scheduledAt).toBe(soon)
    await expect.poll(async () => (await shop.publishedPage('later')).status, { timeout: 60_000 }).toBe(200)
    const past = await shop.owner.call('page.schedulePublish', { body: { ...ids, publishAt: '2020-01-01T00:00:00.000Z' } })
    expect(past.json.fields).toHaveProperty('publishAt')
    const { json: unpublished } = await expectOk(shop.owner.call('page.unpublish', { body: ids }))
    expect(unpublished).toMatchObject({ status: 'draft', hasUnpublishedChanges: true, publishedAt: null })
    expect((await shop.publishedPage('later')).status).toBe(404)
    await expectOk(shop.owner.call('page.delete', { params: { id: page.pageId } }))
    expect(await actionsOn(page.pageId)).toEqual(['page.add', 'page.schedulePublish', 'page.unpublish', 'page.delete'])
  })

  it('can be exported and imported into another store', async () => {
    const page = await shop.addPage('Exported', textContent('<p>exported text</p>'))
    const { json: document } = await expectOk(shop.owner.call('page.export', { query: { pageId: page.pageId } }))
    expect(document.$schema).toMatch(/schemas\/page\.json$/)
    expect(document).not.toHaveProperty('type')
    const other = await server.createStore({ subdomain: 'pagesother' })
    const { json: copy } = await expectOk(other.owner.call('page.import', { body: { storeId: other.storeId, document } }))
    expect(copy).toMatchObject({ storeId: other.storeId, name: 'Exported', content: page.content })
    const { json: again } = await expectOk(other.owner.call('page.import', { body: { storeId: other.storeId, document } }))
    expect(again.slug).toBe('exported-2')
    const withFooter = { ...document, content: [{ type: 'footer', id: 'f' }, ...document.content] }
    const { json: own } = await expectOk(
      other.owner.call('page.import', { body: { storeId: other.storeId, document: withFooter } }),
    )
    expect(own.content).toEqual(page.content)
    expect([copy.repairs, again.repairs, own.repairs]).toEqual([[], [], []])
  })

  it('reports the invalid values of an imported document', async () => {
    const long = 'x'.repeat(5000)
    const document = {
      name: 'Misfits',
      slug: 'misfits',
      content: [{ type: 'textBlock', id: 'a', props: { text: 5, [long]: 1 } }],
    }
    const { json } = await expectOk(shop.owner.call('page.import', { body: { storeId: shop.storeId, document } }))
    expect(json.repairs).toEqual([
      {
        path: ['content', 0, 'props', 'text'],
        blockId: 'a',
        kind: 'defaulted',
        message: 'The field stores another type of value.',
        was: 5,
        block: blocks.textBlock?.title,
        field: 'Text',
      },
    ])
    const many = Array.from({ length: 300 }, (_, n) => ({ type: 'textBlock', id: `b${n}`, props: { text: [long] } }))
    const { json: cut } = await expectOk(
      shop.owner.call('page.import', { body: { storeId: shop.storeId, document: { ...document, content: many } } }),
    )
    expect(cut.repairs).toHaveLength(200)
    expect(cut.repairs[0]?.was).toHaveLength(1001)
  })

  it('reports the values of a restored version that are no longer valid', async () => {
    const page = await shop.addPage('Old version')
    const { json: one } = await expectOk(shop.publish(page, textContent('<p>one</p>')))
    const { json: versions } = await expectOk(shop.owner.call('page.versions', { query: { pageId: page.pageId } }))
    const versionId = versions.content[0]?.versionId ?? ''
    await server.owner.query(
      `update page_versions set content = '[{"type":"textBlock","id":"a","props":{"text":5}}]' where id = $1`,
      [versionId],
    )
    const body = { storeId: shop.storeId, pageId: page.pageId, versionId, baseVersion: one.version }
    const { json } = await expectOk(shop.owner.call('page.restoreVersion', { body }))
    expect(json.repairs).toMatchObject([{ blockId: 'a', kind: 'defaulted', was: 5 }])
    expect(json.content).toMatchObject([{ id: 'a', props: { text: expect.any(String) } }])
  })
})
