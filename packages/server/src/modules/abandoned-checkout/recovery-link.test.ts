import { expect, it } from 'vitest'
import { checkoutIdOf, recoveryUrl } from './recovery-link.ts'

const config = { secret: 'x'.repeat(32), publicUrl: 'https://shops.example' }
const url = (locale?: string) => recoveryUrl(config, 'demo.shops.example', { store_id: 's', id: 'c1', locale })
const token = url().split('=')[1] ?? ''

it('leads to the checkout in its language, with a token that only this store accepts, for this checkout', () => {
  expect(url()).toBe(`https://demo.shops.example/checkout#recover=${token}`)
  expect(url('de')).toBe(`https://demo.shops.example/de/checkout#recover=${token}`)
  expect(checkoutIdOf(config, 's', token)).toBe('c1')
  expect(checkoutIdOf({ secret: 'y'.repeat(32) }, 's', token)).toBeUndefined()
  expect(checkoutIdOf(config, 'other', token)).toBeUndefined()
  for (const wrong of ['', 'c1', 'c1.', token.slice(0, -1), `${token}x`, token.replace('c1', 'c2'), token.replace(/.$/, '!')])
    expect([wrong, checkoutIdOf(config, 's', wrong)]).toEqual([wrong, undefined])
})
