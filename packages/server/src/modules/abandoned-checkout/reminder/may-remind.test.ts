import { countryCodes } from '@blockfront/commerce'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { consentLaws, requiresConsent } from './consent-countries.ts'
import { mayRemind, type ReminderCase } from './may-remind.ts'

const activeAt = new Date('2026-11-22T12:00:00Z')
const [before, after] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-23T12:00:00Z')]
const never = { state: 'none', at: null } as const

it.each([
  ['never asked, all permitted, United States', { country: 'US', storeCountry: 'US' }, true],
  ['never asked, consented only, United States', { country: 'US', storeCountry: 'US', audience: 'consented' }, false],
  ['never asked, shopper in Germany', { country: 'DE', storeCountry: 'US' }, false],
  ['never asked, store in Germany', { country: 'US', storeCountry: 'DE' }, false],
  ['never asked, country unknown', { country: '', storeCountry: 'US' }, false],
  ['agreed in the checkout in Germany', { country: 'DE', storeCountry: 'DE', isAgreedInCheckout: true }, true],
  ['agreed earlier in Germany', { country: 'DE', storeCountry: 'DE', consent: { state: 'given', at: before } }, true],
  ['withdrawn, United States', { country: 'US', storeCountry: 'US', consent: { state: 'withdrawn', at: before } }, false],
  [
    'withdrawn, then agreed in the checkout',
    { country: 'US', storeCountry: 'US', consent: { state: 'withdrawn', at: before }, isAgreedInCheckout: true },
    true,
  ],
  [
    'withdrawn at the time of the last change',
    { country: 'US', storeCountry: 'US', consent: { state: 'withdrawn', at: activeAt }, isAgreedInCheckout: true },
    false,
  ],
  [
    'agreed in the checkout, then withdrawn',
    { country: 'US', storeCountry: 'US', consent: { state: 'withdrawn', at: after }, isAgreedInCheckout: true },
    false,
  ],
] as const)('%s', (_, changes, expected) => {
  const reminder: ReminderCase = {
    consent: never,
    isAgreedInCheckout: false,
    activeAt,
    audience: 'all_permitted',
    ...changes,
  }
  expect(mayRemind(reminder)).toBe(expected)
})

it('never allows a reminder without consent where a law requires it, whatever the owner chose', () => {
  const country = fc.constantFrom('', ...countryCodes())
  fc.assert(
    fc.property(country, country, fc.constantFrom('consented', 'all_permitted'), (shopper, storeCountry, audience) => {
      const allowed = mayRemind({
        consent: never,
        isAgreedInCheckout: false,
        activeAt,
        country: shopper,
        storeCountry,
        audience,
      })
      if (requiresConsent(shopper) || requiresConsent(storeCountry) || audience === 'consented') expect(allowed).toBe(false)
      else expect(allowed).toBe(true)
    }),
  )
})

it('lists each country under one law, and knows all of them', () => {
  const listed = consentLaws.flatMap(({ countries }) => countries)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((code) => ![...countryCodes()].includes(code as never))).toEqual([])
  for (const code of ['AT', 'FR', 'NO', 'GB', 'CH', 'CA']) expect(requiresConsent(code)).toBe(true)
})
