import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'pages' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

const text = (words: string) => [{ id: 'a', type: 'textBlock', props: { text: words } }]
const newPage = async (name: string, content: unknown[] = []) =>
  (await expectOk(shop.owner.call('page.add', { body: { storeId: shop.storeId, name, content } }))).json
const publish = (page: { pageId: string; version: number }, content: unknown[]) =>
  shop.owner.call('page.publish', {
    body: { storeId: shop.storeId, pageId: page.pageId, baseVersion: page.version, content },
  })
const shopper = () => server.client(shop.host)
const shown = (slug: string) => shopper().call('page.getByDomain', { query: { slug } })

describe('a page', () => {
  it('is a draft that shoppers do not see until it is published', async () => {
    const page = await newPage('Our Café', text('<p>Hello</p>'))
    expect(page).toMatchObject({ slug: 'our-cafe', status: 'draft', version: 1, hasUnpublishedChanges: true })
    expect((await shown('our-cafe')).status).toBe(404)
    const { json } = await expectOk(publish(page, text('<p>Welcome</p>')))
    expect(json).toMatchObject({ status: 'published', hasUnpublishedChanges: false })
    const { json: seen } = await expectOk(shown('our-cafe'))
    expect(seen.content).toMatchObject([{ type: 'textBlock', version: 1, props: { text: '<p>Welcome</p>', textAlign: 'left' } }])
    expect(seen.globalContent.length).toBeGreaterThan(0)
  })

  it('is completed and cleaned on save, and what is not understood is kept', async () => {
    const strange = { type: 'fromTheFuture', props: { a: [1] }, more: true }
    const page = await newPage('Cleaned', [...text('<p onclick="x()">Hi<script>alert(1)</script></p>'), strange])
    expect(page.content).toEqual([
      expect.objectContaining({ contentType: 'normal', props: expect.objectContaining({ text: '<p>Hi</p>' }) }),
      strange,
    ])
  })

  it('refuses a save that is based on an older version, and answers the newer document', async () => {
    const page = await newPage('Two tabs')
    const save = (words: string, baseVersion: number) =>
      shop.owner.call('page.saveDraft', {
        body: { storeId: shop.storeId, pageId: page.pageId, baseVersion, content: text(words) },
      })
    const { json: first } = await expectOk(save('<p>first</p>', page.version))
    const second = await save('<p>second</p>', page.version)
    expect(second.status).toBe(409)
    expect(second.json.code).toBe('stale_version')
    expect(second.json.details).toMatchObject({
      page: { version: first.version, content: [{ props: { text: '<p>first</p>' } }] },
    })
  })

  it('lets one of many saves through that are based on the same version', async () => {
    const page = await newPage('Race')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        shop.owner.call('page.saveDraft', {
          body: { storeId: shop.storeId, pageId: page.pageId, baseVersion: page.version, content: text(`<p>${i}</p>`) },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)])
  })

  it('keeps a version for every publish, and puts an older one back as the draft', async () => {
    const page = await newPage('Versions')
    const published = async () =>
      (await expectOk(shop.owner.call('page.getPublished', { query: { pageId: page.pageId } }))).json.content
    expect(await published()).toBeNull()
    const { json: one } = await expectOk(publish(page, text('<p>one</p>')))
    const { json: two } = await expectOk(publish(one, text('<p>two</p>')))
    const { json: versions } = await expectOk(shop.owner.call('page.versions', { query: { pageId: page.pageId } }))
    expect(versions.content.map(({ number }) => number)).toEqual([2, 1])
    const versionId = versions.content[1]?.versionId ?? ''
    const { json: old } = await expectOk(shop.owner.call('page.version', { query: { pageId: page.pageId, versionId } }))
    expect(old.content).toMatchObject([{ props: { text: '<p>one</p>' } }])
    const body = { storeId: shop.storeId, pageId: page.pageId, versionId, baseVersion: two.version }
    const { json: restored } = await expectOk(shop.owner.call('page.restoreVersion', { body }))
    expect(await published()).toEqual(two.content)
    expect(restored).toMatchObject({ hasUnpublishedChanges: true, content: [{ props: { text: '<p>one</p>' } }] })
    expect((await expectOk(shown('versions'))).json.content).toMatchObject([{ props: { text: '<p>two</p>' } }])
  })

  it('leaves a 301 at its old address; chains collapse, and the way back is free again', async () => {
    const page = await newPage('First name')
    await expectOk(publish(page, []))
    const rename = (slug: string) =>
      expectOk(shop.owner.call('page.update', { body: { storeId: shop.storeId, pageId: page.pageId, slug } }))
    const redirects = async () => {
      const { json } = await expectOk(shop.owner.call('redirect.list', { query: { storeId: shop.storeId } }))
      return Object.fromEntries(json.content.map(({ fromPath, toPath }) => [fromPath, toPath]))
    }
    await rename('second-name')
    await rename('third-name')
    expect(await redirects()).toMatchObject({ '/page/first-name': '/page/third-name', '/page/second-name': '/page/third-name' })
    await rename('first-name')
    expect(await redirects()).toMatchObject({ '/page/second-name': '/page/first-name', '/page/third-name': '/page/first-name' })
    expect(await redirects()).not.toHaveProperty('/page/first-name')
  })

  it('of the system can be edited, but not renamed, deleted or taken down', async () => {
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
    expect((await expectOk(shown('home'))).json.metaTitle).toBe('Best pages')
  })

  it('can be published at a time to come, and the plan can be cancelled', async () => {
    const page = await newPage('Later', text('<p>later</p>'))
    const ids = { storeId: shop.storeId, pageId: page.pageId }
    const soon = new Date(Date.now() + 400).toISOString()
    const { json } = await expectOk(shop.owner.call('page.schedulePublish', { body: { ...ids, publishAt: soon } }))
    expect(json.scheduledAt).toBe(soon)
    await expect.poll(async () => (await shown('later')).status, { timeout: 20_000 }).toBe(200)
    const past = await shop.owner.call('page.schedulePublish', { body: { ...ids, publishAt: '2020-01-01T00:00:00.000Z' } })
    expect(past.json.fields).toHaveProperty('publishAt')
    await expectOk(shop.owner.call('page.unpublish', { body: ids }))
    expect((await shown('later')).status).toBe(404)
  })

  it('travels as a document between stores', async () => {
    const page = await newPage('Exported', text('<p>take me along</p>'))
    const { json: document } = await expectOk(shop.owner.call('page.export', { query: { pageId: page.pageId } }))
    expect(document.$schema).toMatch(/schemas\/page\.json$/)
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
  })
})

describe('a redirect', () => {
  it('is refused where it would lead back to itself', async () => {
    const add = (fromPath: string, toPath: string) =>
      shop.owner.call('redirect.add', { body: { storeId: shop.storeId, fromPath, toPath } })
    const { json } = await expectOk(add('/a', '/b'))
    await expectOk(add('/b', '/c'))
    expect((await add('/c', '/a')).json.code).toBe('redirect_loop')
    expect((await add('/a', '/z')).json.code).toBe('slug_taken')
    await expectOk(shop.owner.call('redirect.delete', { params: { id: json.redirectId } }))
    await expectOk(add('/c', '/a'))
  })
})
