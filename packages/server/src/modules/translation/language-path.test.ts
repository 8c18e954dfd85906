import { expect, it } from 'vitest'
import { localizePath, rootOf, splitLanguage } from './language-path.ts'

it.each([
  ['/de', { language: 'de', rest: '/' }],
  ['/de/', { language: 'de', rest: '/' }],
  ['/de?page=2', { language: 'de', rest: '/?page=2' }],
  ['/de#top', { language: 'de', rest: '/#top' }],
  ['/PT-BR/page/about', { language: 'PT-BR', rest: '/page/about' }],
  ['/zh-hant-tw/cart', { language: 'zh-hant-tw', rest: '/cart' }],
  ['/es-419', { language: 'es-419', rest: '/' }],
  ['/', undefined],
  ['/deutsch', undefined],
  ['/page/de', undefined],
  ['de', undefined],
])('splits the language from %s', (url, expected) => {
  expect(splitLanguage(url)).toEqual(expected)
})

it.each([
  ['/de', '/', '/de'],
  ['/de', '/?page=2', '/de?page=2'],
  ['/de', '/#top', '/de#top'],
  ['/de', '/cart', '/de/cart'],
  ['/de', '/fr/cart', '/fr/cart'],
  ['/de', '/media/s/a', '/media/s/a'],
  ['/de', '/favicon.ico', '/favicon.ico'],
  ['/de', '//example.com', '//example.com'],
  ['/de', '/\\example.com', '/\\example.com'],
  ['/de', 'https://example.com/', 'https://example.com/'],
  ['/de', '#top', '#top'],
  ['', '/cart', '/cart'],
])('with the root "%s", %s is %s', (root, url, expected) => {
  expect(localizePath(root, url)).toBe(expected)
})

it('starts URLs with the language in lower case', () => {
  expect(rootOf('pt-BR')).toBe('/pt-br')
})
