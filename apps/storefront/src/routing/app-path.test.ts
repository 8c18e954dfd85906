import { beforeEach, expect, it } from 'vitest'
import { appPath } from './app-path.ts'

beforeEach(() => history.replaceState(null, '', '/page/about?x=1'))

it.each([
  ['/shop', '/shop'],
  ['/shop?sort=name#list', '/shop?sort=name#list'],
  ['contact', '/page/contact'],
  ['?x=2', '/page/about?x=2'],
  [`${location.origin}/shop`, '/shop'],
  ['/mediation', '/mediation'],
  ['/search?q=a.pdf', '/search?q=a.pdf'],
])('%s is the page %s', (address, path) => expect(appPath(address)).toBe(path))

it.each([
  '/catalogue.pdf',
  '/files/catalogue.PDF?v=2#page=3',
  '/media/s1/m1',
  '/starter/film.mp4',
  '/api/auth/check-auth',
  'https://elsewhere.example/shop',
  '//elsewhere.example/shop',
  'mailto:ada@example.com',
])('%s is the browser’s', (address) => expect(appPath(address)).toBeUndefined())
