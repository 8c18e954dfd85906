import { readFile } from 'node:fs/promises'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { navigateInside } from '../browser/navigate-inside.ts'
import { draftOf, newPage, signIn } from '../builder/page-builder.ts'
import { deepFindings, findings } from '../checks/axe.ts'
import { newStore, originOf, type StartedStore } from '../server/started-server.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
})

async function opened(path: string, options: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const visitor = await visit({ expected: [/status of 4(?:00|09)/], ...options })
  await signIn(visitor, store)
  await visitor.page.goto(`${originOf()}/dashboard/${path}`)
  return visitor.page
}

const allPages = () => store.owner.call('page.getByStoreId', { query: { storeId: store.storeId } })
const slugs = async () => (await allPages()).map(({ slug }) => slug)

/** A published page. */
async function published(name: string): Promise<string> {
  const { owner, storeId } = store
  const pageId = await newPage(store, name, [{ type: 'textBlock', props: { text: `<p>All about ${name}</p>` } }])
  const { content, version: baseVersion } = await owner.call('page.getById', { query: { pageId } })
  await owner.call('page.publish', { body: { storeId, pageId, content, baseVersion } })
  return pageId
}

const more = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a page is created from a template, and listed as a draft', async () => {
  const page = await opened('pages')
  await page.getByRole('button', { name: 'New page' }).click()
  const making = page.getByRole('dialog', { name: 'New page' })
  await making.getByRole('radio', { name: 'Contact' }).click()
  await making.getByRole('button', { name: 'Create page' }).click()
  await making.getByText('Enter a name.').waitFor()
  // The field with the error gets the focus.
  await expect.poll(() => making.getByRole('textbox').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Write to us')
  // Template thumbnails are large and hidden from screen readers.
  expect(await findings(page, ['.bfs-template__picture'])).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/builder?page=*')
  await page.locator('.bf-page').first().waitFor()
  const pageId = new URL(page.url()).searchParams.get('page') ?? ''
  expect(await draftOf(store, pageId)).toEqual(['textBlock', 'contactForm'])

  await page.goto(`${originOf()}/dashboard/pages?status=draft`)
  const row = page.getByRole('row', { name: 'Write to us' })
  await row.getByText('/page/write-to-us').waitFor()
  await row.getByText('Never').waitFor()
  expect(await row.getByRole('link', { name: 'Edit Write to us in the builder' }).getAttribute('href')).toBe(
    `/builder?page=${pageId}`,
  )
  const search = page.getByRole('searchbox', { name: 'Search pages' })
  await search.pressSequentially('nothing')
  await page.getByText('No results').waitFor()
  await page.keyboard.type(' like it')
  await expect.poll(() => search.inputValue()).toBe('nothing like it')
})

test.runIf(isDeep)(
  'a changed URL handle shows a notice and leaves a redirect, and search engines get the SEO texts',
  async () => {
    await published('Our story')
    const page = await opened('our-story')
    await page.getByLabel('URL handle').fill('about')
    await page.getByText('When you save, /page/our-story redirects here').waitFor()
    await page.getByRole('button', { name: 'Save page' }).click()
    await page.getByText('Another page of this store uses this URL.').waitFor()
    await page.getByLabel('URL handle').fill('since-1950')
    await page.getByLabel('Page title').fill('Oak since 1950')
    await page.getByRole('figure').getByText('Oak since 1950').waitFor()
    // The list of pages, from which the screen is rendered, responds late.
    const waiting: (() => void)[] = []
    let late = true
    await page.route('**/get-pages-by-store-id*', async (route) => {
      if (late) await new Promise<void>((resolve) => waiting.push(resolve))
      // A request that was repeated is canceled by then.
      await route.continue().catch(() => {})
    })
    await page.keyboard.press('Control+s')
    await page.getByText('Page saved.').waitFor()
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    late = false
    for (const respond of waiting) respond()
    // A URL with the slug redirects to the page's canonical URL.
    await page.waitForURL('**/dashboard/pages/*')
    await expect.poll(() => page.getByLabel('URL handle').inputValue()).toBe('since-1950')

    await page.getByRole('link', { name: 'Pages' }).first().click()
    await page.getByRole('link', { name: 'Redirects' }).click()
    const row = page.getByRole('row', { name: '/page/our-story' })
    await row.getByText('/page/since-1950').waitFor()
    await row.getByText('Automatic').waitFor()
    const { page: shopper } = await visit()
    await shopper.goto(`${store.origin}/page/our-story`)
    expect(new URL(shopper.url()).pathname).toBe('/page/since-1950')
    expect(await shopper.title()).toContain('Oak since 1950')
  },
)

