import type { EndpointId } from '@blockfront/contract'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { complaintsOf, useChromium, withoutMotion } from '../browser/browser.ts'
import { navigateInside } from '../browser/navigate-inside.ts'
import { edgeOf, isRequested } from '../browser/network-edge.ts'
import { countShifts, makeFolder, pictureOf, pictures, shifts } from '../browser/state-images.ts'
import { desk, phone } from '../browser/two-widths.ts'
import { newPage } from '../builder/page-builder.ts'
import { findings } from '../checks/axe.ts'
import { unstyled } from '../checks/unstyled.ts'
import { stock } from '../server/catalog.ts'
import { tellDatabase } from '../server/database.ts'
import { type Account, callsOf, newAccount, newName, newStore, originOf, type StartedStore } from '../server/started-server.ts'
import { buy } from '../shopper/buy.ts'
import { writeMessage } from '../shopper/contact-form.ts'

/** The ids in URLs, from the store that has all content. */
const known = {
  order: '',
  customer: '',
  product: '',
  category: '',
  discount: '',
  abandoned: '',
  draft: '',
  page: '',
  blank: '',
  webhook: '',
}
const browser = useChromium()
let busy: BrowserContext

async function signedIn({ email, password }: Account, storeId?: string): Promise<BrowserContext> {
  const context = await browser().newContext({ ...withoutMotion, viewport: desk })
  context.setDefaultTimeout(60_000)
  await context.request.post(`${originOf()}/api/auth/login`, { data: { email, password } })
  if (storeId) await context.request.put(`${originOf()}/api/store/select-store`, { data: { storeId } })
  return context
}

/** A line of an abandoned checkout. */
const leftLine = {
  variationId: null,
  name: 'Stool',
  productImage: '',
  selectedAttributes: { Wood: 'Oak' },
  quantity: 2,
  unitPrice: 4500,
  lineTotal: 9000,
}

