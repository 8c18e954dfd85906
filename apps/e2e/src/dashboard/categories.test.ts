import { isDeep } from '@blockfront/tooling/tests/repeat'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { signIn } from '../builder/page-builder.ts'
import { findings } from '../checks/axe.ts'
import { newStore, originOf } from '../server/started-server.ts'

const { visit } = useBrowser()

test('categories can be nested, moved by keyboard and pointer, and in the long form edited and deleted', async () => {
  const [store, visitor] = await Promise.all([newStore(), visit({ expected: [/status of 409/] })])
  const { owner, storeId } = store
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(`${originOf()}/dashboard/categories`)
  const rows = page.getByRole('list', { name: 'Categories' }).getByRole('listitem')
  const names = () => rows.getByRole('link').allInnerTexts()
  const stored = async () => (await owner.call('category.list', { query: { storeId } })).map(({ name }) => name)
  await expect.poll(names).toEqual(['Wear', 'Home', 'Everyday'])

  await page.getByRole('button', { name: 'Actions for Home' }).click()
  await page.getByRole('menuitem', { name: 'Add a category below Home' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Vases')
  await page.getByLabel('URL handle').fill('wear')
  await page.getByRole('button', { name: 'Add category' }).click()
  await page.getByText('Another category in this store uses this URL handle.').waitFor()
  await page.getByLabel('URL handle').fill('')
  await page.getByRole('button', { name: 'Add category' }).click()
  await expect.poll(names).toEqual(['Wear', 'Home', 'Vases', 'Everyday'])
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: /^Move Wear\./ }).focus()
  await page.keyboard.press('End')
  await expect.poll(names).toEqual(['Home', 'Vases', 'Everyday', 'Wear'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Move Wear\./)
  const handle = await page.getByRole('button', { name: /^Move Everyday\./ }).boundingBox()
  const target = await rows.first().boundingBox()
  if (!handle || !target) throw new Error('The rows are not drawn.')
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  await page.mouse.move(handle.x + 8, target.y + 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(names).toEqual(['Everyday', 'Home', 'Vases', 'Wear'])
  await expect.poll(async () => (await stored()).filter((name) => name !== 'Vases')).toEqual(['Everyday', 'Home', 'Wear'])

  if (!isDeep) return
  await page.getByRole('link', { name: 'Home', exact: true }).last().click()
  await page.getByRole('combobox', { name: 'Parent category' }).click()
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['None', 'Everyday', 'Wear'])
  await page.getByRole('option', { name: 'Wear' }).click()
  await page.getByLabel('Page title').fill('For your home')
  await page.getByRole('button', { name: 'Save category' }).click()
  await page.getByText('Category saved.').waitFor()
  await page.getByRole('link', { name: 'Categories' }).first().click()
  await expect.poll(names).toEqual(['Everyday', 'Wear', 'Home', 'Vases'])
  await page.getByRole('button', { name: 'Actions for Home' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete Home?' }).getByRole('button', { name: 'Delete category' }).click()
  await expect.poll(names).toEqual(['Everyday', 'Wear', 'Vases'])
})
