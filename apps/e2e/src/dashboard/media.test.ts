import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { newPage, signIn } from '../builder/page-builder.ts'
import { findings } from '../checks/axe.ts'
import { newStore, originOf, type StartedStore } from '../server/started-server.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
})

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" fill="${fill}"/></svg>`
const chosen = (name: string, text: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) })
const uploaded = (names: readonly string[]) =>
  Promise.all(
    names.map((name) => store.owner.upload(store.storeId, new File([drawing('teal')], name, { type: 'image/svg+xml' }))),
  )

async function opened(options: Parameters<typeof visit>[0] = {}, search = ''): Promise<Page> {
  const visitor = await visit(options)
  await signIn(visitor, store)
  await visitor.page.goto(`${originOf()}/dashboard/media${search}`)
  return visitor.page
}

const tile = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}` })
const named = async (search: string) =>
  (await store.owner.call('media.list', { query: { storeId: store.storeId, search } })).content

/** Drops files over the window, as if dragged from a folder. */
const drop = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([filename = '', content = '']) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], filename, { type: 'image/svg+xml' }))
      const tell = (type: string) =>
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
      tell('dragover')
      tell('drop')
    },
    [name, text],
  )

test('files are uploaded by button and by drop, one is rejected, and one is canceled', async () => {
  const page = await opened({ expected: [/status of 415/] })
  await page.locator('input[type=file]').setInputFiles([chosen('sea.svg', drawing('teal')), chosen('letter.svg', 'Dear library')])
  await tile(page, 'sea.svg').waitFor()
  await page.getByRole('alert').getByText('letter.svg').waitFor()
  await page.getByRole('button', { name: 'Dismiss the message about letter.svg' }).click()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await drop(page, 'sand.svg', drawing('wheat'))
  await tile(page, 'sand.svg').waitFor()

  let held = () => {}
  const holding = new Promise<void>((resolve) => {
    held = resolve
  })
  await page.route('**/api/media/upload*', () => held())
  await drop(page, 'moon.svg', drawing('silver'))
  await holding
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('dialog', { name: 'Stop uploading?' }).getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Stop uploading moon.svg' }).click()
  await expect.poll(() => page.getByRole('list', { name: 'Uploads' }).count()).toBe(0)
  expect((await named('')).map(({ filename }) => filename).sort()).toEqual(['sand.svg', 'sea.svg'])
})

test('a file gets a description and a focal point, by pointer and keyboard', async () => {
  await uploaded(['shore.svg'])
  const page = await opened()
  await tile(page, 'shore.svg').click()
  const sheet = page.getByRole('dialog', { name: 'shore.svg' })
  await sheet.getByText('Not used yet.').waitFor()
  await sheet.getByRole('textbox', { name: 'Alternative text' }).fill('Waves on sand')
  const point = sheet.getByRole('slider', { name: 'Focal point' })
  const picture = sheet.locator('.focal__picture')
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not to be seen.')
  await picture.click({ position: { x: box.width / 4, y: box.height / 2 } })
  await expect.poll(() => point.getAttribute('aria-valuetext')).toBe('25% from the left, 50% from the top')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(() => point.getAttribute('aria-valuetext')).toBe('26% from the left, 60% from the top')

  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Close without saving?' }).getByRole('button', { name: 'Keep editing' }).click()
  await sheet.getByRole('textbox', { name: 'File name' }).fill('the-shore.svg')
  await sheet.getByRole('button', { name: 'Save' }).click()
  const renamed = tile(page, 'the-shore.svg')
  await renamed.waitFor()
  await expect.poll(() => renamed.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await named('shore')).toMatchObject([
    { filename: 'the-shore.svg', alt: 'Waves on sand', focalPoint: { x: 0.26, y: 0.6 } },
  ])
})

test.runIf(isDeep)('a file lists its usages, and is deleted only after a confirmation', async () => {
  const [url = ''] = await uploaded(['wall.svg', 'spare-1.svg', 'spare-2.svg'])
  const page = await opened({ expected: [/status of 409/] }, '?search=spare+1')
  await tile(page, 'spare-1.svg').waitFor()
  await page.getByRole('searchbox', { name: 'Search files' }).fill('')
  await tile(page, 'wall.svg').focus()
  await page.keyboard.press('x')
  await page.getByRole('checkbox', { name: 'Select spare-1.svg' }).click()
  await page.getByRole('checkbox', { name: 'Select spare-2.svg' }).click()
  const pageId = await newPage(store, 'Gallery', [{ type: 'imageBlock', props: { src: url } }])
  expect(await named('wall')).toMatchObject([{ usages: [{ kind: 'page', id: pageId, name: 'Gallery' }] }])

  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete 3 files?' }).getByRole('button', { name: 'Delete 3 files' }).click()
  const asking = page.getByRole('dialog', { name: 'Delete wall.svg?' })
  expect(await asking.getByRole('link', { name: 'Gallery' }).getAttribute('href')).toBe(`/builder?page=${pageId}`)
  expect(await named('spare')).toEqual([])
  expect((await named('')).map(({ filename }) => filename)).toEqual(expect.arrayContaining(['wall.svg', 'sea.svg', 'sand.svg']))
  await asking.getByRole('button', { name: 'Cancel' }).click()
  await tile(page, 'wall.svg').click()
  await page.getByRole('dialog', { name: 'wall.svg' }).getByRole('button', { name: 'Delete' }).click()
  await asking.getByRole('button', { name: 'Delete anyway' }).click()
  await asking.waitFor({ state: 'detached' })
  expect(await named('wall')).toEqual([])
  await tile(page, 'sea.svg').waitFor()
  await tile(page, 'wall.svg').waitFor({ state: 'detached' })
})

test.runIf(isDeep)('a library of many files can be searched and paged; it is accessible and fits, also on a phone', async () => {
  await uploaded(Array.from({ length: 41 }, (_, index) => `stone-${index}.svg`))
  const page = await opened({ viewport: { width: 1440, height: 800 } }, '?search=stone&kind=image')
  const fine = async () => {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  }
  const tiles = page.getByRole('button', { name: /^Open stone/ })
  await expect.poll(() => tiles.count()).toBe(40)
  await page.getByText('1–40 of 41').waitFor()
  await fine()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => tiles.count()).toBe(1)
  await tiles.click()
  await page.getByRole('dialog').getByRole('slider').waitFor()
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  await fine()
  await page.goBack()
  await page.getByRole('button', { name: 'Type: Images' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Videos' }).click()
  await page.getByText('No results').waitFor()
})
