import { isDeep } from '@blockfront/tooling/tests/repeat'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { lookAt } from '../browser/two-widths.ts'
import { signIn } from '../builder/page-builder.ts'
import { stock } from '../server/catalog.ts'
import { newStore, originOf } from '../server/started-server.ts'

const { visit } = useBrowser()

test.runIf(isDeep)('an owner adds German, translates the home page and a product, and a shopper buys in German', async () => {
  const store = await newStore()
  const { owner, storeId, host } = store
  const { stool } = await stock(store)
  if (!stool) throw new Error('The catalog of tests has changed.')
  const visitor = await visit()
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(`${originOf()}/dashboard/languages`)
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'German', exact: true }).click()
  await page.getByRole('button', { name: 'Add language' }).click()
  await page.getByText('German was added.').waitFor()
  await page.getByLabel('Publish German').click()
  await page.getByText('German is published.').waitFor()
  await lookAt(page, 'the languages of a store')

  await page.getByRole('link', { name: 'German', exact: true }).click()
  await page.getByRole('row').getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Startseite')
  await page.getByRole('textbox', { name: 'Slides › Slide 1 › Title' }).fill('Schönes für zu Hause')
  await lookAt(page, 'a page next to its translation')
  await page.keyboard.press('Control+s')
  await page.getByText('Translations saved.').waitFor()
  await page.goto(`${originOf()}/dashboard/languages/de/product/${stool.id}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hocker')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Translations saved.').waitFor()

  const { page: shop } = await visit()
  await shop.goto(`${originOf(host)}/`)
  await shop.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await shop.getByRole('heading', { name: 'Schönes für zu Hause' }).waitFor()
  expect(new URL(shop.url()).pathname).toBe('/de')
  expect(await shop.locator('html').getAttribute('lang')).toBe('de')
  await shop.goto(`${originOf(host)}/de/shop`)
  await shop.getByRole('link', { name: 'Hocker' }).first().click()
  await shop.getByRole('heading', { name: 'Hocker', level: 1 }).waitFor()
  expect(new URL(shop.url()).pathname).toBe(`/de/page/product/${stool.slug}`)
  await lookAt(shop, 'a product in German')

  // Back in English, the URL has no language.
  await shop.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await shop.waitForURL(`${originOf(host)}/page/product/${stool.slug}`)
  await shop.getByRole('heading', { name: 'Stool', level: 1 }).waitFor()

  // An outdated translation, another language, and the builder in the store's language.
  const product = await owner.call('product.getById', { params: { id: stool.id } })
  const variations = product.variations.map(({ id: _id, ...variation }) => variation)
  await owner.call('product.update', { body: { ...product, variations, storeId, name: 'Oak stool' } })
  await page.goto(`${originOf()}/dashboard/languages/de?type=product&state=stale`)
  await page.getByRole('link', { name: 'Oak stool' }).click()
  await page.getByText('The source has changed.').first().waitFor()
  await lookAt(page, 'an outdated translation')
  await page.getByRole('button', { name: 'Translation is still correct' }).first().click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Translations saved.').waitFor()
  await shop.goto(`${originOf(host)}/de/page/product/${stool.slug}`)
  await shop.getByRole('heading', { name: 'Hocker', level: 1 }).waitFor()

  await owner.call('language.update', {
    body: {
      storeId,
      languages: [
        { locale: 'de', published: true },
        { locale: 'ar', published: true },
      ],
    },
  })
  const home = async () => (await shop.goto(originOf(host)))?.text()
  await expect.poll(home).toContain('hreflang="ar"')
  await shop.goto(`${originOf(host)}/ar`)
  expect(await shop.locator('html').getAttribute('dir')).toBe('rtl')

  // The builder shows the blocks' own texts in the main language of the store.
  await owner.call('store.updateDetails', { body: { storeId, locale: 'fr' } })
  await page.goto(`${originOf()}/builder?page=product`)
  await page.getByText('Ajouter au panier').first().waitFor()
})
