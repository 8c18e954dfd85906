import { afterEach, expect, test, vi } from 'vitest'
import { productCard } from '../testing/payload.ts'
import { createPixel } from './pixel.ts'

const scripts = () => document.querySelectorAll('script[src*="fbevents"]')

afterEach(() => {
  for (const script of scripts()) script.remove()
  window.fbq = undefined
  window._fbq = undefined
})

test('nothing is loaded before consent; what happened before is said then, in order', async () => {
  const pixel = createPixel('123', 'EUR')
  pixel.track({ name: 'PageView' })
  pixel.track({ name: 'ViewContent', product: { ...productCard('a'), discountPrice: 15 } })
  expect(scripts()).toHaveLength(0)
  expect(window.fbq).toBeUndefined()
  pixel.start()
  pixel.track({ name: 'AddToCart', addition: { product: productCard('a'), quantity: 2 } })
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  expect(window.fbq?.queue).toEqual([
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

test('a store without a pixel loads nothing, whatever was agreed to', () => {
  const pixel = createPixel('', 'EUR')
  pixel.start()
  pixel.track({ name: 'PageView' })
  expect(scripts()).toHaveLength(0)
})
