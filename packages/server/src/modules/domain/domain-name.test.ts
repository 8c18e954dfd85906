import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeHostname } from '../../ground/hostname.ts'
import { displayHost, parseDomain } from './domain-name.ts'

const rules = { mainHostname: 'shops.example', testDns: false }
const parse = (input: string) => parseDomain(input, rules)

describe('a domain', () => {
  it.each([
    ['Example.COM', { host: 'example.com', base: 'example.com', twin: 'www.example.com', isApex: true }],
    ['www.example.com', { host: 'www.example.com', base: 'example.com', twin: 'example.com', isApex: true }],
    ['example.co.uk', { host: 'example.co.uk', base: 'example.co.uk', twin: 'www.example.co.uk', isApex: true }],
    ['shop.example.test', { host: 'shop.example.test', base: 'shop.example.test', twin: 'www.shop.example.test', isApex: false }],
    ['www.com', { host: 'www.com', base: 'www.com', twin: 'www.www.com', isApex: true }],
  ])('%s is parsed with its www form', (input, wanted) => {
    expect(parse(input)).toEqual(wanted)
  })

  it('is stored in punycode and shown in Unicode', () => {
    const parsed = parse('Bücher.example')
    expect(parsed).toMatchObject({ host: 'xn--bcher-kva.example' })
    expect(displayHost('xn--bcher-kva.example')).toBe('bücher.example')
  })

  it.each([
    ['', 'invalid'],
    ['nodot', 'suffix'],
    ['co.uk', 'suffix'],
    ['under_score.example.com', 'invalid'],
    ['192.0.2.1', 'address'],
    ['example.123', 'invalid'],
    ['printer.local', 'local'],
    ['my.localhost', 'local'],
    ['shops.example', 'main'],
    ['www.shops.example', 'main'],
    ['demo.shops.example', 'main'],
    ['pаypal.com', 'look_alike'],
    ['арр.com', 'look_alike'],
    ['арр.example.com', 'look_alike'],
    ['aह.com', 'look_alike'],
    ['aगह.com', 'look_alike'],
    ['a..com', 'invalid'],
    ['onion.onion', 'local'],
  ])('%s is refused as %s', (input, refusal) => {
    expect(parse(input)).toEqual({ refusal })
  })

  it.each(['почта.рф', 'καφές.gr', '日本語カフェ.jp', 'münchen.de', 'мебель.com', '123.com', 'ह.example', '한국cafe.kr'])(
    '%s is not a look-alike',
    (input) => {
      expect(parse(input)).not.toHaveProperty('refusal')
    },
  )

  it('may be below .localhost only where the server answers for such names', () => {
    const development = { mainHostname: 'localhost', testDns: true }
    expect(parseDomain('alder.localhost', development)).toMatchObject({ base: 'alder.localhost', isApex: true })
    expect(parseDomain('localhost', development)).toEqual({ refusal: 'main' })
    expect(parseDomain('www.localhost', development)).toEqual({ refusal: 'main' })
    expect(parseDomain('alder.localhost', { mainHostname: 'localhost', testDns: false })).toEqual({ refusal: 'main' })
    const elsewhere = { mainHostname: 'shops.example', testDns: true }
    expect(parseDomain('alder.localhost', elsewhere)).toMatchObject({ host: 'alder.localhost' })
    expect(parseDomain('printer.local', elsewhere)).toEqual({ refusal: 'local' })
    expect(parseDomain('demo.shops.example', elsewhere)).toEqual({ refusal: 'main' })
  })

  it('has no www form where its TXT record would have too long a name', () => {
    const label = 'a'.repeat(63)
    const ofLength = (length: number) => {
      const host = `${label}.${label}.${label}.${'b'.repeat(length - 3 * 64 - '.com'.length)}.com`
      expect(host).toHaveLength(length)
      return parse(host)
    }
    expect(ofLength(237)).toHaveProperty('twin', expect.stringMatching(/^www\./))
    expect(ofLength(238)).toHaveProperty('twin', undefined)
  })

  it('has the same base as its www form, and is stored as browsers send it, for any hostname', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string()), (input) => {
        const parsed = parse(input)
        if ('refusal' in parsed) return
        expect(normalizeHostname(parsed.host)).toBe(parsed.host)
        expect([parsed.host, parsed.twin]).toContain(parsed.base)
        if (parsed.twin) expect(parse(parsed.twin)).toMatchObject({ base: parsed.base, twin: parsed.host })
      }),
    )
  })
})
