import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locationOf } from '../respond/location.ts'
import { readAddress } from './address.ts'

const placeOf = (url: string) => {
  const { place } = readAddress(url)
  return 'listing' in place ? { ...place, listing: undefined } : place
}

describe('an address', () => {
  it.each([
    ['/', { kind: 'page', slug: 'home' }],
    ['/?utm_source=mail', { kind: 'page', slug: 'home' }],
    ['/shop', { kind: 'shop' }],
    ['/page/shop', { kind: 'shop' }],
    ['/about', { kind: 'page', slug: 'about' }],
    ['/page/size-guide', { kind: 'page', slug: 'size-guide' }],
    ['/collection/lamps', { kind: 'collection', slug: 'lamps' }],
    ['/product/oak-chair', { kind: 'product', slug: 'oak-chair' }],
    ['/products/oak-chair', { kind: 'product', slug: 'oak-chair' }],
    ['/page/product/oak-chair', { kind: 'product', slug: 'oak-chair' }],
    ['/collection/%C3%BCber', { kind: 'collection', slug: 'über' }],
    ['/collection/u%CC%88ber', { kind: 'collection', slug: 'über' }],
    ['/search?q=oak', { kind: 'search' }],
    ['/checkout', { kind: 'checkout' }],
    ['/order/abcdefghijklmnop1234', { kind: 'order', token: 'abcdefghijklmnop1234' }],
  ])('%s is what product.md says', (url, place) => {
    expect(placeOf(url)).toMatchObject(place)
  })

  it.each([
    ['/shop/', '/shop'],
    ['/shop/?sort=name', '/shop?sort=name'],
    ['//shop', '/shop'],
    ['/collection//lamps/', '/collection/lamps'],
    ['/Shop', '/shop'],
    ['/Collection/Lamps?page=2', '/collection/lamps?page=2'],
    ['/page/home', '/'],
    ['/page/about', '/about'],
    ['/page/about?utm_source=mail&x=1', '/about?utm_source=mail&x=1'],
    ['/order?token=abcdefghijklmnop1234', '/order/abcdefghijklmnop1234'],
  ])('%s moved to %s', (url, to) => {
    expect(readAddress(url).place).toEqual({ kind: 'moved', to })
  })

  it.each([
    '/nothing',
    '/page',
    '/page/product',
    '/product',
    '/collection/',
    '/collection/a/b',
    '/order/short',
    '/%',
    '/%ff',
    '/%00',
    '/product/a%2Fb',
    '/product/..%2f..%2fetc',
    '/product/%2e%2e',
    '/product/<script>',
    'shop',
    '',
    `/${'a'.repeat(5000)}`,
    `/page/${'a'.repeat(121)}`,
  ])('%j leads nowhere', (url) => {
    expect(['nowhere', 'moved']).toContain(readAddress(url).place.kind)
    expect(readAddress(readAddress(url).path).place.kind).toBe('nowhere')
  })

  it('has one form: what no page reads is gone, the rest stands in one order', () => {
    expect(readAddress('/?utm_source=mail&fbclid=1').path).toBe('/')
    expect(readAddress('/shop?page=1&sort=newest&minPrice=&utm_source=x').path).toBe('/shop')
    const one = readAddress('/shop?maxPrice=20&inStock=true&page=3&sort=name&attributes=Size%3AM').path
    expect(one).toBe(
      readAddress('/page/shop?attributes=Size:M&sort=name&inStock=on&page=3&maxPrice=20').path.replace('/page', ''),
    )
    expect(one).toBe('/shop?sort=name&maxPrice=20&inStock=true&attributes=Size%3AM&page=3')
    expect(readAddress('/shop?sort=evil&page=-1&minPrice=abc&attributes=none&sort=name').path).toBe('/shop')
    expect(readAddress('/search?q=%20oak%20').path).toBe('/search?q=oak')
    expect(readAddress('/search?category=chairs&q=oak').path).toBe('/search?q=oak&category=chairs')
    expect(readAddress('/shop?minPrice=1.234%2C50&maxPrice=2%20000').path).toBe('/shop?minPrice=1.234%2C50&maxPrice=2+000')
    expect(readAddress('/shop?category=').path).toBe('/shop')
    expect(readAddress(`/shop?category=${'a'.repeat(121)}`).path).toBe('/shop')
    expect(readAddress('/collection/lamps?category=chairs').path).toBe('/collection/lamps')
  })

  it('is read whatever it is, and its one form stays as it is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        'page',
        'product',
        'collection',
        'shop',
        'search',
        '?q=',
        '&page=',
        '%',
        '%2f',
        '%00',
        '..',
        '\\',
        '#',
        'ü',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { path, place } = readAddress(`/${pieces.join('')}`)
        expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
        if (place.kind === 'moved') expect(locationOf(place.to)).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
        else expect(readAddress(path).path).toBe(path)
      }),
      { numRuns: 500 },
    )
  })
})

it.each([
  ['/shop', '/shop'],
  ['/über uns', '/%C3%BCber%20uns'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['https://elsewhere.example/x?y=1', 'https://elsewhere.example/x?y=1'],
  ['javascript:alert(1)', '/'],
  ['/a\r\nset-cookie: x=1', '/aset-cookie:%20x=1'],
])('a redirect to %j goes to %s', (to, location) => {
  expect(locationOf(to)).toBe(location)
})