test.runIf(isDeep)('a page is copied, exported, imported, unpublished and deleted; a required one stays', async () => {
  const pageId = await published('Care')
  const page = await opened(`pages/${pageId}`)
  await more(page, 'Duplicate')
  await page.getByRole('heading', { name: 'Care (copy)' }).waitFor()
  await expect.poll(() => page.getByLabel('URL handle').inputValue()).toBe('care-copy')
  const [download] = await Promise.all([page.waitForEvent('download'), more(page, 'Export to file')])
  const document = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(document).toMatchObject({ name: 'Care (copy)', slug: 'care-copy', content: [{ type: 'textBlock' }] })
  await more(page, 'Delete')
  await page.getByRole('dialog', { name: 'Delete 1 page?' }).getByRole('button', { name: 'Delete 1 page' }).click()
  await page.waitForURL('**/dashboard/pages')
  expect(await slugs()).not.toContain('care-copy')

  const choose = (text: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'page.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('{"orders":[]}')
  await page.getByText('This file is not an exported page.').waitFor()
  await choose(JSON.stringify({ ...document, name: 'Care by hand', slug: 'care' }))
  await page.getByRole('heading', { name: 'Care by hand' }).waitFor()
  await expect.poll(() => page.getByLabel('URL handle').inputValue()).toBe('care-2')

  await page.goto(`${originOf()}/dashboard/pages?search=care`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Unpublish' }).click()
  const asking = page.getByRole('dialog', { name: 'Unpublish 1 page?' })
  await asking.getByText('1 page stays unchanged').waitFor()
  await asking.getByRole('button', { name: 'Unpublish 1 page' }).click()
  await page.getByText('The page is a draft again.').waitFor()
  const { page: shopper } = await visit({ expected: [/status of 404/] })
  expect((await shopper.goto(`${store.origin}/page/care`))?.status()).toBe(404)

  await published('Season one')
  await published('Season two')
  await page.goto(`${originOf()}/dashboard/pages?search=season`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete 2 pages?' }).getByRole('button', { name: 'Delete 2 pages' }).click()
  await page.getByText('No results').waitFor()
  expect(await slugs()).toEqual(expect.arrayContaining(['care', 'about']))
  expect((await slugs()).filter((slug) => slug.startsWith('season'))).toEqual([])

  await page.goto(`${originOf()}/dashboard/about`)
  await page.getByText('Your store needs this page').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
  await expect.poll(() => page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0)
})

test.runIf(isDeep)('redirects are added, changed and deleted, and none forms a loop', async () => {
  const page = await opened('pages/redirects')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  const making = page.getByRole('dialog', { name: 'New redirect' })
  await making.getByRole('textbox', { name: 'From' }).fill('old-shop')
  await making.getByRole('textbox', { name: 'To' }).fill('/shop')
  await making.getByRole('button', { name: 'Add redirect' }).click()
  await making.getByText('Enter a path that starts with one slash.').waitFor()
  await making.getByRole('textbox', { name: 'From' }).fill('/old-shop')
  await making.getByRole('button', { name: 'Add redirect' }).click()
  await page.getByRole('link', { name: '/old-shop' }).click()
  const changing = page.getByRole('dialog', { name: 'Edit redirect' })
  await changing.getByRole('textbox', { name: 'To' }).fill('/old-shop')
  await changing.getByRole('button', { name: 'Save' }).click()
  await changing.getByText('This redirect would create a loop.').waitFor()
  await changing.getByRole('textbox', { name: 'To' }).fill('/about')
  await changing.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: '/old-shop' }).getByText('/about').waitFor()
  await page.getByRole('checkbox', { name: 'Select /old-shop' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 redirect' }).click()
  await page.getByText('1 redirect deleted.').waitFor()
  await page.getByRole('link', { name: '/old-shop' }).waitFor({ state: 'detached' })
})

test.runIf(isDeep)('the page screens are accessible and fit, also on a phone', async () => {
  const pageId = await published('Terms of sale')
  await store.owner.call('redirect.add', { body: { storeId: store.storeId, fromPath: '/from', toPath: '/shop' } })
  const page = await opened('pages')
  const fine = async () => {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await deepFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  }
  await page.getByRole('checkbox', { name: 'Select Home' }).click()
  await fine()
  await navigateInside(page, `/dashboard/pages/${pageId}`)
  await page.getByLabel('URL handle').fill('sale')
  await fine()
  await page.goto(`${originOf()}/dashboard/pages/redirects`)
  await page.getByRole('link', { name: '/from' }).click()
  await page.getByRole('dialog', { name: 'Edit redirect' }).waitFor()
  await fine()
})
