import { readFile } from 'node:fs/promises'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { navigateInside } from '../browser/navigate-inside.ts'
import { settled } from '../browser/state-images.ts'
import { desk, lookAt } from '../browser/two-widths.ts'
import { signIn } from '../builder/page-builder.ts'
import { deepFindings } from '../checks/axe.ts'
import { followSkipLink } from '../checks/skip-link.ts'
import { newStore, originOf, type StartedStore } from '../server/started-server.ts'
import { buy } from '../shopper/buy.ts'

const { visit } = useBrowser()

const refused = [/status of 4(?:00|09)/]
const at = (path: string) => `${originOf()}/dashboard/${path}`

async function opened(path: string, options: Parameters<typeof visit>[0] = {}): Promise<{ store: StartedStore; page: Page }> {
  const [store, visitor] = await Promise.all([newStore(), visit(options)])
  await signIn(visitor, store)
  await visitor.page.goto(at(path))
  return { store, page: visitor.page }
}

/** An image of one color, as a file. */
const picture = async (page: Page, color: string) => {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws nothing.')
    context.fillStyle = fill
    context.fillRect(0, 0, 300, 150)
    return canvas.toDataURL('image/png')
  }, color)
  return { name: `${color}.png`, mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

test('a product with options is added: errors are shown at their fields, and typed values stay', async () => {
  const { store, page } = await opened('addproduct', { expected: refused })
  await page.getByLabel('Name', { exact: true }).fill('Linen shirt')
  await page.getByLabel('Sale price').first().fill('30')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByText('This is required.').waitFor()
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('20,50')
  await page.getByText('The sale price must be lower than the price.').waitFor()
  await page.getByLabel('Sale price').first().fill('18')
  await page.getByText('12% off the price').waitFor()

  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByRole('textbox', { name: 'Option', exact: true }).fill('Size')
  await page.getByRole('textbox', { name: 'Values' }).fill('S')
  await page.keyboard.press('Enter')
  await page.keyboard.type('M,')
  await page.getByRole('button', { name: 'Add another option' }).click()
  await page.getByRole('textbox', { name: 'Option', exact: true }).nth(1).fill('Size')
  await page.getByText('There is another option called Size.').waitFor()
  await page.getByRole('textbox', { name: 'Option', exact: true }).nth(1).fill('Color')
  await page.getByRole('textbox', { name: 'Values' }).nth(1).fill('Navy,Olive,')
  await page.getByRole('switch', { name: 'Track inventory' }).click()
  await page.getByRole('button', { name: 'Bulk edit' }).click()
  const fill = page.getByRole('dialog', { name: 'Edit 4 variants' })
  await fill.getByLabel('Stock').fill('7')
  await fill.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('4 variants · 28 in stock').waitFor()
  const row = await page.getByRole('row').filter({ hasText: 'M / Olive' }).boundingBox()
  expect(row?.height, 'height of a row whose name has two lines at most').toBeLessThan(70)
  await page.getByLabel('Price of M / Olive', { exact: true }).fill('25')
  await page.getByRole('switch', { name: 'S / Navy is available' }).click()

  await page.getByLabel('URL handle').fill('day-pack')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByText('Another product in this store uses this URL handle.').waitFor()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Linen shirt')
  await page.getByLabel('URL handle').fill('linen-shirt')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/edit-product/*')
  await page.getByRole('heading', { name: 'Linen shirt' }).waitFor()

  const id = page.url().split('/').at(-1) ?? ''
  const product = await store.owner.call('product.getById', { params: { id } })
  expect(product).toMatchObject({ price: 20.5, discountPrice: 18, slug: 'linen-shirt', trackInventory: true })
  expect(
    product.variations.map(({ attributes, price, enabled, stockQuantity }) => [attributes, price, enabled, stockQuantity]),
  ).toEqual([
    [{ Size: 'S', Color: 'Navy' }, 0, false, 7],
    [{ Size: 'S', Color: 'Olive' }, 0, true, 7],
    [{ Size: 'M', Color: 'Navy' }, 0, true, 7],
    [{ Size: 'M', Color: 'Olive' }, 25, true, 7],
  ])

  await page.getByRole('textbox', { name: 'Option', exact: true }).first().fill('Fit')
  await page.getByRole('button', { name: 'Remove Navy' }).click()
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.getByText('Product saved.').waitFor()
  const renamed = await store.owner.call('product.getById', { params: { id } })
  expect(renamed.variations.map(({ id: variation, attributes, price }) => [variation, attributes, price])).toEqual([
    [product.variations[1]?.id, { Fit: 'S', Color: 'Olive' }, 0],
    [product.variations[3]?.id, { Fit: 'M', Color: 'Olive' }, 25],
  ])
})

test.runIf(isDeep)('another person saves meanwhile: the owner chooses a version, and leaving asks first', async () => {
  const { store, page } = await opened('products', { expected: refused })
  await page.getByRole('link', { name: 'Moon vase' }).click()
  await page.getByLabel('Brand').fill('Kiln')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  const id = page.url().split('/').at(-1) ?? ''
  const { owner, storeId } = store
  const theirs = await owner.call('product.getById', { params: { id } })
  await owner.call('product.update', { body: { ...theirs, storeId, name: 'Moon vase, large' } })

  await page.getByRole('button', { name: 'Save product' }).click()
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this product' })
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => page.getByLabel('Brand').inputValue()).toBe('Kiln')
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.getByText('Product saved.').waitFor()
  expect(await owner.call('product.getById', { params: { id } })).toMatchObject({ name: 'Moon vase', brand: 'Kiln' })
})

test.runIf(isDeep)('images are uploaded, reordered by keyboard and removed', async () => {
  // Variants of an image are created after the upload; until then the image itself is shown.
  const { store, page } = await opened('products', { expected: [/status of 404/] })
  await page.getByRole('link', { name: 'Moon vase' }).click()
  const list = page.getByRole('list', { name: 'Images in order' })
  const tiles = list.getByRole('button', { name: /^Image \d+\. Move$/ })
  await tiles.first().waitFor()
  const before = await tiles.count()
  const files = await Promise.all(['red', 'blue'].map((color) => picture(page, color)))
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await expect.poll(() => tiles.count()).toBe(before + 2)
  const sources = () => list.locator('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src))
  const [main] = await sources()
  await tiles.first().focus()
  await page.keyboard.press('Space')
  await page.getByText(/^At position 1 of/).waitFor({ state: 'attached' })
  // dnd-kit measures positions and listens for arrow keys only after it announced the start.
  await settled(page)
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^At position 2 of/).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(async () => (await sources())[0]).not.toBe(main)
  await page.getByRole('button', { name: 'Remove image 1' }).click()
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.getByText('Product saved.').waitFor()
  const id = page.url().split('/').at(-1) ?? ''
  const { galleryImages } = await store.owner.call('product.getById', { params: { id } })
  expect(galleryImages).toHaveLength(before)
  expect(galleryImages.at(-1)).toMatch(/^\/media\//)
})

test.runIf(isDeep)(
  'a file with errors names their lines, the corrected one is imported, and an exported one is discarded',
  async () => {
    const { store, page } = await opened('products', { acceptDownloads: true })
    await page.getByRole('link', { name: 'Import and export' }).first().click()
    const upload = (name: string, lines: string[]) =>
      page.locator('input[type=file]').setInputFiles({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(['\ufeffTitle,URL handle,Price', ...lines].join('\r\n')),
      })
    await upload('wrong.csv', ['Übertopf,uebertopf,12.50', 'Watering can,watering-can,twelve'])
    await page.getByText('wrong.csv is ready to import').waitFor()
    await page.getByText('1 product has errors and will not be imported.').waitFor()
    await page.getByText(/^Line 3, Price: /).waitFor()
    expect(await deepFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Discard file' }).click()
    await page.getByText('wrong.csv is ready to import').waitFor({ state: 'detached' })

    await upload('right.csv', ['Übertopf,uebertopf,12.50', 'Watering can,watering-can,12'])
    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await page.getByText('right.csv was imported').waitFor()
    await page.getByText('2 products added').waitFor()
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    for (const name of ['Übertopf', 'Watering can']) await page.getByRole('link', { name }).waitFor()

    await page.getByRole('link', { name: 'Import and export' }).first().click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export products' }).click(),
    ])
    const exported = await readFile(await download.path())
    expect(exported.subarray(0, 3)).toEqual(Buffer.from('\ufeff'))
    await page.locator('input[type=file]').setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: exported })
    await page.getByText('again.csv is ready to import').waitFor()
    await page.getByText('have the URL handle of an existing product').waitFor()
    await page.getByRole('button', { name: 'Discard file' }).click()
    await page.getByText('again.csv is ready to import').waitFor({ state: 'detached' })
    const imports = await store.owner.call('import.list', { query: { storeId: store.storeId } })
    expect(imports.map(({ filename, status }) => [filename, status])).toEqual([
      ['again.csv', 'canceled'],
      ['right.csv', 'done'],
      ['wrong.csv', 'canceled'],
    ])
  },
)

test.runIf(isDeep)('the review of an import names values that change, unused columns and drafts before the start', async () => {
  const { store, page } = await opened('import-export', { expected: refused })
  const columns = Array.from({ length: 9 }, (_, index) => `Own ${index + 1}`)
  const rows = [
    ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price', 'Variant Grams', ...columns],
    ['rice', 'Rice', 'Pack', '250 g', '10', '250', ...columns.map((_, index) => `Value ${index + 1}`)],
    ['rice', '', '', '5 kg', '90', '5000', ...columns.map(() => '')],
  ]
  const buffer = Buffer.from(rows.map((cells) => cells.join(',')).join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'rice.csv', mimeType: 'text/csv', buffer })
  await page.getByText('rice.csv is ready to import').waitFor()
  await page.getByText('1 product will be imported with changes.').waitFor()
  await page.getByText('New products are added as drafts').waitFor()
  await page.getByText('Line 2, Variant Grams: Variations cannot have different weights.').waitFor()
  await page.getByText('9 columns are not used').waitFor()
  await page.getByText('Own 8: Value 8 (1 cell)').waitFor()
  expect(await page.getByText('Own 9').count()).toBe(0)
  await page.getByRole('button', { name: 'Show all 9 columns' }).click()
  await page.getByText('Own 9: Value 9 (1 cell)').waitFor()
  expect(await deepFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await page.getByText('rice.csv was imported').waitFor()
  await page.getByText('Line 2, Variant Grams: Variations cannot have different weights.').waitFor()
  const { content } = await store.owner.call('product.filter', { query: { storeId: store.storeId, search: 'Rice' } })
  const [{ id = '' } = {}] = content
  expect(await store.owner.call('product.getById', { params: { id } })).toMatchObject({ status: 'draft', weight: 5000 })
  const etsy = Buffer.from('TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1\nVase,,1,EUR,1,\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'etsy.csv', mimeType: 'text/csv', buffer: etsy })
  await page.getByText('This is a file from Etsy. Files from Etsy cannot be imported yet. Nothing was imported.').waitFor()
})

test('a list is filtered through its URL, and many products are edited at once', async () => {
  const { store, page } = await opened('products', { expected: refused })
  const rows = page.getByRole('table', { name: 'Products' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(6)
  const three = async () => {
    await page.getByRole('checkbox', { name: 'Select Day pack' }).click()
    await page.getByRole('checkbox', { name: 'Select Moon vase' }).click({ modifiers: ['Shift'] })
  }
  await three()
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' })
  await bar.getByText('3 selected').waitFor()
  await bar.getByRole('button', { name: 'Change price' }).click()
  await page.getByRole('radio', { name: 'Sale price' }).click()
  await page.getByLabel('New sale price').fill('9999')
  await page.getByRole('dialog').getByRole('button', { name: 'Change price' }).click()
  await page.getByText('The sale price of one of the products would not be below its price.').waitFor()
  await page.getByRole('radio', { name: 'Percent' }).click()
  await page.getByLabel('Percent below the price').fill('50')
  await page.getByRole('dialog').getByRole('button', { name: 'Change price' }).click()
  await page.getByText('The price of 3 products is changed.').waitFor()
  const { content } = await store.owner.call('product.filter', { query: { storeId: store.storeId, search: 'Moon vase' } })
  expect(content.map(({ price, discountPrice }) => discountPrice / price)).toEqual([0.5])
  await three()
  await bar.getByRole('button', { name: 'Set status' }).click()
  await page.getByRole('menuitem', { name: 'Draft' }).click()
  await page.getByText('3 products are now draft.').waitFor()

  await page.getByRole('button', { name: 'Status: any' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Draft' }).click()
  await expect.poll(() => rows.count()).toBe(3)
  await page.getByLabel('Search products').fill('moon')
  await expect.poll(() => rows.count()).toBe(1)
  await expect.poll(() => new URL(page.url()).search).toBe('?status=draft&search=moon')
  await page.reload()
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('link', { name: 'Moon vase' }).focus()
  await page.keyboard.press('x')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete 1 product?' }).getByRole('button', { name: 'Delete 1 product' }).click()
  await page.getByText('No results').waitFor()

  if (!isDeep) return
  await navigateInside(page, '/dashboard/products')
  await page.getByRole('button', { name: 'Remove demo products' }).click()
  await page
    .getByRole('dialog', { name: 'Remove 5 demo products?' })
    .getByRole('button', { name: 'Remove demo products' })
    .click()
  await page.getByText('No products yet').waitFor()
  const { totalElements } = await store.owner.call('product.filter', { query: { storeId: store.storeId } })
  expect(totalElements).toBe(0)
})

test.runIf(isDeep)('the product screens are accessible, and fit, also on a phone', async () => {
  const { page } = await opened('products', { viewport: desk })
  await page.getByRole('checkbox', { name: 'Select Day pack' }).click()
  await lookAt(page, 'products')
  await page.getByRole('link', { name: 'Day pack' }).click()
  await page.getByRole('textbox', { name: 'Description', exact: true }).waitFor()
  await lookAt(page, 'product')
})

test.runIf(isDeep)('the longest names of products, categories and customers stay within their rows at 360 px', async () => {
  const [store, visitor] = await Promise.all([newStore(), visit({ viewport: { width: 360, height: 800 } })])
  const { owner, storeId } = store
  const { page } = visitor
  // One long word without a line break opportunity.
  const long = (length: number) => 'Handwoven'.repeat(length).slice(0, length)
  const { id } = await owner.call('product.add', {
    body: { storeId, name: long(200), price: 20, brand: long(120), sku: long(60) },
  })
  await owner.call('category.add', { body: { storeId, name: long(120) } })
  await buy(store, id, 1, long(60))
  await signIn(visitor, store)
  const screens = [
    ['products', page.getByRole('row').filter({ hasText: long(200) })],
    ['categories', page.getByRole('listitem').filter({ has: page.getByRole('link', { name: long(120) }) })],
    ['orders', page.getByRole('row').filter({ hasText: long(60) })],
  ] as const
  await page.goto(at('products'))
  for (const [path, row] of screens) {
    await navigateInside(page, `/dashboard/${path}`)
    await row.waitFor()
    const { outside, height } = await row.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      outside: [...element.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth || part.getBoundingClientRect().left < 0)
        .map(({ className }) => String(className)),
    }))
    expect([path, outside]).toEqual([path, []])
    // At most two lines for a name, and one line for each other value.
    expect(height, `height of a row of ${path}`).toBeLessThan(220)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
  // The same link as on the public pages.
  await page.reload()
  await screens[2][1].waitFor()
  await followSkipLink(page)
})
