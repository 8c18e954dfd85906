import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientAddress, rateLimitKey } from './client-address.ts'

const from = (remoteAddress: string, forwarded?: string, proxies = 0) =>
  clientAddress(
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } } as never,
    proxies,
  )

describe('the address of a client', () => {
  it('is the peer without trusted proxies, regardless of X-Forwarded-For', () => {
    expect(from('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(from('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(from('fe80::1%eth0')).toBe('fe80::1')
  })

  it('is the entry that the outermost trusted proxy added', () => {
    expect(from('10.0.0.1', 'forged, 203.0.113.7', 1)).toBe('203.0.113.7')
    expect(from('10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
    expect(from('10.0.0.1', '203.0.113.7:4711', 1)).toBe('203.0.113.7')
    expect(from('10.0.0.1', '[2001:db8::1]:4711', 1)).toBe('2001:db8::1')
    expect(from('10.0.0.1', '::ffff:cb00:7107', 1)).toBe('203.0.113.7')
  })

  it('is the proxy if it added no address, so that invented addresses have a common limit', () => {
    for (const forwarded of ['', 'unknown', '_hidden', '203.0.113.777', 'x'.repeat(5000)])
      expect(from('10.0.0.1', forwarded, 1)).toBe('10.0.0.1')
    expect(from('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
  })
})

describe('the rate limit key', () => {
  it('is an IPv4 address, or the /64 of an IPv6 address', () => {
    expect(rateLimitKey('203.0.113.7')).toBe('203.0.113.7')
    expect(rateLimitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(rateLimitKey('::1')).toBe('0:0:0:0::/64')
    expect(rateLimitKey('2001:db8::')).toBe('2001:db8:0:0::/64')
    expect(rateLimitKey('64:ff9b::203.0.113.7')).toBe('64:ff9b:0:0::/64')
    expect(rateLimitKey('no address')).toBe('unknown')
  })

  it('is the same for all addresses of a /64 in any notation, and differs between networks', () => {
    const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
    const write = (all: number[]) => all.map((group) => group.toString(16)).join(':')
    fc.assert(
      fc.property(groups, groups, (a, b) => {
        const sameNetwork = [...a.slice(0, 4), ...b.slice(4)]
        expect(rateLimitKey(write(sameNetwork))).toBe(rateLimitKey(write(a)))
        const compressed = new URL(`http://[${write(a)}]`).hostname.slice(1, -1)
        expect(rateLimitKey(compressed)).toBe(rateLimitKey(write(a)))
        expect(rateLimitKey(write(a)) === rateLimitKey(write(b))).toBe(a.slice(0, 4).join() === b.slice(0, 4).join())
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(rateLimitKey(address)).toMatch(/^([\da-f]{1,4}:){4}:\/64$/)
      }),
    )
  })

  it('of an IPv4 address mapped into IPv6 is the IPv4 address', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(rateLimitKey(from(`::ffff:${address}`))).toBe(address)
      }),
    )
  })
})