async function fullStore(): Promise<StartedStore> {
  const store = await newStore({ name: 'Harbour Ceramics' })
  const goods = await stock(store)
  known.product = goods.stool?.id ?? ''
  const { owner, storeId } = store
  const long = await owner.call('product.add', {
    body: { storeId, name: 'Handmade lamp of oak and linen '.repeat(6).trim(), price: 9 },
  })
  const lamp = goods['reading-lamp']?.id ?? ''
  // Before the orders, which count a visit without a source.
  const shopper = callsOf(store.host)
  await shopper.call('visit.record', { body: { event: 'view', kind: 'product', slug: 'stool', referrer: 'www.example.org' } })
  const orders = await Promise.all(
    ['Byron', 'Lovelace', 'King'].map((name, index) => buy(store, index === 0 ? long.id : lamp, index + 1, name)),
  )
  known.order = orders[0]?.orderId ?? ''
  await owner.call('order.markPaid', { body: { storeId, orderId: orders[1]?.orderId ?? '' } })
  const vat = { country: 'AT', region: null, rate: 2000, name: 'VAT' }
  await owner.call('tax.addRates', { body: { storeId, rates: [vat] } })
  const [category] = await owner.call('category.list', { query: { storeId } })
  known.category = category?.id ?? ''
  const sale = { name: 'Spring sale', code: 'SPRING', offer: { type: 'percentage', rate: 1500 }, scope: { type: 'all' } } as const
  known.discount = (await owner.call('discount.add', { body: { storeId, ...sale } })).discountId
  const custom = { id: 'gift-wrap', name: 'Gift wrap', unitPrice: 4, quantity: 1 }
  const draft = { storeId, customItems: [custom], contact: { email: 'ada@example.com' } }
  known.draft = (await owner.call('draftOrder.add', { body: draft })).draftId
  const customers = await owner.call('customer.list', { query: { storeId } })
  known.customer = customers.content[0]?.customerId ?? ''
  await owner.call('language.update', { body: { storeId, languages: [{ locale: 'de', published: true }] } })
  await owner.call('redirect.add', { body: { storeId, fromPath: '/old-stool', toPath: '/shop' } })
  const promise = [{ type: 'textBlock', props: { text: '<p>Free returns</p>' } }]
  const { componentId } = await owner.call('component.add', { body: { storeId, name: 'Promise', content: promise } })
  const shared = { type: 'sharedComponent', props: { componentId } }
  known.page = await newPage(store, 'Filled', [{ type: 'hero' }, { type: 'simpleProductGrid' }, shared])
  known.blank = await newPage(store, 'Blank')
  await owner.call('staff.invite', { body: { storeId, email: 'waiting@example.com', role: 'fulfillment' } })
  await owner.call('user.confirm', { body: { password: owner.password } })
  await owner.call('apiToken.add', { body: { storeId, name: 'Warehouse', scopes: ['orders.manage'], expiresInDays: 90 } })
  await owner.call('archive.create', { body: { storeId } })
  const receiver = { storeId, url: 'https://receiver.example/hook', events: ['order.created' as const] }
  known.webhook = (await owner.call('webhook.add', { body: receiver })).webhook.webhookId
  await owner.call('webhook.sendTest', { body: { storeId, webhookId: known.webhook } })
  await writeMessage(store, { subject: 'Lamp repair', message: 'Do you repair lamps?' })
  const sent = orders[2]
  await owner.call('order.fulfill', { body: { storeId, orderId: sent?.orderId ?? '' } })
  const { items } = await shopper.call('review.ofOrder', { query: { token: sent?.token ?? '' } })
  const review = { rating: 4, title: 'Warm light', authorName: 'Grace', token: sent?.token ?? '', lineId: items[0]?.lineId ?? '' }
  await shopper.call('review.write', { body: review })
  await shopper.call('email.subscribe', { body: { email: 'reader@example.com' } })
  // The server writes visits every few seconds.
  await vi.waitFor(
    async () => expect((await owner.call('analytics.get', { query: { storeId } })).totals.visits).toBeGreaterThan(0),
    { timeout: 60_000 },
  )
  await vi.waitFor(async () => expect((await owner.call('archive.list', { query: { storeId } }))[0]?.status).toBe('ready'), {
    timeout: 60_000,
  })
  known.abandoned = newName()
  await tellDatabase(
    `insert into abandoned_checkouts (store_id, id, email, key_hash, lines, item_count, currency, prices_include_tax, subtotal,
       discount_total, shipping_total, tax_total, grand_total, country, marketing_consent, active_at)
     values ($1, $2, 'left@example.com', '', $3, 2, 'USD', false, 9000, 0, 500, 0, 9500, 'AT', true, now() - interval '1 day')`,
    [storeId, known.abandoned, JSON.stringify([{ ...leftLine, productId: known.product }])],
  )
  return store
}

beforeAll(async () => {
  const [full] = await Promise.all([fullStore(), makeFolder()])
  busy = await signedIn(full.owner, full.storeId)
})

