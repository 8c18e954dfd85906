import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../../testing/server.ts'
import { openPageShop, type PageShop, textContent } from '../../../testing/shop/page-shop.ts'

let server: TestServer
let shop: PageShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openPageShop(server, 'pagesettings')
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const noSeo = { metaTitle: '', metaDescription: '', ogImage: '', noindex: false }
type Settings = typeof noSeo & { name: string; slug: string }
type Draft = { pageId: string; version: number; draftSettings: Settings }

const save = async (
  { pageId, version, draftSettings }: Draft,
  settings: Partial<Settings>,
  content = textContent('<p>Hello</p>'),
) => {
  const { json } = await expectOk(
    shop.saveDraft({ pageId, baseVersion: version, content, settings: { ...draftSettings, ...settings } }),
  )
  const saved = await shop.getPage(pageId)
  expect(saved).toMatchObject({ version: json.version, settingsErrors: json.settingsErrors })
  return saved
}

const addPublished = async (name: string) =>
  (await expectOk(shop.publish(await shop.addPage(name), textContent('<p>Hello</p>')))).json

describe('the settings of a draft', () => {
  it('are visible to shoppers after the next publish, under the new URL', async () => {
    const page = await addPublished('Lamps')
    const draft = await save(page, { name: 'All lamps', slug: 'all-lamps', metaTitle: 'Our lamps', noindex: true })
    expect(draft).toMatchObject({ name: 'All lamps', slug: 'lamps', metaTitle: '', hasUnpublishedChanges: true })
    expect(draft.draftSettings).toEqual({
      ...noSeo,
      name: 'All lamps',
      slug: 'all-lamps',
      metaTitle: 'Our lamps',
      noindex: true,
    })
    expect((await expectOk(shop.publishedPage('lamps'))).json).toMatchObject({ name: 'Lamps', metaTitle: '', noindex: false })
    expect((await shop.publishedPage('all-lamps')).status).toBe(404)
    const { json: published } = await expectOk(shop.publish(draft, textContent('<p>Hello</p>')))
    expect(published).toMatchObject({ slug: 'all-lamps', metaTitle: 'Our lamps', hasUnpublishedChanges: false })
    expect((await expectOk(shop.publishedPage('all-lamps'))).json).toMatchObject({ metaTitle: 'Our lamps', noindex: true })
    expect((await shop.publishedPage('lamps')).status).toBe(404)
    expect(await shop.redirects()).toMatchObject({ '/page/lamps': '/page/all-lamps' })
  })

  it('are kept as typed while they can’t be published, and prevent only the publish', async () => {
    await addPublished('Taken')
    const page = await addPublished('Mugs')
    const draft = await save(
      page,
      { name: '', slug: 'taken', metaDescription: 'x'.repeat(600) },
      textContent('<p>Saved with it</p>'),
    )
    expect(draft.content).toMatchObject([{ props: { text: '<p>Saved with it</p>' } }])
    expect(draft.draftSettings).toMatchObject({ name: '', slug: 'taken', metaDescription: 'x'.repeat(600) })
    expect(Object.keys(draft.settingsErrors).sort()).toEqual(['metaDescription', 'name', 'slug'])
    expect(draft.settingsErrors.slug).toMatch(/Another page/)
    expect(draft.name).toBe('Mugs')
    const refused = await shop.publish(draft, textContent('<p>Saved with it</p>'))
    expect([refused.status, Object.keys(refused.json.fields ?? {}).sort()]).toEqual([400, ['metaDescription', 'name', 'slug']])
    expect((await expectOk(shop.publishedPage('mugs'))).json.content).toMatchObject([{ props: { text: '<p>Hello</p>' } }])
    const fixed = await save(draft, { name: 'Mugs', slug: 'Not A Slug', metaDescription: '' })
    expect(Object.keys(fixed.settingsErrors)).toEqual(['slug'])
    const free = await save(fixed, { slug: 'cups' })
    expect(free.settingsErrors).toEqual({})
    await expectOk(shop.publish(free, textContent('<p>Hello</p>')))
    expect(await shop.redirects()).toMatchObject({ '/page/mugs': '/page/cups' })
  })

  it('of a page that was never published are listed, and another page can’t take its URL', async () => {
    const page = await shop.addPage('Idea')
    const draft = await save(page, { name: 'Great idea', slug: 'great-idea' })
    expect(draft).toMatchObject({ name: 'Great idea', slug: 'great-idea', status: 'draft' })
    expect(await shop.addPage('Great idea')).toMatchObject({ slug: 'great-idea-2' })
    const { json: document } = await expectOk(shop.owner.call('page.export', { query: { pageId: page.pageId } }))
    expect(document).toMatchObject({ name: 'Great idea', slug: 'great-idea' })
    const body = { storeId: shop.storeId, pageId: page.pageId, metaTitle: 'Ideas' }
    await expectOk(shop.owner.call('page.update', { body }))
    const changed = await shop.getPage(page.pageId)
    expect(changed.version).toBe(draft.version + 1)
    // No shopper knows the earlier URL.
    await expectOk(shop.publish(changed, changed.content))
    expect(await shop.redirects()).not.toHaveProperty('/page/idea')
  })

  it('that the dashboard changes apply immediately, keep other overrides, and make an open builder’s version stale', async () => {
    const page = await addPublished('Chairs')
    const draft = await save(page, { slug: 'seats', metaTitle: 'Draft title' })
    const ids = { storeId: shop.storeId, pageId: page.pageId }
    const { json } = await expectOk(
      shop.owner.call('page.update', { body: { ...ids, metaTitle: 'Title now', metaDescription: 'Now' } }),
    )
    expect(json).toMatchObject({ slug: 'chairs', metaTitle: 'Title now', metaDescription: 'Now', hasUnpublishedChanges: true })
    expect(json.draftSettings).toMatchObject({ slug: 'seats', metaTitle: 'Title now', metaDescription: 'Now' })
    expect((await expectOk(shop.publishedPage('chairs'))).json.metaTitle).toBe('Title now')
    const stale = await shop.publish(draft, textContent('<p>Hello</p>'))
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version'])
    const other = await addPublished('Stools')
    const { json: same } = await expectOk(
      shop.owner.call('page.update', { body: { storeId: shop.storeId, pageId: other.pageId, metaTitle: 'Stools' } }),
    )
    expect(same.hasUnpublishedChanges).toBe(false)
  })

  it('are restored with a version, except the URL', async () => {
    const page = await addPublished('Tables')
    const draft = await save(page, { name: 'Big tables', slug: 'big-tables', metaTitle: 'Big' })
    const { json: two } = await expectOk(shop.publish(draft, textContent('<p>two</p>')))
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

  it('of a page that is part of every store keep name and URL', async () => {
    const { json: pages } = await expectOk(shop.owner.call('page.getByStoreId', { query: { storeId: shop.storeId } }))
    const { json: about } = await expectOk(
      shop.owner.call('page.getById', { query: { pageId: pages.find(({ slug }) => slug === 'about')?.pageId ?? '' } }),
    )
    const draft = await save(about, { name: 'Renamed', slug: 'renamed', metaTitle: 'About us' }, about.content as never)
    expect(draft.draftSettings).toMatchObject({ name: about.name, slug: 'about', metaTitle: 'About us' })
  })

  it('that can’t be published stay in the draft after a scheduled publish', async () => {
    const page = await addPublished('Vases')
    const draft = await save(page, { slug: 'Not a slug', metaTitle: 'Vases for all' })
    const publishAt = new Date(Date.now() + 400).toISOString()
    await expectOk(shop.owner.call('page.schedulePublish', { body: { storeId: shop.storeId, pageId: page.pageId, publishAt } }))
    await expect.poll(async () => (await shop.publishedPage('vases')).json.metaTitle, { timeout: 60_000 }).toBe('Vases for all')
    const now = await shop.getPage(page.pageId)
    expect(now).toMatchObject({ slug: 'vases', hasUnpublishedChanges: true, version: draft.version + 1 })
    expect(now.draftSettings.slug).toBe(draft.draftSettings.slug)
    const { rows } = await server.owner.query('select draft_settings from pages where id = $1', [page.pageId])
    expect(rows).toEqual([{ draft_settings: { slug: draft.draftSettings.slug } }])
  })
})
