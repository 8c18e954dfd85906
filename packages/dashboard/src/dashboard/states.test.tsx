import type { EndpointId } from '@blockfront/contract/client'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../App.tsx'
import { useSession } from '../auth/session.ts'
import { messages as general } from '../messages.ts'
import { MemoryRouter, useNavigate } from '../router.ts'
import { type Answers, FakeServer, type Outcome } from '../testing/fake-server.ts'
import { sampleId, sampleOf } from '../testing/sample.ts'
import { queryClient } from '../workspace/query-client.ts'
import { Workspace } from '../workspace/Workspace.tsx'
import { messages as categoryMessages } from './categories/messages.ts'
import { messages as draftMessages } from './drafts/messages.ts'
import { messages } from './messages.ts'
import { messages as policyMessages } from './policies/messages.ts'
import { screens } from './screens.tsx'
import { messages as settingsMessages } from './settings/messages.ts'
import { messages as transferMessages } from './transfer/messages.ts'

interface States {
  /** The URL below /dashboard, if it is not the path with the ids of samples. */
  at?: string
  /** The endpoints without which the screen shows no content: it is loading without a response, and shows an error if one fails. */
  needs: readonly EndpointId[]
  /** A text on the screen, or the value of a control, of a store with content. */
  filled: string
  /** A text on the screen of a store without content. */
  empty?: string
  /** A text on the screen when the server does not find its record. */
  missing?: string
  /** Responses with content that the schema alone does not describe. */
  answers?: Answers
  emptyAnswers?: Answers
  /** The title of the error. Default: that of {@link Loaded}. */
  failed?: string
}

const product = { ...sampleOf('product.getById', 'filled'), productImage: '/one.svg', galleryImages: ['/two.svg'] }
const categories = sampleOf('category.list', 'filled').map((category) => ({ ...category, parentId: null }))
const staff = sampleOf('staff.list', 'filled')
const webhooks = sampleOf('webhook.list', 'filled').map((webhook) => ({ ...webhook, url: 'https://receiver.example/hook' }))
const translated = { ...sampleOf('translation.get', 'filled'), type: 'product', locale: 'de' } as const
const draft = { ...sampleOf('draftOrder.get', 'filled'), orderId: null }

