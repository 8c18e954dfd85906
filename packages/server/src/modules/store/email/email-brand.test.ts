import { expect, it } from 'vitest'
import type { StoreRow } from '../store-view.ts'
import { emailBrand } from './email-brand.ts'

const secure = 'https://shops.example.net'

it.each([
  [secure, '/media/logo.png', `${secure}/media/logo.png`],
  [secure, 'https://cdn.example/logo.webp', 'https://cdn.example/logo.webp'],
  [secure, 'http://cdn.example/logo.png', undefined],
  ['http://localhost:3000', '/media/logo.png', 'http://localhost:3000/media/logo.png'],
  [secure, '/media/logo.SVG', undefined],
  [secure, '/media/logo.svg?v=1', undefined],
  [secure, 'https://[', undefined],
  [secure, '', undefined],
])('at %s emails show the logo %j as %s', (publicUrl, logo, shown) => {
  const store = {
    name: 'Shop',
    logo,
    theme: {},
    locale: 'de',
    timezone: 'Europe/Berlin',
    address: { city: 'Bonn', country: 'DE' },
  }
  const brand = emailBrand({ publicUrl }, store as unknown as StoreRow)
  expect(brand).toMatchObject({ name: 'Shop', addressLines: ['Bonn', 'Deutschland'], locale: 'de', timeZone: 'Europe/Berlin' })
  expect(brand.logo).toBe(shown)
})
