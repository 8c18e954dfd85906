import { expect, it } from 'vitest'
import { storeUrl } from './store-url.ts'

it.each([
  ['https://shops.example', 'https://demo.shops.example/shop'],
  ['http://localhost:3000', 'http://demo.shops.example:3000/shop'],
])('builds URLs of a store with the scheme and the port of %s', (publicUrl, url) => {
  expect(storeUrl({ publicUrl }, 'demo.shops.example', '/shop')).toBe(url)
})
