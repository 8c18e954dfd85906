import type { Store } from '@blockfront/contract'
import { expect, it } from 'vitest'
import { changedDetails, formOf, formPath, generalForm } from './general-form.ts'

const store = {
  name: 'Alder & Oak',
  storeEmail: '',
  storePhone: '',
  address: { line1: '', line2: '', city: 'Vienna', region: '', postalCode: '1010', country: 'AT' },
  logo: '',
  favicon: '',
  socialImage: '',
  socialLinks: [{ network: 'instagram', url: 'https://example.com/alder' }],
  locale: 'de-AT',
  timezone: 'Europe/Vienna',
  country: 'AT',
  orderNumberPrefix: '#',
  unpaidOrderDays: 7,
  customerAccounts: false,
  opensCart: false,
  hasWishlist: true,
  currency: 'EUR',
} as Store

const values = (change: Partial<ReturnType<typeof formOf>> = {}) => generalForm.parse({ ...formOf(store), ...change })

it('sends changed values only', () => {
  expect(changedDetails(values(), store)).toEqual({})
  expect(changedDetails(values({ name: 'Alder' }), store)).toEqual({ name: 'Alder' })
  expect(changedDetails(values({ city: 'Graz' }), store)).toEqual({ address: { ...store.address, city: 'Graz' } })
})

it('maps error paths to fields', () => {
  expect(['address.country', 'address.city', 'timezone'].map(formPath)).toEqual(['addressCountry', 'city', 'timezone'])
})
