import { type EmailKind, emailTypes, renderEmail, renderSample } from '@blockfront/emails'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import { expect, test } from 'vitest'
import { extremeData } from '../../../../packages/emails/src/testing/extreme-data.ts'
import { sampleBrands } from '../../../../packages/emails/src/testing/sample-brand.ts'
import { useBrowser } from '../browser/browser.ts'
import { lookAt } from '../browser/two-widths.ts'
import { signIn } from '../builder/page-builder.ts'
import { newStore, originOf } from '../server/started-server.ts'

const { visit } = useBrowser()

test.runIf(isDeep)('an owner reads the emails of the store, switches one off, sets a limit, and sends a test email', async () => {
  const store = await newStore()
  const { owner, storeId } = store
  const visitor = await visit()
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(`${originOf()}/dashboard/emails`)
  await page.getByLabel('Send “Payment received”').click()
  await page.getByText('“Payment received” is switched off.').waitFor()
  await page.getByLabel('Low stock limit').fill('1.5')
  await page.getByRole('button', { name: 'Save limit' }).click()
  await page.getByText('Enter a whole number').waitFor()
  await lookAt(page, 'emails with a mistake')
  await page.getByLabel('Low stock limit').fill('12')
  await page.getByRole('button', { name: 'Save limit' }).click()
  await page.getByText('The limit is saved.').waitFor()
  const { emails, lowStockThreshold } = await owner.call('storeEmail.list', { query: { storeId } })
  expect(lowStockThreshold).toBe(12)
  expect(emails.filter(({ enabled }) => !enabled).map(({ kind }) => kind)).toEqual(['payment-received'])

  await page.getByRole('link', { name: 'Order confirmation' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: 'View your order' }).waitFor()
  const background = () => frame.locator('.bf-card').evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background()).toBe('rgb(255, 255, 255)')
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect.poll(background).toBe('rgb(28, 28, 31)')
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Arabic' }).click()
  await frame.getByRole('link', { name: 'عرض الطلب' }).waitFor()
  expect(await frame.locator('html').getAttribute('dir')).toBe('rtl')
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await frame.getByRole('link', { name: 'View your order' }).waitFor()
  await page.getByRole('radio', { name: 'Mobile' }).click()
  await lookAt(page, 'the preview of an email', ['iframe'])
  await page.getByRole('radio', { name: 'Plain text' }).click()
  await page.getByText('2 × Linen shirt (Size: M · Color: Sand)').waitFor()
  await lookAt(page, 'the text of an email')
  await page.getByRole('button', { name: 'Send test email' }).click()
  await page.getByText('A test email was sent').waitFor()
  await page.goto(`${originOf()}/dev/mailbox?to=${owner.email}`)
  await page.getByRole('heading', { name: `[Test] Your order #1042` }).first().waitFor()
})

test('every email fits a window of 320 px, in light and dark, also with the longest content', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 640 } })
  await page.route('**', (route) => route.fulfill({ body: '' }))
  const { dark: rightToLeft, broken } = sampleBrands
  if (!rightToLeft || !broken) throw new Error('The brands of tests have changed.')
  for (const kind of Object.keys(emailTypes) as EmailKind[])
    for (const { html } of [renderEmail(kind, extremeData[kind], rightToLeft), ...(isDeep ? [renderSample(kind, broken)] : [])]) {
      await page.setContent(html)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const [width, background] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          getComputedStyle(document.body).backgroundColor,
        ])
        expect(width, `${kind} in ${colorScheme}`).toBeLessThanOrEqual(320)
        expect(background).toBe(colorScheme === 'dark' ? 'rgb(15, 15, 17)' : 'rgb(244, 244, 245)')
      }
    }
})
