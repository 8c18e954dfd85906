import { afterEach, expect, test, vi } from 'vitest'
import { productCard } from '../testing/payload.ts'
import { createPixel } from './pixel.ts'

const scripts = () => document.querySelectorAll('script[src*="fbevents"]')
const sent = () => window.fbq?.queue.filter(([call]) => call === 'track').map(([, name]) => name)

/** Meta's script, as soon as it is asked for: it comes or it does not. */
async function answerScript(event: 'load' | 'error' = 'load') {
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  scripts()[0]?.dispatchEvent(new Event(event))
}

afterEach(() => {
  history.replaceState(null, '', '/')
  for (const script of scripts()) script.remove()
  window.fbq = undefined
  window._fbq = undefined
  vi.unstubAllGlobals()
})

test('nothing is loaded before consent; what happened before is said then, in order', async () => {
  const pixel = createPixel('123', 'EUR')
  pixel.track({ name: 'PageView' })
  pixel.track({ name: 'ViewContent', product: { ...productCard('a'), discountPrice: 15 } })
  expect(scripts()).toHaveLength(0)
  expect(window.fbq).toBeUndefined()
  pixel.start()
  pixel.track({ name: 'AddToCart', addition: { product: productCard('a'), quantity: 2 } })
  await answerScript()
  await vi.waitFor(() => expect(sent()).toHaveLength(3))
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

test('Meta hears of the pages that it is told of, not of the history by itself', async () => {
  const pixel = createPixel('123', 'EUR')
  pixel.start()
  await vi.waitFor(() => expect(window.fbq?.disablePushState).toBe(true))
})

test('on an order no script is loaded and nothing is told; what came before waits for the next page', async () => {
  const pixel = createPixel('123', 'EUR')
  pixel.track({ name: 'InitiateCheckout', ids: ['a'], value: 20, quantity: 1 })
  history.replaceState(null, '', '/order/0123456789abcdef')
  pixel.start()
  history.replaceState(null, '', '/shop')
  pixel.track({ name: 'PageView' })
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  history.replaceState(null, '', '/order/0123456789abcdef')
  await answerScript()
  await vi.dynamicImportSettled()
  pixel.track({ name: 'PageView' })
  expect(sent()).toEqual([])
  history.replaceState(null, '', '/shop')
  pixel.track({ name: 'PageView' })
  await vi.waitFor(() => expect(sent()).toEqual(['InitiateCheckout', 'PageView', 'PageView', 'PageView']))
})

test('who agrees on an order alone is counted once as a purchase, and Meta does not hear the address of the order', async () => {
  const pictures: HTMLImageElement[] = []
  vi.stubGlobal('Image', function picture() {
    const made = document.createElement('img')
    pictures.push(made)
    return made
  })
  const onSent = vi.fn()
  const pixel = createPixel('123', 'EUR')
  pixel.track({ name: 'PageView' })
  pixel.track({ name: 'Purchase', ids: ['a', 'b'], value: 20.5 }, onSent)
  history.replaceState(null, '', '/order/0123456789abcdef')
  await vi.dynamicImportSettled()
  expect([pictures, onSent.mock.calls]).toEqual([[], []])
  pixel.start()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  pixel.track({ name: 'PageView' })
  await vi.dynamicImportSettled()
  expect(pictures.map(({ referrerPolicy }) => referrerPolicy)).toEqual(['no-referrer'])
  const address = new URL(pictures[0]?.src ?? '')
  expect(address.href).not.toContain('0123456789abcdef')
  expect(Object.fromEntries(address.searchParams)).toEqual({
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
  pixel.track({ name: 'PageView' })
  await answerScript()
  await vi.waitFor(() => expect(sent()).toEqual(['PageView', 'PageView', 'PageView']))
})

test('after a no, what was kept is forgotten, and nothing can start it', () => {
  const pixel = createPixel('123', 'EUR')
  pixel.track({ name: 'PageView' })
  pixel.stop()
  pixel.start()
  pixel.track({ name: 'PageView' })
  expect(window.fbq).toBeUndefined()
})

test('where the script does not come, it is not asked for again and again', async () => {
  const pixel = createPixel('123', 'EUR')
  pixel.start()
  await answerScript('error')
  for (const script of scripts()) script.remove()
  pixel.track({ name: 'PageView' })
  expect(scripts()).toHaveLength(0)
})

test('a store without a pixel loads nothing, whatever was agreed to', () => {
  const pixel = createPixel('', 'EUR')
  pixel.start()
  pixel.track({ name: 'PageView' })
  expect(scripts()).toHaveLength(0)
})