interface Screen {
  name: string
  /** The path on the main hostname. */
  path: () => string
  /** The endpoints that the screen needs before it shows content. */
  calls: EndpointId[]
  loading: (page: Page) => Locator
  done: (page: Page) => Locator
  /** The error, of screens whose error jsdom cannot judge, and of one usual screen. */
  failed?: (page: Page) => Locator
  /** For visitors without reduced motion: with reduced motion, the announcements on the canvas of the builder wrap after they load. */
  moving?: boolean
  /** An example of its kind, which the short form shows too. */
  isExample?: true
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const text = (words: string) => (page: Page) => page.getByText(words)
const skeleton = (page: Page) => page.locator('main .ui-skeleton')
const couldNotLoad = (page: Page) => page.getByRole('alert').filter({ hasText: 'Could not load this content' })
const row = (name: string) => (page: Page) => page.getByRole('row').filter({ hasText: name })
const dashboard = (path: string) => () => `/dashboard/${path}`
const usual = { loading: skeleton }
const screens: Screen[] = [
  {
    ...usual,
    name: 'home',
    isExample: true,
    path: dashboard('adminhome'),
    calls: ['order.list', 'order.stats'],
    done: text('Revenue by day'),
  },
  {
    ...usual,
    name: 'store-access',
    path: dashboard('store-access'),
    calls: ['store.opening'],
    done: text('Everyone can visit your store and order.'),
  },
  {
    ...usual,
    name: 'analytics',
    path: dashboard('analytics'),
    calls: ['analytics.get'],
    done: row('example.org'),
  },
  {
    ...usual,
    name: 'orders',
    isExample: true,
    path: dashboard('orders'),
    calls: ['order.list'],
    failed: couldNotLoad,
    done: row('Ada Byron'),
  },
  {
    ...usual,
    name: 'order',
    isExample: true,
    path: () => `/dashboard/orders/${known.order}`,
    calls: ['order.get'],
    done: text('Main Street 1'),
  },
  {
    ...usual,
    name: 'packing slip',
    path: () => `/dashboard/orders/${known.order}/packing-slip`,
    calls: ['order.get'],
    done: (page) => page.getByRole('article').getByText('Main Street 1'),
  },
  {
    ...usual,
    name: 'invoice',
    path: () => `/dashboard/orders/${known.order}/invoice`,
    calls: ['order.get'],
    done: (page) => page.getByRole('article').getByText('Main Street 1'),
  },
  {
    ...usual,
    name: 'abandoned checkouts',
    path: dashboard('abandoned-checkouts'),
    calls: ['abandonedCheckout.list'],
    done: row('left@example.com'),
  },
  {
    ...usual,
    name: 'abandoned checkout',
    path: () => `/dashboard/abandoned-checkouts/${known.abandoned}`,
    calls: ['abandonedCheckout.get'],
    done: text('Ships to Austria'),
  },
  {
    ...usual,
    name: 'customers',
    path: dashboard('customers'),
    calls: ['customer.list'],
    done: row('byron@example.com'),
  },
  {
    ...usual,
    name: 'customer',
    path: () => `/dashboard/customers/${known.customer}`,
    calls: ['customer.get'],
    done: text('Main Street 1'),
  },
  {
    ...usual,
    name: 'products',
    path: dashboard('products'),
    calls: ['product.filter'],
    done: row('Stool'),
  },
  {
    ...usual,
    name: 'product',
    isExample: true,
    path: () => `/dashboard/edit-product/${known.product}`,
    calls: ['product.getById'],
    done: text('3 variants'),
  },
  {
    ...usual,
    name: 'categories',
    path: dashboard('categories'),
    calls: ['category.list'],
    done: text('Lamps'),
  },
  {
    ...usual,
    name: 'category',
    path: () => `/dashboard/edit-category/${known.category}`,
    calls: ['category.get'],
    done: (page) => page.getByLabel('Name', { exact: true }),
  },
  {
    ...usual,
    name: 'discounts',
    path: dashboard('discounts'),
    calls: ['discount.list'],
    done: row('Spring sale'),
  },
  {
    ...usual,
    name: 'discount',
    isExample: true,
    path: () => `/dashboard/discounts/${known.discount}`,
    calls: ['discount.get'],
    done: (page) => page.getByLabel('Name', { exact: true }),
  },
  {
    ...usual,
    name: 'drafts',
    path: dashboard('drafts'),
    calls: ['draftOrder.list'],
    done: row('#D1'),
  },
  {
    ...usual,
    name: 'draft',
    path: () => `/dashboard/drafts/${known.draft}`,
    calls: ['draftOrder.get'],
    done: (page) => page.getByLabel('Quantity of Gift wrap'),
  },
  {
    ...usual,
    name: 'media',
    isExample: true,
    path: dashboard('media'),
    calls: ['media.list'],
    done: text('view-0.svg'),
  },
  {
    ...usual,
    name: 'pages',
    path: dashboard('pages'),
    calls: ['page.getByStoreId'],
    done: row('Filled'),
  },
  {
    ...usual,
    name: 'page',
    path: () => `/dashboard/pages/${known.page}`,
    calls: ['page.getByStoreId'],
    done: (page) => page.getByLabel('Name', { exact: true }),
  },
  {
    ...usual,
    name: 'redirects',
    path: dashboard('pages/redirects'),
    calls: ['redirect.list'],
    done: row('/old-stool'),
  },
  {
    ...usual,
    name: 'messages',
    path: dashboard('messages'),
    calls: ['message.list'],
    done: row('Lamp repair'),
  },
  {
    ...usual,
    name: 'subscribers',
    path: dashboard('subscribers'),
    calls: ['subscriber.list'],
    done: row('reader@example.com'),
  },
  {
    ...usual,
    name: 'reviews',
    path: dashboard('reviews'),
    calls: ['review.list'],
    done: row('Warm light'),
  },
  {
    ...usual,
    name: 'settings',
    path: dashboard('settings'),
    calls: ['store.findCurrent'],
    done: (page) => page.getByLabel('Store name'),
  },
  {
    loading: skeleton,
    name: 'checkout-editor',
    isExample: true,
    path: dashboard('checkout-editor'),
    calls: ['checkout.getDraft'],
    done: (page) => page.getByLabel('Title', { exact: true }),
  },
  {
    ...usual,
    name: 'shipping',
    isExample: true,
    path: dashboard('shipping'),
    calls: ['shipping.zones'],
    done: row('Standard shipping'),
  },
  {
    ...usual,
    name: 'payment',
    path: dashboard('payment'),
    calls: ['payment.methods'],
    done: text('Cash on delivery'),
  },
  {
    ...usual,
    name: 'taxes',
    path: dashboard('taxes'),
    calls: ['tax.rates'],
    done: text('Standard rate, also on shipping'),
  },
  {
    ...usual,
    name: 'policies',
    path: dashboard('policies'),
    calls: ['policy.list'],
    done: text('Published policies are linked in the footer'),
  },
  {
    ...usual,
    name: 'domains',
    path: dashboard('domains'),
    calls: ['domain.list'],
    done: row('.localhost'),
  },
  {
    ...usual,
    name: 'languages',
    path: dashboard('languages'),
    calls: ['language.list'],
    done: (page) => page.getByRole('link', { name: 'German', exact: true }),
  },
  {
    ...usual,
    name: 'translations',
    path: dashboard('languages/de?type=product&search=stool'),
    calls: ['translation.list'],
    done: row('Stool'),
  },
  {
    ...usual,
    name: 'translation',
    path: () => `/dashboard/languages/de/product/${known.product}`,
    calls: ['translation.get'],
    done: (page) => page.getByRole('textbox', { name: 'Name', exact: true }),
  },
  {
    ...usual,
    name: 'emails',
    path: dashboard('emails'),
    calls: ['storeEmail.list'],
    done: (page) => page.getByRole('link', { name: 'Order confirmation' }),
  },
  {
    ...usual,
    name: 'email',
    isExample: true,
    path: dashboard('emails/order-placed'),
    calls: ['storeEmail.preview'],
    done: (page) => page.frameLocator('iframe').getByRole('heading', { name: 'Thank you for your order' }),
  },
  {
    ...usual,
    name: 'seo',
    path: dashboard('seo'),
    calls: ['page.getByStoreId'],
    done: (page) => page.getByLabel('Title'),
  },
  {
    ...usual,
    name: 'facebook-ads',
    path: dashboard('facebook-ads'),
    calls: ['tracking.get'],
    done: (page) => page.getByLabel('Pixel ID'),
  },
  {
    ...usual,
    name: 'import-export',
    path: dashboard('import-export'),
    calls: ['import.list'],
    done: text('Export products'),
  },
  {
    ...usual,
    name: 'staff',
    path: dashboard('staff'),
    calls: ['staff.list'],
    done: text('waiting@example.com'),
  },
  {
    ...usual,
    name: 'api-tokens',
    path: dashboard('api-tokens'),
    calls: ['apiToken.list'],
    done: row('Warehouse'),
  },
  {
    ...usual,
    name: 'export-store',
    path: dashboard('export-store'),
    calls: ['archive.list'],
    done: row('records'),
  },
  {
    ...usual,
    name: 'webhooks',
    path: dashboard('webhooks'),
    calls: ['webhook.list'],
    done: row('https://receiver.example/hook'),
  },
  {
    ...usual,
    name: 'webhook',
    path: () => `/dashboard/webhooks/${known.webhook}`,
    calls: ['webhook.list', 'webhook.deliveries'],
    done: row('Test event'),
  },
  {
    ...usual,
    name: 'activity',
    path: dashboard('activity'),
    calls: ['activity.list'],
    done: row('Invited waiting@example.com'),
  },
  {
    ...usual,
    name: 'security',
    path: dashboard('security'),
    calls: ['user.security'],
    done: text('This device'),
  },
  {
    ...usual,
    name: 'profile',
    path: dashboard('profile'),
    calls: ['user.getProfile'],
    done: (page) => page.getByLabel('Your name'),
  },
  {
    name: 'guard',
    isExample: true,
    path: dashboard('products'),
    calls: ['auth.checkAuth'],
    loading: (page) => page.getByRole('dialog', { name: 'One moment' }),
    failed: (page) => page.getByRole('dialog', { name: 'The server reported an error' }),
    done: row('Stool'),
  },
  {
    name: 'choose-store',
    isExample: true,
    path: () => '/choose-store',
    calls: ['store.findAll'],
    loading: (page) => page.locator('.ui-skeleton'),
    failed: (page) => page.getByRole('alert').filter({ hasText: 'Your stores could not be loaded' }),
    done: text('Harbour Ceramics'),
  },
  {
    name: 'builder',
    isExample: true,
    path: () => `/builder?page=${known.page}`,
    moving: true,
    calls: ['page.getById', 'component.list'],
    loading: (page) => page.locator('.bfs-waiting .ui-skeleton'),
    failed: (page) => page.getByRole('alert').filter({ hasText: 'This page could not be opened' }),
    done: (page) => page.locator('.bfb-stage').getByText('Free returns'),
  },
]

/** Half of a good Cumulative Layout Shift (0.1): content below a list moves by a row if the list has another length. */
const UNNOTICED = 0.05

/** Playwright's own scripts in the preview of an email, which may run none. */
const injected = /Blocked script execution in 'about:srcdoc'/
/** Not checked by axe: separators between landmarks, which resize them, and frames with other documents. */
const beside = ['.bfs-separator', 'iframe']
/** The test caused all failures; no other messages are allowed. */
const expected = /status of (?:400|404|500)/

/** A page that tests use one after the other. */
interface Opened {
  page: Page
  /** Messages that the browser has reported during the current test. */
  complaints: string[]
  /** The URLs that the page has requested since its last load. */
  requests: string[]
}

async function opened(context: BrowserContext): Promise<Opened> {
  const page = await context.newPage()
  await countShifts(page, { afterInput: true })
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.splice(0)
    requests.push(request.url())
  })
  return { page, complaints: complaintsOf(page), requests }
}

