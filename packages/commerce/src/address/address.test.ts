import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressFormat, isPartRequired } from './address-format.ts'
import { addressRules } from './address-formats.ts'
import { formatAddress, type WrittenAddress } from './format-address.ts'

const countries = addressRules
  .trim()
  .split('\n')
  .flatMap((line) => line.slice(line.lastIndexOf(';') + 1).split(' '))

const anyCountry = fc.constantFrom(...countries, 'XX')
const anyLocale = fc.constantFrom('en', 'de-AT', 'ja', 'zh-Hant', 'ko')

const ada: WrittenAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  line1: '12 Main Street',
  line2: '',
  city: 'Springfield',
  region: 'US-IL',
  postalCode: '62701',
  country: 'US',
}

describe('addressFormat', () => {
  it('knows all countries, each once', () => {
    expect(countries.length).toBeGreaterThan(245)
    expect(new Set(countries).size).toBe(countries.length)
  })

  it.each([
    ['US', 'en', 'name company street city,region,postalCode'],
    ['DE', 'de', 'name company street postalCode,city'],
    ['GB', 'en', 'name company street city postalCode'],
    ['JP', 'en', 'name company street,region postalCode'],
    ['JP', 'ja', 'postalCode region street company name'],
    ['SG', 'en', 'name company street postalCode'],
    ['AE', 'en', 'name company street region'],
  ])('%s in %s: %s', (country, locale, order) => {
    expect(
      addressFormat(country, locale)
        .rows.map((row) => row.join())
        .join(' '),
    ).toBe(order)
  })

  it('requires only parts that the format has, and always a street', () => {
    for (const country of countries) {
      const { rows, required } = addressFormat(country)
      const parts = rows.flat()
      expect(new Set(parts).size, country).toBe(parts.length)
      expect(
        [...required].filter((part) => !parts.includes(part)),
        country,
      ).toEqual([])
      expect(required.has('street'), country).toBe(true)
    }
  })

  it.each([
    ['US', 'state', 'zip', '', false],
    ['JP', 'prefecture', '', '', false],
    ['AU', 'state', 'postcode', 'suburb', true],
    ['IN', 'state', 'pin', '', true],
    ['IE', 'county', 'eircode', '', false],
  ])('%s has its own names of parts', (country, regionName, postalCodeName, cityName, hasNumericPostalCodes) => {
    expect(addressFormat(country)).toMatchObject({ regionName, postalCodeName, cityName, hasNumericPostalCodes })
  })
})

describe('isPartRequired', () => {
  it('follows the country; a store can require more of what the country has, and hide a part', () => {
    const rules = ['hidden', 'optional', 'required'] as const
    const of = (country: string, part: 'region' | 'postalCode') =>
      rules.map((rule) => isPartRequired(addressFormat(country), part, rule))
    expect(of('US', 'postalCode')).toEqual([false, true, true])
    expect(of('US', 'region')).toEqual([false, true, true])
    expect(of('IE', 'postalCode')).toEqual([false, false, true])
    expect(of('AE', 'postalCode')).toEqual([false, false, false])
    expect(of('DE', 'region')).toEqual([false, false, true])
    expect([isPartRequired(addressFormat('DE'), 'city'), isPartRequired(addressFormat('SG'), 'city')]).toEqual([true, false])
  })
})

describe('formatAddress', () => {
  it.each<[Partial<WrittenAddress>, string, string[]]>([
    [{}, 'en', ['Ada Byron', '12 Main Street', 'Springfield, IL 62701']],
    [{ regionName: 'Illinois' }, 'en', ['Ada Byron', '12 Main Street', 'Springfield, IL 62701']],
    [{ region: 'Illinois', regionName: 'Illinois' }, 'en', ['Ada Byron', '12 Main Street', 'Springfield, Illinois 62701']],
    [
      { country: 'JP', city: '', region: 'JP-13', regionName: 'Tokyo', postalCode: '105-0011' },
      'ja',
      ['〒105-0011', 'Tokyo', '12 Main Street', 'Byron Ada'],
    ],
    [{ region: '' }, 'en', ['Ada Byron', '12 Main Street', 'Springfield 62701']],
    [{ country: 'DE', city: 'Berlin', region: '', postalCode: '10115' }, 'de', ['Ada Byron', '12 Main Street', '10115 Berlin']],
    [
      { country: 'JP', city: 'Minato-ku', region: 'Tokyo', postalCode: '105-0011', line2: '4-2-8' },
      'ja',
      ['〒105-0011', 'Tokyo', '12 Main Street', '4-2-8', 'Minato-ku', 'Byron Ada'],
    ],
    [{ country: 'SG', city: '', region: '', postalCode: '018956' }, 'en', ['Ada Byron', '12 Main Street', 'SINGAPORE 018956']],
  ])('%j in %s', (changes, locale, lines) => {
    expect(formatAddress({ ...ada, ...changes }, locale)).toEqual(lines)
  })

  it('contains each given part exactly once, in every country', () => {
    const parts = { firstName: 'Q1q', lastName: 'Q2q', company: 'Q3q', line1: 'Q4q', line2: 'Q5q', city: 'Q6q' }
    const all = { ...parts, region: 'Q7q', postalCode: 'Q8q' }
    const names = Object.keys(all) as (keyof typeof all)[]
    fc.assert(
      fc.property(anyCountry, anyLocale, fc.subarray(names), (country, locale, given) => {
        const address = Object.fromEntries(names.map((name) => [name, given.includes(name) ? all[name] : '']))
        const text = formatAddress({ ...(address as unknown as typeof all), country }, locale).join('\n')
        for (const name of names) expect(text.split(all[name]).length - 1, name).toBe(given.includes(name) ? 1 : 0)
        expect(text.split('\n').filter((line) => line.trim() === '')).toEqual(text === '' ? [''] : [])
      }),
      { numRuns: repeat(2000) },
    )
  })
})