/** Every screen of the dashboard by its path. A new one needs a row. */
const states: Readonly<Record<string, States>> = {
  adminhome: { needs: ['order.list', 'order.stats'], filled: 'Top products', empty: 'No sales yet' },
  analytics: { needs: ['analytics.get'], filled: 'Sample source', empty: 'No visits yet' },
  orders: { needs: ['order.list'], filled: 'Sample number', empty: 'No orders yet' },
  'orders/:orderId': { needs: ['order.get'], filled: 'Sample line1', missing: 'Order not found' },
  'orders/:orderId/packing-slip': { needs: ['order.get'], filled: 'Sample line1', missing: 'Order not found' },
  'orders/:orderId/invoice': { needs: ['order.get', 'policy.list'], filled: 'Sample line1', missing: 'Order not found' },
  drafts: { needs: ['draftOrder.list'], filled: 'Sample number', empty: 'No draft orders yet' },
  'drafts/new': { needs: [], filled: 'New draft order' },
  'drafts/:draftId': {
    needs: ['draftOrder.get'],
    answers: { 'draftOrder.get': draft },
    filled: 'Sample number',
    missing: 'Draft order not found',
  },
  'abandoned-checkouts': { needs: ['abandonedCheckout.list'], filled: 'Sample email', empty: 'No abandoned checkouts yet' },
  'abandoned-checkouts/:checkoutId': {
    needs: ['abandonedCheckout.get'],
    filled: 'Sample name',
    missing: 'Checkout not found',
  },
  products: { needs: ['product.filter'], filled: 'Sample name', empty: 'No products yet' },
  addproduct: { needs: [], filled: 'New product' },
  'edit-product/:productId': {
    needs: ['product.getById'],
    answers: { 'product.getById': product },
    filled: 'Sample name',
    missing: 'This product no longer exists',
  },
  categories: {
    needs: ['category.list'],
    answers: { 'category.list': categories },
    filled: 'Sample name',
    empty: 'No categories yet',
  },
  addcategory: { needs: ['category.list'], filled: 'URL handle' },
  'edit-category/:categoryId': {
    needs: ['category.get', 'product.filter'],
    filled: 'Sample description',
    missing: 'This category no longer exists',
  },
  reviews: { needs: ['review.list'], filled: 'Sample title', empty: 'No reviews yet' },
  discounts: { needs: ['discount.list'], filled: 'Sample name', empty: 'No discounts yet' },
  'discounts/new': { needs: [], filled: 'New discount' },
  'discounts/:discountId': { needs: ['discount.get'], filled: 'Sample name', missing: 'Discount not found' },
  customers: { needs: ['customer.list'], filled: 'Sample lastName', empty: 'No customers yet' },
  'customers/:customerId': { needs: ['customer.get'], filled: 'Sample line1', missing: 'Customer not found' },
  pages: { needs: ['page.getByStoreId'], filled: 'Sample name', empty: 'No pages yet' },
  'pages/redirects': { needs: ['redirect.list'], filled: 'Sample fromPath', empty: 'No redirects yet' },
  'pages/:pageId': { needs: ['page.getByStoreId'], filled: 'Sample name', empty: 'This page no longer exists' },
  media: { needs: ['media.list'], filled: 'Sample filename', empty: 'No files yet' },
  messages: { needs: ['message.list'], filled: 'Sample subject', empty: 'No messages yet' },
  subscribers: { needs: ['subscriber.list'], filled: 'Sample email', empty: 'No subscribers yet' },
  settings: { needs: [], filled: 'Sample name' },
  'store-access': { needs: ['store.opening'], filled: 'Everyone can visit your store and order.' },
  payment: { needs: ['payment.methods'], filled: 'Sample title', empty: 'No payment methods yet' },
  shipping: { needs: ['shipping.zones'], filled: 'Sample name', empty: 'You don’t ship anywhere yet' },
  taxes: { needs: ['tax.rates'], filled: 'Sample name', empty: 'No tax rates yet' },
  policies: { needs: ['policy.list'], filled: 'Published policies are linked in the footer' },
  'policies/:kind': { at: 'policies/refund', needs: ['policy.list'], filled: 'Sample title', empty: 'Policy not found' },
  'checkout-editor': {
    needs: ['checkout.getDraft'],
    filled: 'Text below the button',
    failed: 'The settings couldn’t be loaded',
  },
  languages: { needs: ['language.list'], filled: 'German', empty: 'No other languages' },
  'languages/:locale': {
    at: 'languages/de',
    needs: ['translation.list'],
    filled: 'Sample name',
    empty: 'Nothing to translate',
  },
  'languages/:locale/:type/:id': {
    at: `languages/de/product/${sampleId}`,
    needs: ['translation.get'],
    answers: { 'translation.get': translated },
    filled: 'Sample source',
  },
  emails: { needs: ['storeEmail.list'], filled: 'Sample description', empty: 'No emails yet' },
  'emails/:kind': { needs: ['storeEmail.preview'], filled: 'Sample subject', missing: 'Email not found' },
  domains: { needs: ['domain.list'], filled: 'Sample displayHost', empty: 'No custom domain yet' },
  'domains/:domainId': { needs: ['domain.list'], filled: 'Sample displayName', empty: 'Domain not found' },
  seo: { needs: ['page.getByStoreId'], filled: 'Sample metaDescription', empty: 'No other pages yet' },
  'facebook-ads': { needs: ['tracking.get'], filled: 'Pixel ID' },
  staff: {
    needs: ['staff.list'],
    filled: 'Sample name',
    empty: 'No staff yet',
    emptyAnswers: { 'staff.list': { ...staff, invitations: [] } },
  },
  'api-tokens': { needs: ['apiToken.list'], filled: 'Sample name', empty: 'No API tokens yet' },
  webhooks: {
    needs: ['webhook.list'],
    filled: 'receiver.example',
    empty: 'No webhooks yet',
    answers: { 'webhook.list': webhooks },
  },
  'webhooks/:webhookId': {
    needs: ['webhook.list', 'webhook.deliveries'],
    answers: { 'webhook.list': webhooks },
    filled: 'receiver.example',
    empty: 'Webhook not found',
  },
  activity: { needs: ['activity.list'], filled: 'Sample text', empty: 'No activity yet' },
  'import-export': { needs: ['import.list'], filled: 'Export products', empty: 'No imports yet' },
  'export-store': { needs: ['archive.list'], filled: 'Archives', empty: 'No archives yet' },
  profile: { needs: ['user.getProfile'], filled: 'Your name' },
  security: { needs: ['user.security'], filled: 'Sample device' },
  ':slug': { needs: ['page.getByStoreId'], filled: 'Sample name', empty: 'Page not found' },
}

