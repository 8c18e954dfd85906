import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from '../browser/browser.ts'
import { edgeOf } from '../browser/network-edge.ts'
import { phone } from '../browser/two-widths.ts'
import { signIn } from '../builder/page-builder.ts'
import { orderScreen, pickup, shipment } from '../dashboard/order-screen.ts'
import { deliverWebhooks, holdWebhooks } from '../server/fake-stripe.ts'
import { emailsTo, newestEmail, newestHtml } from '../server/mailbox.ts'
import { fillFields } from '../shopper/address.ts'
import { addToCart, applyCode, checkOut } from '../shopper/cart.ts'
import { openAccount } from '../shopper/customer-account.ts'
import { expectRows, plain } from '../shopper/sums.ts'
import type { SellingShop } from './selling-shop.ts'

/** The actions of a story, and the texts that the shopper and the owner see, with displayed amounts. */
export interface OrderStory {
  shop: SellingShop
  cart: readonly { slug: string; price: string; quantity: number }[]
  /** Sums in the cart, before a code is entered. */
  cartSums: readonly string[]
  code: string
  /** The values that the shopper enters at checkout, by label. The email is added. */
  fields: Readonly<Record<string, string>>
  /** Rows of the totals. Discounts and shipping are described in several ways. */
  totals: (as: { code: string; shipping: string; free: string }) => readonly string[]
  /** Names of the code's discount and of the shipping rate, the note at the price of shipping, and the price of 0 in the dashboard. */
  names: { discount: string; rate: string; shippingTax?: string; zero?: string }
  /** The items of the account's list. */
  items: string
  grandTotal: string
  /** Address on the order's page. */
  address: readonly string[]
  /** Heading of the fake of Stripe, such as "Pay EUR 1250"; undefined pays with the test provider. */
  stripe?: string
  /** First parcel: quantities by name, tracking by label, how the shopper sees it, and the carrier's page. */
  parcel: {
    quantities: Readonly<Record<string, number>>
    tracking?: Readonly<Record<string, string>>
    shown: string[]
    href?: string
  }
  refund: { name: string; slug: string; quantity: number; amount: string; stock: number }
  /** Sentences on the order's page and in the account. */
  states: { partly: string; refunded: string; delivered: string }
  /** Whether the customer picks the order up. */
  isPickup?: boolean
  /** Subjects of the emails after the confirmation, without the order's number. */
  subjects: { shipped: string; delivered: string }
  /** The day of the order, in the language and time zone of the store. */
  today: string
}

const status = (page: Page) => page.getByRole('region', { name: 'Status' })

/** Places the order and pays with an authentication step. The webhooks come late and twice. */
async function payOnline(page: Page, { shop, stripe, grandTotal }: OrderStory): Promise<void> {
  const { storeId } = shop.store
  if (stripe) await holdWebhooks(storeId)
  const place = page.getByRole('button', { name: 'Place order' })
  await expect.poll(() => place.isEnabled()).toBe(true)
  await place.click()
  if (!stripe) {
    await page.getByRole('heading', { name: 'Test payment' }).waitFor()
    expect(plain(await page.locator('.amount').innerText())).toBe(grandTotal)
    await page.getByRole('button', { name: 'Require authentication' }).click()
    await page.getByRole('button', { name: 'Confirm payment' }).click()
    await page.waitForURL('**/order/*?payment=return')
    return
  }
  await page.getByRole('heading', { name: stripe, exact: true }).waitFor()
  await page.getByLabel('Card number').fill('4000 0000 0000 3155')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  // The page of the order cannot ask for the payment before the webhooks have been delivered.
  const edge = await edgeOf(page, ['order.checkPayment'])
  edge.hold()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.waitForURL('**/order/*?payment=return')
  await status(page).getByText('We are confirming your payment.').waitFor()
  expect((await shop.order()).paymentStatus).toBe('pending')
  expect(await deliverWebhooks(storeId, 2)).toEqual([200, 200, 200, 200])
  edge.release('answered')
}

