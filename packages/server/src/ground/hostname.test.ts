import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMainHostname, isSubdomainAllowed, normalizeHostname } from './hostname.ts'

describe('a hostname', () => {
  it.each([
    ['Shop.Example.COM', 'shop.example.com'],
    ['shop.example.com:3000', 'shop.example.com'],
    ['shop.example.com.', 'shop.example.com'],
    ['shop.example.com.:443', 'shop.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['localhost:3000', 'localhost'],
    ['127.0.0.1:3000', '127.0.0.1'],
  ])('%s is %s', (given, wanted) => {
    expect(normalizeHostname(given)).toBe(wanted)
  })

  it.each([undefined, '', ' ', ':80', 'a b', 'a/b', 'a'.repeat(400), 'exa\0mple'])('is not valid: %j', (given) => {
    expect(normalizeHostname(given)).toBeUndefined()
  })

  it('is the same when normalized again, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain(), fc.webAuthority()), (given) => {
        const once = normalizeHostname(given)
        expect(once === undefined ? undefined : normalizeHostname(once)).toBe(once)
      }),
    )
  })

  it('has exactly two main forms', () => {
    expect(
      ['example.com', 'www.example.com', 'api.example.com', 'www.www.example.com', 'example.com.evil.test'].filter((host) =>
        isMainHostname(host, 'example.com'),
      ),
    ).toEqual(['example.com', 'www.example.com'])
  })

  it("cannot be one of the platform's reserved labels", () => {
    expect(['www', 'api', 'admin', 'xn--80ak6aa92e', '12345', 'flowers'].filter(isSubdomainAllowed)).toEqual(['flowers'])
  })
})
