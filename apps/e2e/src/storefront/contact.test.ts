import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { countShifts, shifts } from '../browser/state-images.ts'
import { lookAt, phone } from '../browser/two-widths.ts'
import { stock } from '../server/catalog.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { openPage } from './store-page.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
  await stock(store)
  await store.owner.call('store.updatePixel', { body: { storeId: store.storeId, fbPixelId: '123456789012345' } })
})

describe('the contact form', () => {
  test('sends a message after the bot check, confirms it and resets', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/page/contact`)
    const main = page.getByRole('main')
    await main.getByLabel('Name').fill('Ada')
    await main.getByLabel('Email').fill('ada@example.com')
    await main.getByLabel('Subject').fill('Lamps')
    await main.getByLabel('Message').fill('Do you repair them?')
    await main.getByText('Check passed').waitFor()
    await main.getByRole('button', { name: 'Send Message' }).click()
    await main.getByText('Message Sent Successfully!').waitFor()
    await main.getByText('Thank you for your message.').waitFor()
    await expect.poll(() => main.getByLabel('Message').inputValue()).toBe('')
  })

  test.runIf(isDeep)('shows that the check is missing, and an error when sending fails; typed values stay', async () => {
    const { page } = await visit({ expected: [/Failed to load resource/] })
    await page.route('**/api/email/**', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }))
    await openPage(page, `${store.origin}/page/contact`)
    const main = page.getByRole('main')
    for (const label of ['Name', 'Subject', 'Message']) await main.getByLabel(label).fill('Ada')
    await main.getByLabel('Email').fill('ada@example.com')
    await main.getByRole('button', { name: 'Send Message' }).click()
    await main.getByText('Please complete the CAPTCHA before submitting.').waitFor()
    await expect.poll(() => main.getByLabel('Message').inputValue()).toBe('Ada')
  })
})

test.runIf(isDeep)('shows an error when a third-party check cannot load; no other page loads anything of it', async () => {
  const { page } = await visit({ expected: [/Content Security Policy/, /Failed to load resource/] })
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('challenges.cloudflare.com')) requested.push(request.url())
  })
  await page.route('**/api/email/bot-check', (route) => route.fulfill({ json: { kind: 'turnstile', siteKey: '1x000' } }))
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort())
  await openPage(page, store.origin)
  expect(requested).toEqual([])
  await openPage(page, `${store.origin}/page/contact`)
  const main = page.getByRole('main')
  await main.getByText('Failed to load Turnstile.').waitFor()
  for (const label of ['Name', 'Subject', 'Message']) await main.getByLabel(label).fill('Ada')
  await main.getByLabel('Email').fill('ada@example.com')
  await page.route('**/api/email/bot-check', (route) => route.continue())
  await main.getByRole('button', { name: 'Send Message' }).click()
  await main.getByText('Check passed').waitFor()
  await main.getByRole('button', { name: 'Send Message' }).click()
  await main.getByText('Message Sent Successfully!').waitFor()
})

describe('a message that is not sent', () => {
  const failures = [
    { what: 'a server that fails', status: 500, toast: '' },
    { what: 'a session that ended', status: 401, toast: 'Please sign in again.' },
    { what: 'no answer at all', status: 0, toast: /^An unexpected error occurred: ./ },
  ]
  test.runIf(isDeep)('shows an error, keeps typed values, and shows the toast of product.md for the status', async () => {
    const { page } = await visit({ expected: [/Failed to load resource/] })
    await openPage(page, `${store.origin}/page/contact`)
    const main = page.getByRole('main')
    for (const label of ['Name', 'Subject', 'Message']) await main.getByLabel(label).fill('Ada')
    await main.getByLabel('Email').fill('ada@')
    await main.getByRole('button', { name: 'Send Message' }).click()
    await main.getByText('Please enter a valid email address').waitFor()
    await main.getByLabel('Email').fill('ada@example.com')
    for (const { what, status, toast } of failures) {
      const answer = Promise.withResolvers<void>()
      await page.route('**/api/email/send-contact-email', async (route) => {
        await answer.promise
        if (status === 0) await route.abort()
        else await route.fulfill({ status, json: { error: toast || 'Not for shoppers', code: 'unauthorized' } })
      })
      await main.getByText('Check passed').waitFor()
      await main.getByRole('button', { name: 'Send Message' }).click()
      await expect.poll(() => main.locator('button[type=submit]').isDisabled(), { message: what }).toBe(true)
      answer.resolve()
      await main.getByText('Message Failed! Something went wrong. Please try again later.').waitFor()
      if (toast) await page.locator('.sf-toasts').getByText(toast).waitFor()
      else await expect.poll(() => page.getByText('Not for shoppers').count()).toBe(0)
      await expect.poll(() => main.getByLabel('Message').inputValue()).toBe('Ada')
      await page.unroute('**/api/email/send-contact-email')
    }
  })
})

describe('measuring', () => {
  test.runIf(isDeep)('nothing is loaded before consent; then the events of product.md, point 7, are sent in order', async () => {
    const { page } = await visit()
    const requested: string[] = []
    await page.route('https://connect.facebook.net/**', (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await openPage(page, `${store.origin}/product/reading-lamp`)
    await page.locator('.bf-product').getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('button', { name: 'Accept' }).waitFor()
    expect(requested).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => requested.length).toBe(1)
    const names = () =>
      page.evaluate(() =>
        (Reflect.get(window, 'fbq') as { queue: unknown[][] } | undefined)?.queue
          .filter(([call]) => call === 'track')
          .map(([, name]) => name),
      )
    await expect.poll(names).toEqual(['PageView', 'ViewContent', 'AddToCart'])
    await page.reload()
    await expect.poll(names).toEqual(['PageView', 'ViewContent'])
    await expect.poll(() => page.getByRole('button', { name: 'Accept' }).count()).toBe(0)
    await page.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
    await page.waitForURL('**/checkout')
    await expect.poll(names).toEqual(expect.arrayContaining(['AddToCart', 'InitiateCheckout']))
    for (const label of ['First name', 'Last name', 'Address', 'Postal code', 'City'])
      await page.getByLabel(label, { exact: true }).fill('10115')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    const place = page.getByRole('button', { name: 'Place order' })
    await expect.poll(() => place.isEnabled()).toBe(true)
    await place.click()
    await page.waitForURL('**/order/*')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(async () => (await names())?.at(-1)).toBe('Purchase')
    await page.reload()
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(await names()).toBeUndefined()
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).first().click()
    await expect.poll(names).toEqual(['PageView'])
    const asking = await visit()
    await asking.page.route('https://connect.facebook.net/**', (route) => {
      requested.push('after a no')
      return route.abort()
    })
    await openPage(asking.page, store.origin)
    await asking.page.getByRole('button', { name: 'Decline' }).click()
    await openPage(asking.page, store.origin)
    await expect.poll(() => asking.page.getByRole('button', { name: 'Accept' }).count()).toBe(0)
    expect(requested).not.toContain('after a no')
  })
})

describe('the consent banner', () => {
  test('is first for the keyboard, moves and covers nothing, and its decision can be changed; an owner sees what is sent', async () => {
    const { page } = await visit({ viewport: phone })
    await page.route('https://connect.facebook.net/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await countShifts(page)
    await openPage(page, `${store.origin}/page/product/reading-lamp?test-events`)
    const banner = page.getByRole('region', { name: 'Cookies' })
    const log = page.locator('.test-events__list')
    await banner.waitFor()
    await expect.poll(() => log.getByText('Waiting').count()).toBe(2)
    expect((await shifts(page)).score).toBeLessThan(0.01)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Decline')
    const sizes = await Promise.all(['Decline', 'Accept'].map((name) => banner.getByRole('button', { name }).boundingBox()))
    expect([sizes[0]?.width, sizes[0]?.height]).toEqual([sizes[1]?.width, sizes[1]?.height])
    await page.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
    const place = page.getByRole('button', { name: 'Place order' })
    await place.waitFor()
    await place.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await expect.poll(() => isUncovered(place)).toBe(true)
    await lookAt(page, 'the checkout with the banner')
    await page.setViewportSize(phone)
    await banner.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => log.getByText('Sent to Meta').count()).toBe(5)
    await page.getByText('Privacy choices').click()
    await banner.getByText('Your current choice: accepted.').waitFor()
    await banner.getByRole('button', { name: 'Decline' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy choices')
    await page.goBack()
    await expect.poll(() => log.getByText('Not sent: no consent').count()).toBeGreaterThan(0)
    await page.getByText('Test events').first().click()
    await page.getByRole('button', { name: 'Stop testing' }).click()
    await openPage(page, store.origin)
    await expect.poll(() => page.getByText('Privacy choices').count()).toBe(1)
    expect([await log.count(), await banner.count()]).toEqual([0, 0])
  })

  test.runIf(isDeep)('is not shown in browsers that ask not to be tracked, and nothing is loaded there', async () => {
    const { page } = await visit()
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await openPage(page, store.origin)
    await page.getByText('Privacy choices').click()
    await page.getByText('Your browser asks websites not to track you.').waitFor()
    expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0)
    expect(requested.filter((url) => url.includes('facebook'))).toEqual([])
  })
})

/** Whether nothing is drawn over the center of an element. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect()
    return target.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

describe('without scripts', () => {
  test.runIf(isDeep)('the contact form keeps typed values, is confirmed, and is sent', async () => {
    const { page } = await visit({ javaScriptEnabled: false, expected: [/422/] })
    await page.goto(`${store.origin}/page/contact`)
    const main = page.getByRole('main')
    for (const label of ['Name', 'Subject', 'Message']) await main.getByLabel(label).fill('Ada')
    await main.getByLabel('Email').fill('nobody')
    await main.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Please enter a valid email address.').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('Ada')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Please check what you typed, then confirm.').waitFor()
    // A form that is confirmed faster than a person can read is rejected, and can be sent again.
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Send message' }).click()
          return page.getByRole('heading').textContent()
        },
        { interval: 3_000 },
      )
      .toBe('Message sent')
  })

  test.runIf(isDeep)('a product shows that the cart needs JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto(`${store.origin}/page/product/reading-lamp`)
    await page.locator('.bf-product').getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('heading', { name: 'The cart needs JavaScript' }).waitFor()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.waitForURL(`${store.origin}/page/product/reading-lamp`)
  })
})
