import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { productCard } from '../testing/payload.ts'
import { createPixel } from './pixel.ts'

const store = { fbPixelId: '123', currency: 'EUR' } as const

const pageView = { name: 'PageView', kind: 'page', path: '/' } as const
const scripts = () => document.querySelectorAll('script[src*="fbevents"]')
const sent = () => window.fbq?.queue.filter(([call]) => call === 'track').map(([, name]) => name)

/** Lets Meta's script load or fail once it is requested. */
async function finishScript(event: 'load' | 'error' = 'load') {
  await expect.poll(scripts).toHaveLength(1)
  scripts()[0]?.dispatchEvent(new Event(event))
}

// The pixel imports this when it starts; the first import also waits for its transformation.
beforeAll(() => import('./meta-pixel.ts'))
// An earlier file may have left the URL of an order, where nothing is sent.
const resetUrl = () => history.replaceState(null, '', '/')
beforeEach(resetUrl)
afterEach(() => {
  resetUrl()
  for (const script of scripts()) script.remove()
  window.fbq = undefined
  window._fbq = undefined
  vi.unstubAllGlobals()
})

test('nothing is loaded before consent; afterwards the earlier events are sent in order', async () => {
  const pixel = createPixel(store)
  pixel.track(pageView)
  pixel.track({ name: 'ViewContent', product: { ...productCard('a'), discountPrice: 15 } })
  expect(scripts()).toHaveLength(0)
  expect(window.fbq).toBeUndefined()
  pixel.start()
  pixel.track({ name: 'AddToCart', addition: { product: productCard('a'), quantity: 2 } })
  await finishScript()
  await expect.poll(() => sent()).toHaveLength(3)
  expect(window.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, '123'],
    ['init', '123'],
    ['track', 'PageView', undefined],
    [
      'track',
      'ViewContent',
      { content_ids: ['a'], content_name: 'Product a', content_type: 'product', value: 15, currency: 'EUR', slug: 'a' },
    ],
    ['track', 'AddToCart', { content_ids: ['a'], content_name: 'Product a', value: 20, currency: 'EUR', quantity: 2 }],
  ])
})

test('the script does not report history entries automatically', async () => {
  const pixel = createPixel(store)
  pixel.start()
  await expect.poll(() => window.fbq?.disablePushState).toBe(true)
})

test('on an order page no script is loaded and no event is sent; earlier events wait for the next page', async () => {
  const pixel = createPixel(store)
  pixel.track({ name: 'InitiateCheckout', ids: ['a'], value: 20, quantity: 1 })
  history.replaceState(null, '', '/order/0123456789abcdef')
  pixel.start()
  history.replaceState(null, '', '/shop')
  pixel.track(pageView)
  await expect.poll(scripts).toHaveLength(1)
  history.replaceState(null, '', '/order/0123456789abcdef')
  await finishScript()
  await vi.dynamicImportSettled()
  pixel.track(pageView)
  expect(sent()).toEqual([])
  history.replaceState(null, '', '/shop')
  pixel.track(pageView)
  await expect.poll(() => sent()).toEqual(['InitiateCheckout', 'PageView', 'PageView', 'PageView'])
})

test('consent on an order page sends the purchase once, without the URL of the order', async () => {
  const images: HTMLImageElement[] = []
  vi.stubGlobal('Image', function image() {
    const element = document.createElement('img')
    images.push(element)
    return element
  })
  const onSent = vi.fn()
  const pixel = createPixel(store)
  pixel.track(pageView)
  pixel.track({ name: 'Purchase', ids: ['a', 'b'], value: 20.5 }, onSent)
  history.replaceState(null, '', '/order/0123456789abcdef')
  await vi.dynamicImportSettled()
  expect([images, onSent.mock.calls]).toEqual([[], []])
  pixel.start()
  await expect.poll(() => onSent).toHaveBeenCalledOnce()
  pixel.track(pageView)
  await vi.dynamicImportSettled()
  expect(images.map(({ referrerPolicy }) => referrerPolicy)).toEqual(['no-referrer'])
  const url = new URL(images[0]?.src ?? '')
  expect(url.href).not.toContain('0123456789abcdef')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id: '123',
    ev: 'Purchase',
    dl: location.origin,
    noscript: '1',
    'cd[content_ids]': '["a","b"]',
    'cd[content_type]': 'product',
    'cd[value]': '20.5',
    'cd[currency]': 'EUR',
  })
  expect(scripts()).toHaveLength(0)
  history.replaceState(null, '', '/shop')
  pixel.track(pageView)
  await finishScript()
  await expect.poll(() => sent()).toEqual(['PageView', 'PageView', 'PageView'])
})

test('after a refusal, events are dropped until the shopper agrees; each state of an event is reported', async () => {
  const report = vi.fn()
  const pixel = createPixel({ ...store, tracking: { disabledEvents: ['Search'], banner: {} } }, report)
  const search = { name: 'Search', term: 'lamp' } as const
  const added = { name: 'AddToCart', addition: { product: productCard('a'), quantity: 1 } } as const
  pixel.track(pageView)
  pixel.track(search)
  pixel.stop()
  pixel.track(added)
  expect(window.fbq).toBeUndefined()
  expect(report.mock.calls).toEqual([
    [pageView, 'waiting'],
    [search, 'switchedOff'],
    [pageView, 'declined'],
    [added, 'declined'],
  ])
  pixel.start()
  await finishScript()
  pixel.track(added)
  await expect.poll(() => sent()).toEqual(['AddToCart'])
  pixel.stop()
  pixel.track(pageView)
  pixel.start()
  expect(sent()).toEqual(['AddToCart'])
  expect(report).toHaveBeenLastCalledWith(pageView, 'declined')
})

test('a script that failed to load is not requested again', async () => {
  const pixel = createPixel(store)
  pixel.start()
  await finishScript('error')
  for (const script of scripts()) script.remove()
  pixel.track(pageView)
  expect(scripts()).toHaveLength(0)
})

test('a store without a pixel loads nothing, even with consent', () => {
  const pixel = createPixel({ ...store, fbPixelId: '' })
  pixel.start()
  pixel.track(pageView)
  expect(scripts()).toHaveLength(0)
})