/** The page that the screens of one width share: after it has loaded the application once, most screens need no other load. */
let shared: Opened | undefined
/** The page of a test that failed, which is not used again. */
let abandoned: Opened | undefined

/**
 * Opens a screen. A page of an earlier test does not load the application again, which costs much more, unless it has data of the screen
 * already, and would show them without a request.
 */
async function openScreen({ page, requests }: Opened, { path, calls }: Screen): Promise<void> {
  if (requests.length === 0 || isRequested(requests, calls)) await page.goto(originOf() + path())
  else await navigateInside(page, path())
}

// In the short form, examples are opened on a phone.
describe.each(isDeep ? [phone, desk] : [phone])('every screen behind the guard, at $width px', (size) => {
  afterAll(async () => {
    for (const left of [shared, abandoned]) await left?.page.close()
    shared = abandoned = undefined
  })

  test.each(screens.filter(({ isExample }) => isExample || isDeep))(
    '$name: loading, then content, without a layout shift',
    async (screen) => {
      const { name, calls, loading, done, failed, moving, isExample } = screen
      await abandoned?.page.close()
      const used = shared ?? (await opened(busy))
      shared = undefined
      abandoned = used
      const { page, complaints } = used
      complaints.splice(0)
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: moving ? 'no-preference' : 'reduce' })
      const edge = await edgeOf(page, calls)
      if (failed && isDeep) {
        edge.release('failed')
        await openScreen(used, screen)
        await pictureOf(page, name, 'failed', failed(page))
        expect(complaints.filter((line) => !expected.test(line) && !injected.test(line))).toEqual([])
        complaints.splice(0)
        edge.hold()
        await failed(page).getByRole('button', { name: 'Try again' }).click()
      } else {
        edge.hold()
        await openScreen(used, screen)
      }
      await pictureOf(page, name, 'loading', loading(page))
      const before = await shifts(page)
      edge.release('answered')
      await pictureOf(page, name, 'done', done(page))
      const { score, what } = await shifts(page)
      const moved = what.slice(before.what.length).join(', ')
      expect(score - before.score, `${name} at ${size.width} px moves ${moved}`).toBeLessThan(UNNOTICED)
      expect(await unstyled(page)).toEqual([])
      if (isExample) expect(await findings(page, beside)).toEqual([])
      expect(complaints.filter((line) => !injected.test(line))).toEqual([])
      await edge.remove()
      shared = used
      abandoned = undefined
    },
  )
})