/** What the guard and the layout load. */
const layout: ReadonlySet<EndpointId> = new Set(['auth.checkAuth', 'store.findAll', 'store.findCurrent', 'billing.storePlan'])
const layoutAnswers: Answers = Object.fromEntries([...layout].map((id) => [id, sampleOf(id, 'filled')]))

/** jsdom has no layout. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** An element that jsdom does not know. */
const expected = /The tag <%s> is unrecognized in this browser\..* search$/s
const complaints: string[] = []
const usual = queryClient.getDefaultOptions()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    complaints.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '))
  })
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('IntersectionObserver', NoObserver)
  queryClient.setDefaultOptions({ ...usual, queries: { ...usual.queries, retryDelay: 0 } })
})
afterEach(() => {
  leave()
  queryClient.setDefaultOptions(usual)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(complaints.splice(0).filter((line) => !expected.test(line))).toEqual([])
})

function leave(): void {
  cleanup()
  queryClient.clear()
  useSession.getState().forgetStore()
}

/** Goes to another URL in the rendered application. */
let go: (url: string) => void
function Navigator() {
  go = useNavigate()
  return null
}

const urlOf = (path: string) => `/dashboard/${path.replaceAll(/:\w+/g, sampleId)}`

function serve(content: 'filled' | 'empty', answers: Answers | undefined, outcome: (id: EndpointId) => Outcome) {
  const server = new FakeServer(content, { ...layoutAnswers, ...answers })
  server.set(outcome)
  vi.stubGlobal('fetch', server.fetch)
  return server
}

/** Opens a screen in the whole application, with nothing in the cache. */
function open(path: string, ...served: Parameters<typeof serve>) {
  leave()
  const server = serve(...served)
  render(
    <MemoryRouter initialEntries={[urlOf(path)]}>
      <Navigator />
      <App Workspace={Workspace} />
    </MemoryRouter>,
  )
  return server
}

/** Leaves the screen and opens it again, with only what the layout loaded in the cache. */
function openAgain(path: string, ...served: Parameters<typeof serve>) {
  act(() => go('/dashboard/no/such/screen'))
  queryClient.removeQueries({ type: 'inactive' })
  const server = serve(...served)
  act(() => go(urlOf(path)))
  return server
}