/** Checks that a part of an email has these texts, each row of totals with its amount. */
function expectRowsIn(text: string, rows: readonly string[]): void {
  const patterns = rows.map((row) => row.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', ':? '))
  expect(plain(text)).toMatch(new RegExp(patterns.join('.*')))
}

/** Tells the story of an order: bought, paid, sent in part, refunded in part and delivered, as the shopper and the owner see it. */
export async function tellOrderStory(story: OrderStory, shopper: Visit, owner: Visit): Promise<void> {
  const { shop, code, names, totals, states, parcel, refund, grandTotal } = story
  const { store } = shop
  const { page } = shopper
  const email = `shopper.${store.storeId}@example.com`
  const free = names.zero ?? ''
  const words = story.isPickup ? pickup : shipment
  const named = `${names.discount} (${code})`

  for (const item of story.cart) await addToCart(page, store, item)
  await checkOut(page, story.cartSums)
  await applyCode(page, code)
  await fillFields(page, { Email: email, ...story.fields })
  await page.getByRole('radio', { name: 'Card' }).check()
  const sums = totals({ code: named, shipping: [words.price, names.shippingTax].filter(Boolean).join(' '), free: 'Free' })
  await expectRows(page.locator('.sf-sums > div'), sums)
  await payOnline(page, story)
  await status(page).getByText('We received your order and are preparing it.').waitFor()
  await expectRows(page.locator('.sf-sums > div'), [...sums, `Paid ${grandTotal}`])
  const orderPage = page.url().replace(/\?.*/, '')
  if (story.address.length > 0) expect((await page.locator('.sf-order__address').innerText()).split('\n')).toEqual(story.address)

  const order = await shop.order()
  const { number } = order
  expect(order.events.map(({ type }) => type)).toEqual(['placed', 'paid_online'])
  expect((await emailsTo(email)).map(({ kind }) => kind)).toEqual(['order-placed'])
  const placed = await newestEmail(email, 'order-placed')
  const mailed = totals({ code: named, shipping: words.price, free: 'Free' })
  expectRowsIn(placed.text, mailed)
  expectRowsIn(await newestHtml(email, 'order-placed'), mailed)
  expect(placed.text).toContain(orderPage)

  const screen = orderScreen(owner.page, order, words)
  await signIn(owner, store)
  await screen.open()
  await screen.badges(['Paid', 'Unfulfilled'])
  const dashboardSums = totals({ code: `${names.discount} ${code}`, shipping: `${words.price} ${names.rate}`, free })
  await expectRows(screen.sums, [...dashboardSums, `Paid ${grandTotal}`])
  await screen.fulfill(parcel.quantities, parcel.tracking)
  await screen.badges(['Paid', words.partly])

  // Accounts are in the long form: customers.test.ts has a short one.
  const account = isDeep ? await shopper.context.newPage() : undefined
  if (account) await openAccount(account, store, email)
  const seen = async (state: string, reload = true) => {
    await page.goto(orderPage)
    await status(page).getByText(state).waitFor()
    if (!account) return
    const row = account.locator('.sf-account__order .sf-account__row > div')
    if (reload) await account.reload()
    await expectRows(row, [`Order ${number}, ${story.today} ${state} ${story.items} · ${grandTotal}`])
  }
  await seen(states.partly, false)
  const parts = ':is(.sf-parcel__state, .sf-parcel__items, .sf-parcel__tracking)'
  await expectRows(page.locator(`.sf-parcel:first-child ${parts}`), parcel.shown)
  if (parcel.href) expect(await page.getByRole('link', { name: 'Track shipment' }).getAttribute('href')).toBe(parcel.href)
  const shipped = await newestEmail(email, 'order-shipped')
  expect(shipped.subject).toBe(`Part of your order ${number} ${story.subjects.shipped}`)
  for (const [name, quantity] of Object.entries(parcel.quantities))
    expect(shipped.text.includes(`${quantity} × ${name}`)).toBe(quantity > 0)
  if (parcel.href) expect(shipped.text).toContain(parcel.href)
  const tracking = parcel.tracking?.['Tracking number'] ?? ''
  expect(plain(await newestHtml(email, 'order-shipped'))).toContain(tracking)

  await screen.refund(refund.name, refund.quantity, refund.amount)
  await screen.badges(['Completed', 'Partially refunded', words.fulfilled])
  expect(await shop.stockOf(refund.slug)).toBe(refund.stock)
  await seen(states.refunded)
  await page.getByText(`${refund.quantity} refunded`).waitFor()
  await expectRows(page.locator('.sf-sums > div'), [...sums, `Paid ${grandTotal}`, `Refunded ${story.today} −${refund.amount}`])
  const refunded = await newestEmail(email, 'order-refunded')
  expect(refunded.subject).toBe(`We refunded ${refund.amount} for your order ${number}`)
  for (const part of [refunded.text, await newestHtml(email, 'order-refunded')])
    expect(plain(part)).toContain(`${refund.quantity} × ${refund.name}`)

  await screen.deliver()
  await screen.badges(['Completed', 'Partially refunded', words.delivered])
  await seen(states.delivered)
  expect((await newestEmail(email, 'order-delivered')).subject).toBe(
    `Part of your order ${number} was ${story.subjects.delivered}`,
  )
  if (account) {
    await account.setViewportSize(phone)
    await account.getByRole('link', { name: `Order ${number},` }).click()
    await status(account).getByText(states.delivered).waitFor()
    expect(await account.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  }

  const paid = [`Paid ${grandTotal}`, `Refunded −${refund.amount}`]
  const invoice = await screen.invoice()
  const invoiceSums = totals({ code: named, shipping: `${words.price} (${names.rate})`, free })
  await expectRows(invoice.locator('.document__sums > div'), [...invoiceSums, ...paid])
}