// jsdom shows the empty states of all screens.
test.runIf(isDeep)('empty states of each kind', async () => {
  const [store, account] = await Promise.all([newStore({ name: 'Bare' }), newAccount()])
  const [bare, nobody] = await Promise.all([signedIn(store.owner, store.storeId), signedIn(account)])
  const empty: { name: string; path: () => string; context: BrowserContext; mark: (page: Page) => Locator }[] = [
    { name: 'home', path: dashboard('adminhome'), context: bare, mark: text('No sales yet') },
    { name: 'orders', path: dashboard('orders'), context: bare, mark: text('No orders yet') },
    { name: 'order', path: dashboard(`orders/${'x'.repeat(20)}`), context: bare, mark: text('Order not found') },
    { name: 'choose-store', path: () => '/choose-store', context: nobody, mark: heading('Create your store') },
    {
      name: 'builder',
      path: () => `/builder?page=${known.blank}`,
      context: busy,
      mark: (page) => page.locator('.bfb-empty'),
    },
  ]
  const pages = new Map<BrowserContext, Opened>()
  for (const { name, path, context, mark } of empty) {
    const left = pages.get(context)
    const used = left ?? (await opened(context))
    pages.set(context, used)
    if (left) await navigateInside(used.page, path())
    else await used.page.goto(originOf() + path())
    await pictures(used.page, name, 'empty', mark(used.page))
    expect(used.complaints.filter((line) => !expected.test(line))).toEqual([])
  }
})

