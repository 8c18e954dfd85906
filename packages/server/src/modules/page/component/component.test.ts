import { afterAll, beforeAll, expect, it } from 'vitest'
import { surrogateKey } from '../../../delivery/storefront/surrogate-keys.ts'
import { cacheTags } from '../../../ground/events/cache-tags.ts'
import { expectOk, startTestServer, type TestServer } from '../../../testing/server.ts'
import { openPageShop, type PageShop, textContent } from '../../../testing/shop/page-shop.ts'
import { withoutBytes } from '../../../testing/store-limit.ts'

let server: TestServer
let shop: PageShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openPageShop(server, 'components')
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const add = (name: string, content: unknown[]) =>
  shop.owner.call('component.add', { body: { storeId: shop.storeId, name, content } })
const instance = (id: string, componentId: string, overrides: unknown[] = []) => ({
  type: 'sharedComponent',
  id,
  props: { componentId, overrides },
})
const own = (text: string) => ({ id: 'a', type: 'textBlock', version: 1, props: { text } })
const html = async (slug: string) => (await shop.shopper().raw({ method: 'GET', path: `/page/${slug}` })).text
const ids = (componentId: string) => ({ storeId: shop.storeId, componentId })

it('shows a component on pages with their overrides, and its changes once they are published', async () => {
  const { json: component } = await expectOk(add('  Promise ', textContent('<p>Free returns<script>x()</script></p>')))
  const { componentId } = component
  expect(component).toMatchObject({
    name: 'Promise',
    hasUnpublishedChanges: false,
    content: [{ props: { text: '<p>Free returns</p>' } }],
  })

  const plain = await shop.addPage('Plain', [instance('x', componentId)])
  const changed = await shop.addPage('Changed', [
    {
      type: 'container',
      id: 'box',
      childComponents: [instance('y', componentId, [own('<p onclick="x()">Returns in 90 days</p>')])],
    },
  ])
  const other = await shop.addPage('Other')
  for (const page of [plain, changed, other]) await expectOk(shop.publish(page, page.content))
  expect(JSON.stringify(changed.content)).not.toContain('onclick')
  expect(await html('plain')).toContain('Free returns')
  expect(await html('changed')).toContain('Returns in 90 days')
  expect(await html('changed')).not.toContain('Free returns')
  expect(await html('changed')).not.toContain('sharedComponent')

  // A file contains the blocks, for other stores. A copy in the same store keeps the instance.
  const exported = (instances?: 'keep') =>
    expectOk(shop.owner.call('page.export', { query: { pageId: changed.pageId, ...(instances && { instances }) } }))
  const { json: document } = await exported()
  const [box] = document.content as { childComponents: { type: string; props: { text: string } }[] }[]
  expect(box?.childComponents).toMatchObject([{ type: 'textBlock', props: { text: '<p>Returns in 90 days</p>' } }])
  expect((await exported('keep')).json.content).toEqual(changed.content)
  const { json: large } = await expectOk(
    shop.owner.call('page.add', {
      body: {
        storeId: shop.storeId,
        name: 'Large',
        content: [instance('z', componentId), ...textContent(`<p>${'x'.repeat(30_000)}</p>`)],
      },
    }),
  )
  const { json: inWorker } = await expectOk(shop.owner.call('page.export', { query: { pageId: large.pageId } }))
  expect(inWorker.content[0]).toMatchObject({ id: 'z-a', props: { text: '<p>Free returns</p>' } })

  // A change of the component purges the pages that show it, and no others.
  const keysOf = async (slug: string) =>
    String((await shop.shopper().raw({ method: 'GET', path: `/page/${slug}` })).headers['surrogate-key']).split(' ')
  const key = surrogateKey(shop.storeId, [cacheTags.component(componentId)])
    .split(' ')
    .at(-1)
  expect(await keysOf('plain')).toContain(key)
  expect(await keysOf('changed')).toContain(key)
  expect(await keysOf('other')).not.toContain(key)
  const draft = await shop.getPage(componentId)
  const content = textContent('<p>Free returns for 30 days</p>')
  const { json: saved } = await expectOk(shop.saveDraft({ pageId: componentId, baseVersion: draft.version, content }))
  expect(await html('plain')).not.toContain('30 days')
  const { json: list } = await expectOk(shop.owner.call('component.list', { query: { storeId: shop.storeId } }))
  expect(list).toMatchObject([{ componentId, hasUnpublishedChanges: true, content: component.content }])
  await expectOk(shop.publish({ pageId: componentId, version: saved.version }, content))
  await expect.poll(() => html('plain')).toContain('Free returns for 30 days')
  expect(await html('changed')).toContain('Returns in 90 days')
})

