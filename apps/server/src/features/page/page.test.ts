import { blocks } from '@blockfront/engine/blocks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'

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
    expect(seen.content).toMatchObject([
      { type: 'textBlock', version: expect.any(Number), props: { text: '<p>Welcome</p>', textAlign: 'left' } },
    ])
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

  describe('’s settings', () => {
    // A plan includes 20 pages, so these have a store to themselves.
    let first: typeof shop
    beforeAll(async () => {
      first = shop
      shop = await server.createStore({ subdomain: 'pagesettings' })
    })
    afterAll(() => {
      shop = first
    })

    const noSeo = { metaTitle: '', metaDescription: '', ogImage: '', noindex: false }
    type Settings = typeof noSeo & { name: string; slug: string }
    type Draft = { pageId: string; version: number; draftSettings: Settings }
    const save = async (page: Draft, settings: Partial<Settings>, content = text('<p>Hello</p>')) => {
      const { json } = await expectOk(
        shop.owner.call('page.saveDraft', {
          body: {
            storeId: shop.storeId,
            pageId: page.pageId,
            baseVersion: page.version,
            content,
            settings: { ...page.draftSettings, ...settings },
          },
        }),
      )
      const { json: now } = await expectOk(shop.owner.call('page.getById', { query: { pageId: page.pageId } }))
      expect(now).toMatchObject({ version: json.version, settingsErrors: json.settingsErrors })
      return now
    }
    const redirectFrom = async (path: string) => {
      const { json } = await expectOk(shop.owner.call('redirect.list', { query: { storeId: shop.storeId } }))
      return json.content.find(({ fromPath }) => fromPath === path)?.toPath
    }
    const live = async (name: string) => {
      const { json } = await expectOk(publish(await newPage(name), text('<p>Hello</p>')))
      return json
    }

    it('belong to the draft: shoppers see them with the next publish, at the new address', async () => {
      const page = await live('Lamps')
      const draft = await save(page, { name: 'All lamps', slug: 'all-lamps', metaTitle: 'Our lamps', noindex: true })
      expect(draft).toMatchObject({ name: 'All lamps', slug: 'lamps', metaTitle: '', hasUnpublishedChanges: true })
      expect(draft.draftSettings).toEqual({
        ...noSeo,
        name: 'All lamps',
        slug: 'all-lamps',
        metaTitle: 'Our lamps',
        noindex: true,
      })
      expect((await expectOk(shown('lamps'))).json).toMatchObject({ name: 'Lamps', metaTitle: '', noindex: false })
      expect((await shown('all-lamps')).status).toBe(404)
      const { json: published } = await expectOk(publish(draft, text('<p>Hello</p>')))
      expect(published).toMatchObject({ slug: 'all-lamps', metaTitle: 'Our lamps', hasUnpublishedChanges: false })
      expect((await expectOk(shown('all-lamps'))).json).toMatchObject({ metaTitle: 'Our lamps', noindex: true })
      expect((await shown('lamps')).status).toBe(404)
      expect(await redirectFrom('/page/lamps')).toBe('/page/all-lamps')
    })

    it('are kept as typed while they can’t be published, and block nothing but the publish', async () => {
      await live('Taken')
      const page = await live('Mugs')
      const draft = await save(page, { name: '', slug: 'taken', metaDescription: 'x'.repeat(600) }, text('<p>Saved with it</p>'))
      expect(draft.content).toMatchObject([{ props: { text: '<p>Saved with it</p>' } }])
      expect(draft.draftSettings).toMatchObject({ name: '', slug: 'taken', metaDescription: 'x'.repeat(600) })
      expect(Object.keys(draft.settingsErrors).sort()).toEqual(['metaDescription', 'name', 'slug'])
      expect(draft.settingsErrors.slug).toMatch(/Another page/)
      expect(draft.name).toBe('Mugs')
      const refused = await publish(draft, text('<p>Saved with it</p>'))
      expect([refused.status, Object.keys(refused.json.fields ?? {}).sort()]).toEqual([400, ['metaDescription', 'name', 'slug']])
      expect((await expectOk(shown('mugs'))).json.content).toMatchObject([{ props: { text: '<p>Hello</p>' } }])
      const fixed = await save(draft, { name: 'Mugs', slug: 'Not A Slug', metaDescription: '' })
      expect(Object.keys(fixed.settingsErrors)).toEqual(['slug'])
      const free = await save(fixed, { slug: 'cups' })
      expect(free.settingsErrors).toEqual({})
      await expectOk(publish(free, text('<p>Hello</p>')))
      expect(await redirectFrom('/page/mugs')).toBe('/page/cups')
    })

    it('of a page that was never published show in lists, and another page can’t take its address', async () => {
      const page = await newPage('Idea')
      const draft = await save(page, { name: 'Great idea', slug: 'great-idea' })
      expect(draft).toMatchObject({ name: 'Great idea', slug: 'great-idea', status: 'draft' })
      expect(await newPage('Great idea')).toMatchObject({ slug: 'great-idea-2' })
      const { json: document } = await expectOk(shop.owner.call('page.export', { query: { pageId: page.pageId } }))
      expect(document).toMatchObject({ name: 'Great idea', slug: 'great-idea' })
    })

    it('that the dashboard changes count at once, leave other drafts alone, and make an open builder’s version stale', async () => {
      const page = await live('Chairs')
      const draft = await save(page, { slug: 'seats', metaTitle: 'Draft title' })
      const ids = { storeId: shop.storeId, pageId: page.pageId }
      const { json } = await expectOk(
        shop.owner.call('page.update', { body: { ...ids, metaTitle: 'Title now', metaDescription: 'Now' } }),
      )
      expect(json).toMatchObject({ slug: 'chairs', metaTitle: 'Title now', metaDescription: 'Now', hasUnpublishedChanges: true })
      expect(json.draftSettings).toMatchObject({ slug: 'seats', metaTitle: 'Title now', metaDescription: 'Now' })
      expect((await expectOk(shown('chairs'))).json.metaTitle).toBe('Title now')
      const stale = await publish(draft, text('<p>Hello</p>'))
      expect([stale.status, stale.json.code]).toEqual([409, 'stale_version'])
      const other = await live('Stools')
      const { json: same } = await expectOk(
        shop.owner.call('page.update', { body: { storeId: shop.storeId, pageId: other.pageId, metaTitle: 'Stools' } }),
      )
      expect(same.hasUnpublishedChanges).toBe(false)
    })

    it('come back with a version, but for the address', async () => {
      const page = await live('Tables')
      const draft = await save(page, { name: 'Big tables', slug: 'big-tables', metaTitle: 'Big' })
      const { json: two } = await expectOk(publish(draft, text('<p>two</p>')))
      const { json: versions } = await expectOk(shop.owner.call('page.versions', { query: { pageId: page.pageId } }))
      const versionId = versions.content.find(({ number }) => number === 1)?.versionId ?? ''
      const { json: version } = await expectOk(shop.owner.call('page.version', { query: { pageId: page.pageId, versionId } }))
      expect(version.settings).toMatchObject({ name: 'Tables', slug: 'tables', metaTitle: '' })
      const body = { storeId: shop.storeId, pageId: page.pageId, versionId, baseVersion: two.version }
      const { json: restored } = await expectOk(shop.owner.call('page.restoreVersion', { body }))
      expect(restored.draftSettings).toMatchObject({ name: 'Tables', slug: 'big-tables', metaTitle: '' })
      const { json: published } = await expectOk(shop.owner.call('page.getPublished', { query: { pageId: page.pageId } }))
      expect(published.settings).toMatchObject({ name: 'Big tables', metaTitle: 'Big' })
    })

    it('of the system keep name and address', async () => {
      const { json: pages } = await expectOk(shop.owner.call('page.getByStoreId', { query: { storeId: shop.storeId } }))
      const { json: about } = await expectOk(
        shop.owner.call('page.getById', { query: { pageId: pages.find(({ slug }) => slug === 'about')?.pageId ?? '' } }),
      )
      const draft = await save(about, { name: 'Renamed', slug: 'renamed', metaTitle: 'About us' }, about.content as never)
      expect(draft.draftSettings).toMatchObject({ name: about.name, slug: 'about', metaTitle: 'About us' })
    })

    it('that can’t be published stay in the draft when a schedule publishes the page', async () => {
      const page = await live('Vases')
      const draft = await save(page, { slug: 'Not a slug', metaTitle: 'Vases for all' })
      const publishAt = new Date(Date.now() + 400).toISOString()
      await expectOk(shop.owner.call('page.schedulePublish', { body: { storeId: shop.storeId, pageId: page.pageId, publishAt } }))
      await expect.poll(async () => (await shown('vases')).json.metaTitle, { timeout: 20_000 }).toBe('Vases for all')
      const { json: now } = await expectOk(shop.owner.call('page.getById', { query: { pageId: page.pageId } }))
      expect(now).toMatchObject({ slug: 'vases', hasUnpublishedChanges: true })
      expect(now.draftSettings.slug).toBe(draft.draftSettings.slug)
    })
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
    expect([copy.repairs, again.repairs, own.repairs]).toEqual([[], [], []])
  })

  it('says which values of an imported document did not fit', async () => {
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
        message: 'Another kind of value than the field stores.',
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

  it('says which values of a restored version do not fit any more', async () => {
    const page = await newPage('Old version')
    const { json: one } = await expectOk(publish(page, text('<p>one</p>')))
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
