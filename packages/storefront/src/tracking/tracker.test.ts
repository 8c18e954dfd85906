import { routeOf } from '@blockfront/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productCard, store } from '../testing/payload.ts'
import type { PixelEvent } from './pixel-event.ts'
import { createTracker } from './tracker.ts'
import { countVisit } from './visits.ts'

const request = vi.fn<typeof fetch>(async () => new Response('{}'))
const sent = () => request.mock.calls.map(([, options]) => JSON.parse(String(options?.body)))
const view = (kind: 'page' | 'product' | 'collection' | 'shop' | 'order', path: string): PixelEvent => ({
  name: 'PageView',
  kind,
  path,
})
const referTo = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)

beforeEach(() => {
  vi.stubGlobal('fetch', request)
  referTo('')
})
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  request.mockClear()
})

test('events before the code is loaded are counted in order, with the page at the time of the event', async () => {
  referTo('https://m.example.org/some/page?q=1')
  const tracker = createTracker(store)
  tracker.track(view('page', '/'))
  tracker.track(view('page', '/page/our-story'))
  tracker.track(view('product', '/page/product/mond-k%C3%A4se?Color=Blue'))
  expect(request).not.toHaveBeenCalled()
  await expect.poll(() => request).toHaveBeenCalledTimes(3)
  tracker.track({ name: 'AddToCart', addition: { product: productCard('a'), quantity: 2 } })
  tracker.track({ name: 'InitiateCheckout', ids: ['a'], value: 20, quantity: 2 })
  const origin = { referrer: 'm.example.org', utmSource: '' }
  expect(sent()).toEqual([
    { ...origin, event: 'view', kind: 'page', slug: 'home' },
    { ...origin, event: 'view', kind: 'page', slug: 'our-story' },
    { ...origin, event: 'view', kind: 'product', slug: 'mond-käse' },
    { ...origin, event: 'addToCart', productId: 'a' },
    { ...origin, event: 'checkout' },
  ])
  const [url, options] = request.mock.calls[0] ?? []
  const { method, path } = routeOf('visit.record')
  expect([url, options?.method]).toEqual([`/api${path}`, method])
  expect(options).toMatchObject({ keepalive: true, credentials: 'omit' })
})

test('order pages and events of the pixel alone are not counted', async () => {
  const tracker = createTracker(store)
  tracker.track(view('order', '/order/0123456789abcdef'))
  tracker.track({ name: 'ViewContent', product: productCard('a') })
  tracker.track({ name: 'Purchase', ids: ['a'], value: 20 })
  tracker.track(view('shop', '/shop'))
  await expect.poll(() => sent()).toEqual([{ referrer: '', utmSource: '', event: 'view', kind: 'shop', slug: '' }])
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('nothing is sent with %o', (preference) => {
  countVisit(view('shop', '/shop'))
  expect(request).toHaveBeenCalledOnce()
  for (const [name, value] of Object.entries(preference)) Object.defineProperty(navigator, name, { value, configurable: true })
  countVisit(view('page', '/'))
  for (const name of Object.keys(preference)) Reflect.deleteProperty(navigator, name)
  expect(request).toHaveBeenCalledOnce()
})

test('a search is an event when its term changes, not for each page of its results', async () => {
  const tracker = createTracker({ ...store, fbPixelId: '123' })
  const searched = () => window.fbq?.queue.flatMap(([call, name, data]) => (call === 'track' && name === 'Search' ? [data] : []))
  const search = (path: string): PixelEvent => ({ name: 'PageView', kind: 'search', path })
  tracker.start()
  await expect.poll(() => document.querySelector('script[src*="fbevents"]')).not.toBeNull()
  for (const path of ['/search', '/search?q=desk+lamp', '/search?page=2&q=desk+lamp', '/search?q=stool'])
    tracker.track(search(path))
  document.querySelector('script[src*="fbevents"]')?.dispatchEvent(new Event('load'))
  await expect.poll(() => searched()).toEqual([{ search_string: 'desk lamp' }, { search_string: 'stool' }])
  document.querySelector('script[src*="fbevents"]')?.remove()
  window.fbq = undefined
  window._fbq = undefined
})