it('is no page: it has no URL, stays published, and is in no list of pages', async () => {
  const { json: component } = await expectOk(add('Notice', textContent('<p>Closed on Monday</p>')))
  const { componentId } = component
  const page = await shop.getPage(componentId)
  expect(page).toMatchObject({ type: 'component', status: 'published', name: 'Notice' })
  const { rows } = await server.owner.query('select number, label from page_versions where page_id = $1', [componentId])
  expect(rows).toEqual([{ number: 1, label: '' }])
  expect((await shop.publishedPage(page.slug)).status).toBe(404)
  expect((await shop.shopper().raw({ method: 'GET', path: `/page/${page.slug}` })).status).toBe(404)
  expect((await shop.shopper().raw({ method: 'GET', path: '/sitemap.xml' })).text).not.toContain(page.slug)
  const query = { storeId: shop.storeId }
  const { json: pages } = await expectOk(shop.owner.call('page.getByStoreId', { query }))
  const { json: links } = await expectOk(shop.owner.call('page.getLinks', { query }))
  expect([...pages, ...links].map(({ slug }) => slug)).not.toContain(page.slug)
  const body = { storeId: shop.storeId, pageId: componentId }
  expect((await shop.owner.call('page.unpublish', { body })).json.code).toBe('system_page')
  expect((await shop.owner.call('page.update', { body: { ...body, slug: 'notice' } })).json.code).toBe('system_page')
})

it('is deleted only when no page shows it, in public or in a draft', async () => {
  const { json: component } = await expectOk(add('Used', textContent('<p>Used</p>')))
  const { componentId } = component
  const page = await shop.addPage('User of it', [instance('x', componentId)])
  expect((await expectOk(shop.owner.call('component.usages', { query: ids(componentId) }))).json).toEqual([
    { pageId: page.pageId, name: 'User of it' },
  ])
  const { json: published } = await expectOk(shop.publish(page, page.content))
  const { json: saved } = await expectOk(shop.saveDraft({ pageId: page.pageId, baseVersion: published.version, content: [] }))
  const refused = await shop.owner.call('page.delete', { params: { id: componentId } })
  expect(refused.json).toMatchObject({ code: 'component_in_use', error: expect.stringContaining('“User of it”') })
  await server.owner.query(
    `insert into pages (store_id, id, name, slug, draft) select $1, 'many' || n, 'Page ' || to_char(n, 'FM00'), 'many-' || n, $2
     from generate_series(1, 50) n`,
    [shop.storeId, JSON.stringify([instance('x', componentId)])],
  )
  expect((await expectOk(shop.owner.call('component.usages', { query: ids(componentId) }))).json).toHaveLength(50)
  const message = async () => (await shop.owner.call('page.delete', { params: { id: componentId } })).json.error
  const five = '“Page 01”, “Page 02”, “Page 03”, “Page 04”, “Page 05”'
  expect(await message()).toContain(`${five} and other pages.`)
  await server.owner.query(`delete from pages where store_id = $1 and id like 'many%' and name > 'Page 04'`, [shop.storeId])
  expect(await message()).toContain('“Page 04”, “User of it”.')
  await server.owner.query(`delete from pages where store_id = $1 and id like 'many%'`, [shop.storeId])
  await expectOk(shop.publish({ pageId: page.pageId, version: saved.version }, []))
  await expectOk(shop.owner.call('page.delete', { params: { id: componentId } }))
  // A page that was restored from an old version shows nothing for it.
  const again = await shop.addPage('Restored', [instance('x', componentId), ...textContent('<p>The rest</p>')])
  await expectOk(shop.publish(again, again.content))
  expect(await html('restored')).toContain('The rest')
})

it('keeps its limits, and belongs to one store', async () => {
  const many = Array.from({ length: 201 }, (_, i) => ({ type: 'textBlock', id: `b${i}`, props: {} }))
  const nested = [{ type: 'container', id: 'c', childComponents: many }]
  for (const [name, content] of [
    ['', textContent('x')],
    ['Empty', []],
    ['Large', textContent(`<p>${'x'.repeat(100_000)}</p>`)],
  ] as const)
    expect((await add(name, [...content])).json.code).toBe('invalid_input')
  expect((await add('Many', nested)).json.code).toBe('too_large')
  const long = textContent(`<p>${'long '.repeat(2000)}</p>`)
  expect((await withoutBytes('pages', () => add('Long', long))).json.code).toBe('store_limit')
  const { json: component } = await expectOk(add('Small', textContent('<p>Small</p>')))
  const { componentId } = component
  expect((await shop.saveDraft({ pageId: componentId, baseVersion: 1, content: nested })).json.code).toBe('too_large')
  const page = { name: 'Full', content: Array.from({ length: 31 }, (_, i) => instance(`i${i}`, componentId)) }
  expect((await shop.owner.call('page.add', { body: { storeId: shop.storeId, ...page } })).json.code).toBe('too_large')

  const other = await openPageShop(server, 'componentsother')
  expect((await other.owner.call('component.list', { query: { storeId: shop.storeId } })).status).toBe(403)
  expect((await expectOk(other.owner.call('component.usages', { query: { storeId: other.storeId, componentId } }))).json).toEqual(
    [],
  )
  const stolen = await other.addPage('Stolen', [instance('x', componentId)])
  await expectOk(other.publish(stolen, stolen.content))
  expect((await other.shopper().raw({ method: 'GET', path: '/page/stolen' })).text).not.toContain('<p>Small</p>')

  const { json: before } = await expectOk(shop.owner.call('component.list', { query: { storeId: shop.storeId } }))
  const left = 100 - before.length
  for (let i = 0; i < left; i++) await expectOk(add(`Component ${i}`, textContent('<p>One</p>')))
  expect((await add('One more', textContent('<p>One</p>'))).json.code).toBe('store_limit')
})
