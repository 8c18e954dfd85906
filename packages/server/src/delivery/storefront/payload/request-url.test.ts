import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locationOf } from '../respond/location.ts'
import { parseStoreUrl } from './request-url.ts'

const routeOf = (url: string) => {
  const { route } = parseStoreUrl(url)
  return 'listing' in route ? { ...route, listing: undefined } : route
}

describe('a URL', () => {
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
    [`/product/${encodeURIComponent('हिन्दी-किताब')}`, { kind: 'product', slug: 'हिन्दी-किताब' }],
    [`/collection/${encodeURIComponent('ผ้าไหม')}`, { kind: 'collection', slug: 'ผ้าไหม' }],
    [`/page/${encodeURIComponent('كِتَاب')}`, { kind: 'page', slug: 'كِتَاب' }],
    ['/search?q=oak', { kind: 'search' }],
    ['/checkout', { kind: 'checkout' }],
    ['/order/abcdefghijklmnop1234', { kind: 'order', token: 'abcdefghijklmnop1234' }],
  ])('%s is the route of product.md', (url, route) => {
    expect(routeOf(url)).toMatchObject(route)
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
    expect(parseStoreUrl(url).route).toEqual({ kind: 'redirect', to })
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
  ])('%j is not found', (url) => {
    expect(['not-found', 'redirect']).toContain(parseStoreUrl(url).route.kind)
    expect(parseStoreUrl(parseStoreUrl(url).path).route.kind).toBe('not-found')
  })

  it('has one normalized form: sorted, without unknown parameters', () => {
    expect(parseStoreUrl('/?utm_source=mail&fbclid=1').path).toBe('/')
    expect(parseStoreUrl('/shop?page=1&sort=newest&minPrice=&utm_source=x').path).toBe('/shop')
    const one = parseStoreUrl('/shop?maxPrice=20&inStock=true&page=3&sort=name&attributes=Size%3AM').path
    expect(one).toBe(
      parseStoreUrl('/page/shop?attributes=Size:M&sort=name&inStock=on&page=3&maxPrice=20').path.replace('/page', ''),
    )
    expect(one).toBe('/shop?sort=name&maxPrice=20&inStock=true&attributes=Size%3AM&page=3')
    expect(parseStoreUrl('/shop?sort=evil&page=-1&minPrice=abc&attributes=none&sort=name').path).toBe('/shop')
    expect(parseStoreUrl('/search?q=%20oak%20').path).toBe('/search?q=oak')
    expect(parseStoreUrl('/search?category=chairs&q=oak').path).toBe('/search?q=oak&category=chairs')
    expect(parseStoreUrl('/shop?minPrice=1.234%2C50&maxPrice=2%20000').path).toBe('/shop?minPrice=1.234%2C50&maxPrice=2+000')
    expect(parseStoreUrl('/shop?category=').path).toBe('/shop')
    expect(parseStoreUrl(`/shop?category=${'a'.repeat(121)}`).path).toBe('/shop')
    expect(parseStoreUrl('/collection/lamps?category=chairs').path).toBe('/collection/lamps')
  })

  it('is parsed for any input, and normalization is idempotent', () => {
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
        const { path, route } = parseStoreUrl(`/${pieces.join('')}`)
        expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
        if (route.kind === 'redirect') expect(locationOf(route.to)).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
        else expect(parseStoreUrl(path).path).toBe(path)
      }),
      { numRuns: repeat(500) },
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
])('redirects %j to %s', (to, location) => {
  expect(locationOf(to)).toBe(location)
})
