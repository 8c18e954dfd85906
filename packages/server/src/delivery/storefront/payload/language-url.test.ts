import { expect, it } from 'vitest'
import { localizePath, splitLanguage } from '../../../modules/translation/language-path.ts'
import { parseStoreUrl } from './request-url.ts'

it('adds the language to paths of pages, once', () => {
  const cases = {
    '/': '/de',
    '/?a=1': '/de?a=1',
    '/#top': '/de#top',
    '/shop?page=2': '/de/shop?page=2',
    '/fr/shop': '/fr/shop',
    '/de': '/de',
    '/media/a/b.webp': '/media/a/b.webp',
    '/page/list.pdf': '/page/list.pdf',
    '//evil.test': '//evil.test',
    'https://x.test/shop': 'https://x.test/shop',
    'mailto:a@b.test': 'mailto:a@b.test',
    '#section': '#section',
    '': '',
  }
  for (const [url, expected] of Object.entries(cases)) expect(localizePath('/de', url), url).toBe(expected)
  expect(localizePath('', '/shop')).toBe('/shop')
})

it('splits a language from a URL, and nothing else', () => {
  expect(splitLanguage('/de')).toEqual({ language: 'de', rest: '/' })
  expect(splitLanguage('/pt-br/shop?q=1')).toEqual({ language: 'pt-br', rest: '/shop?q=1' })
  expect(splitLanguage('/zh-hans?x')).toEqual({ language: 'zh-hans', rest: '/?x' })
  for (const url of ['/', '/shop', '/about', '/d/shop', '/de.html', '/deu/shop', '/page/de'])
    expect(splitLanguage(url)).toBe(undefined)
})

it('parses the URLs of a language like those of the main language', () => {
  expect(parseStoreUrl('/de')).toMatchObject({ language: 'de', route: { kind: 'page', slug: 'home' }, path: '/de' })
  expect(parseStoreUrl('/de/shop?utm_source=x&page=2')).toMatchObject({ language: 'de', path: '/de/shop?page=2' })
  expect(parseStoreUrl('/de/')).toMatchObject({ route: { kind: 'redirect', to: '/de' } })
  expect(parseStoreUrl('/DE/Shop')).toMatchObject({ route: { kind: 'redirect', to: '/de/Shop' } })
  expect(parseStoreUrl('/de/page/about')).toMatchObject({ route: { kind: 'redirect', to: '/de/about' } })
  expect(parseStoreUrl('/de/nothing/here')).toMatchObject({
    route: { kind: 'not-found' },
    language: 'de',
    pathnames: ['/de/nothing/here'],
    pathnamesInLanguage: ['/nothing/here'],
  })
})