test.runIf(isDeep)(
  'a new store: an error keeps typed values, a taken address is reported, then the store is created',
  async () => {
    const [account, rival] = await Promise.all([newAccount(), newAccount()])
    const { page, complaints } = await opened(await signedIn(account))
    const edge = await edgeOf(page, ['store.create'])
    const create = page.getByRole('button', { name: 'Create store' })
    const address = newName()
    await page.goto(`${originOf()}/choose-store`)
    await page.getByLabel('Store name').fill('Harbour Ceramics')
    await page.getByLabel('Subdomain').fill(address)
    await page.getByText('Larder', { exact: true }).click()
    await page.getByText('This subdomain is available.').waitFor()

    edge.release('failed')
    await create.click()
    const refusal = page.getByRole('alert').filter({ hasText: 'The server had a problem.' })
    await refusal.waitFor()
    // The button is one window height below.
    await expect.poll(() => refusal.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0)
    await pictures(page, 'create-store', 'failed', refusal)
    edge.release('answered')
    await rival.call('store.create', { body: { name: 'Rival', subdomain: address, currency: 'EUR' } })
    await create.click()
    await page.getByText('This subdomain is taken.').waitFor()
    await pictures(page, 'create-store-taken', 'failed', page.getByText('This subdomain is taken.'))
    await expect.poll(() => page.getByText('This subdomain is available.').count()).toBe(0)
    await expect.poll(() => page.getByLabel('Store name').inputValue()).toBe('Harbour Ceramics')
    await expect.poll(() => page.getByRole('radio', { name: 'Larder' }).isChecked()).toBe(true)

    await page.getByLabel('Subdomain').fill(newName())
    await page.getByText('This subdomain is available.').waitFor()
    edge.hold()
    await create.click()
    await pictures(page, 'create-store', 'loading', page.locator('button[aria-busy="true"]'))
    edge.release('answered')
    await pictures(page, 'create-store', 'done', page.getByText('Setup guide'))
    expect(complaints.filter((line) => !/status of (?:409|500)/.test(line))).toEqual([])
    await page.close()
  },
)