const inMain = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)]
/** All texts, and the values of controls. */
const texts = () =>
  [
    document.querySelector('main')?.textContent,
    ...[...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')].map(({ value }) => value),
  ].join('\n')
const waiting = () => [
  ...inMain('[role=status]').filter((status) => status.textContent === general.loading),
  ...inMain('.ui-skeleton'),
]
const retries = () => inMain('[role=alert] button').filter((button) => button.textContent === general.retry)

/** Looks more often than every 50 ms, because the end of a request changes nothing on some screens. */
const until = (check: () => void) => waitFor(check, { interval: 10 })
const showsLoading = () => until(() => expect(waiting()).not.toEqual([]))
/** Waits until a text is shown and nothing is loading, not even in the background. */
const shows = (text: string) =>
  until(() => {
    expect(texts()).toContain(text)
    expect(waiting()).toEqual([])
    expect(queryClient.isFetching()).toBe(0)
  })
const showsError = async (title: string) => {
  await shows(title)
  const alerts = inMain('[role=alert]').map(({ textContent }) => textContent)
  expect(alerts).toContainEqual(expect.stringMatching(new RegExp(`^${title}.*The server had a problem\\.`)))
}

/**
 * Holds the responses of some endpoints, then lets them fail, then answers. If the screen needs one of them, it is loading, shows an error,
 * and content after a retry. Otherwise it always shows its content. Returns the endpoints that were called.
 */
async function passes(
  path: string,
  { at = path, filled, answers, failed = messages.loadFailed }: States,
  late: Late,
  opened: typeof open = open,
) {
  const { calls, set } = opened(at, 'filled', answers, (id) => (late.has(id) ? 'held' : 'answered'))
  await (late.isNeeded ? showsLoading() : until(() => expect(inMain('h1')).toHaveLength(1)))
  set((id) => (late.has(id) ? 500 : 'answered'))
  await (late.isNeeded ? showsError(failed) : shows(filled))
  set(() => 'answered')
  // A part of the screen that was not shown before can have an error too.
  for (let presses = 0; presses < 3 && retries().length > 0; presses++) {
    for (const button of retries()) fireEvent.click(button)
    await shows('')
  }
  await shows(filled)
  expect(inMain('h1')).toHaveLength(1)
  expect(retries()).toEqual([])
  return [...calls].filter((id) => !layout.has(id))
}

interface Late {
  has: (id: EndpointId) => boolean
  isNeeded: boolean
}

test('every screen has its states in the table', () => {
  expect(Object.keys(states).sort()).toEqual(screens.map(({ path }) => path).sort())
})

describe.each(Object.entries(states))('%s', (path, screen) => {
  const { at = path, needs, empty, missing, answers, emptyAnswers } = screen

  // In the short form, the responses without which the content is shown are late together.
  test('loading, an error, and content after a retry, for all responses and each on its own', async () => {
    const calls = await passes(path, screen, { has: (id) => !layout.has(id), isNeeded: needs.length > 0 })
    expect(calls).toEqual(expect.arrayContaining([...needs]))
    const optional = calls.filter((id) => !needs.includes(id))
    const groups = isDeep ? calls.map((id) => [id]) : [...needs.map((id) => [id]), ...(optional.length > 0 ? [optional] : [])]
    // One group has been late already.
    if (groups.length === 1) return
    for (const late of groups)
      await passes(path, screen, { has: (id) => late.includes(id), isNeeded: late.some((id) => needs.includes(id)) }, openAgain)
  })

  if (empty)
    test('empty', async () => {
      open(at, 'empty', emptyAnswers, () => 'answered')
      await shows(empty)
      expect(retries()).toEqual([])
    })

  if (missing)
    test('a record that does not exist', async () => {
      open(at, 'filled', answers, (id) => (needs.includes(id) ? 404 : 'answered'))
      await shows(missing)
      expect(retries()).toEqual([])
    })
})

const asRole = (role: 'owner' | 'fulfillment'): Answers => ({
  'store.findCurrent': { ...sampleOf('store.findCurrent', 'filled'), role },
})
const linksNamed = (name: string) => [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === name)

test('the menu and Home lead to the builder', async () => {
  open('adminhome', 'filled', asRole('owner'), () => 'answered')
  await shows('Top products')
  const links = linksNamed(messages.editDesign)
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/builder']))
  expect(links.filter((link) => link.closest('aside, .page-header'))).toHaveLength(2)
})

test('Home shows no figures to a role that may not see revenue', async () => {
  const { calls } = open('adminhome', 'filled', asRole('fulfillment'), () => 'answered')
  await shows('Recent orders')
  expect(texts()).not.toMatch(/Revenue|Top products|Conversion rate/)
  expect([...calls].filter((id) => id === 'order.stats' || id === 'analytics.get')).toEqual([])
  expect(linksNamed(messages.editDesign)).toEqual([])
})

test('orders are filtered by the customer in the URL, until the filter is removed', async () => {
  const { queries } = open(`orders?customer=${sampleId}`, 'filled', undefined, () => 'answered')
  await shows(sampleOf('customer.get', 'filled').email)
  const filters = () => queries.flatMap(([id, query]) => (id === 'order.list' ? [query.get('customerId')] : []))
  expect(new Set(filters())).toEqual(new Set([sampleId]))
  const [remove] = inMain('.filter-chip__remove')
  if (!remove) throw new Error('The filter cannot be removed.')
  fireEvent.click(remove)
  await waitFor(() => expect(filters().at(-1)).toBeNull())
  await waitFor(() => expect(inMain('.filter-chip__remove')).toEqual([]))
})

test.each([
  [true, 7, 1],
  [true, 14, 0],
  [false, 7, 0],
])(
  'policies: in the EEA %s, a return period of %d days has %d notices about the legal minimum',
  async (isEea, returnDays, count) => {
    const policies = sampleOf('policy.list', 'filled')
    const settings = { ...policies.settings, returnDays }
    open('policies', 'filled', { 'policy.list': { ...policies, isEea, settings } }, () => 'answered')
    await shows('Published policies are linked in the footer')
    expect(
      inMain('.ui-notice').filter(({ textContent }) => textContent === policyMessages.returnDaysReplaced(String(returnDays))),
    ).toHaveLength(count)
  },
)

test('a chart without values has no scale', async () => {
  const sample = sampleOf('analytics.get', 'filled')
  const days = [{ date: '2026-01-02', visits: 0, previousVisits: 0, orders: 1 }]
  const totals = { visits: 0, productViews: 0, addedToCart: 0, reachedCheckout: 0, orders: 1 }
  open('analytics', 'filled', { 'analytics.get': { ...sample, totals, days } }, () => 'answered')
  await shows('Visits by day')
  expect(inMain('.chart__scale').map(({ textContent }) => textContent)).toEqual(['0'])
  expect(inMain('.chart__empty')).toHaveLength(1)
})

test.each([
  [undefined, '10,00\u{a0}€'],
  [30, 'From 10,00\u{a0}€'],
])('a product whose highest price is %s costs %s in the list, and in the search for products', async (maxPrice, text) => {
  const sample = sampleOf('product.filter', 'filled')
  const content = sample.content.map(({ maxPrice: _, ...row }) => ({
    ...{ ...row, status: 'active' as const, price: 10, discountPrice: 0 },
    ...(maxPrice && { maxPrice }),
  }))
  open(`edit-category/${sampleId}`, 'filled', { 'product.filter': { ...sample, content } }, () => 'answered')
  await shows(text)
  expect(inMain('.product-price').map(({ textContent }) => textContent?.trim())).toEqual([text])
  fireEvent.click(await screen.findByRole('button', { name: 'Add product' }))
  expect((await screen.findByRole('option')).textContent).toContain(text)
})

test('the variants that a draft order can have cost what is charged for them', async () => {
  const [variation] = product.variations
  if (!variation) throw new Error('There is no sample of a variation.')
  const variations = [
    { ...variation, id: 'own', price: 24, discountPrice: 22, enabled: true },
    { ...variation, id: 'same', price: 0, discountPrice: 0, enabled: true },
  ]
  const sample = sampleOf('product.filter', 'filled')
  const content = sample.content.map((row) => ({ ...row, price: 15, discountPrice: 8, maxPrice: 22, hasVariations: true }))
  const answers = {
    'product.filter': { ...sample, content },
    'product.getById': { ...product, price: 15, discountPrice: 8, variations },
  }
  open('drafts/new', 'filled', answers, () => 'answered')
  fireEvent.click(await screen.findByRole('button', { name: draftMessages.addProducts }))
  fireEvent.click(await screen.findByRole('button', { name: draftMessages.chooseOf('Sample name') }))
  await waitFor(() => expect(document.querySelectorAll('.draft-picker__options li')).toHaveLength(2))
  const prices = [...document.querySelectorAll('.draft-picker .draft-quiet')].map(({ textContent }) => textContent)
  expect(prices).toEqual(['From 8,00\u{a0}€', '22,00\u{a0}€', '8,00\u{a0}€'])
})

test('products are added to a category and removed from it', async () => {
  const { id, name } = sampleOf('category.get', 'filled')
  const sample = sampleOf('product.filter', 'filled')
  const listed = sample.content.map((row) => ({ ...row, id: 'listed', name: 'Listed product' }))
  const answers = { 'product.filter': { ...sample, content: listed } }
  const { bodies, answer } = open(`edit-category/${sampleId}`, 'filled', answers, () => 'answered')
  await shows('Listed product')
  const changes = () => bodies.flatMap(([endpoint, body]) => (endpoint === 'product.bulkUpdate' ? [body] : []))
  const { storeId } = sampleOf('store.findCurrent', 'filled')

  answer('product.filter', { ...sample, content: listed.map((row) => ({ ...row, id: 'other', name: 'Other product' })) })
  fireEvent.click(screen.getByRole('button', { name: 'Add product' }))
  fireEvent.click(await screen.findByRole('option', { name: /Other product/ }))
  await waitFor(() => expect(changes()).toEqual([{ storeId, ids: ['other'], changes: { addCategoryIds: [id] } }]))
  await screen.findByText(categoryMessages.productAdded('Other product', name))

  await shows('Other product')
  fireEvent.click(screen.getByRole('checkbox', { name: /Other product/ }))
  fireEvent.click(await screen.findByRole('button', { name: categoryMessages.removeProducts }))
  await waitFor(() => expect(changes()[1]).toEqual({ storeId, ids: ['other'], changes: { removeCategoryIds: [id] } }))
  await screen.findByText(categoryMessages.productsRemoved(1))
})

test('the deletion of a store sends its stored name, whatever was typed for it', async () => {
  const store = { ...sampleOf('store.findCurrent', 'filled'), name: 'Anna’s Café – Vienna' }
  const { bodies } = open('settings', 'filled', { 'store.findCurrent': store }, () => 'answered')
  await shows(store.name)
  fireEvent.click(screen.getByRole('button', { name: settingsMessages.deleteStore }))
  const dialog = within(await screen.findByRole('dialog'))
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: settingsMessages.deleteStore })
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Annas Cafe - Vienna' } })
  expect(button.disabled).toBe(true)
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: "Anna's Café - Vienna" } })
  fireEvent.click(button)
  const sent = () => bodies.filter(([id]) => id === 'store.delete').map(([, body]) => body)
  await waitFor(() => expect(sent()).toEqual([{ storeId: store.storeId, name: store.name }]))
})

test('an import names all columns that are not used, before its start', async () => {
  const [latest] = sampleOf('import.list', 'filled')
  if (!latest) throw new Error('There is no sample of an import.')
  const unusedColumns = Array.from({ length: 9 }, (_, index) => ({ header: `Column ${index}`, cells: 2, samples: ['No', 'Yes'] }))
  const checked = { ...latest, status: 'checked' as const, newAreDrafts: true, unusedColumns }
  open('import-export', 'filled', { 'import.list': [checked] }, () => 'answered')
  await shows('9 columns are not used')
  const named = () => inMain('.transfer-columns li').map(({ textContent }) => textContent)
  expect([named().length, named()[0]]).toEqual([8, 'Column 0: No · Yes (2 cells)'])
  expect(texts()).toContain(transferMessages.drafts)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 9 columns' }))
  expect(named()).toHaveLength(9)
})

test.each([
  ['store.findCurrent', true],
  ['store.findAll', false],
  ['billing.storePlan', false],
] as const)('the layout without a response of %s', async (late, isNeeded) => {
  await passes('analytics', { needs: [], filled: 'Sample source' }, { has: (id) => id === late, isNeeded })
})
