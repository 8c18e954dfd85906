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
])('%s is the page %s', (url, path) => expect(appPath(url)).toBe(path))

it.each([
  '/catalog.pdf',
  '/files/catalog.PDF?v=2#page=3',
  '/media/s1/m1',
  '/starter/video.mp4',
  '/api/auth/check-auth',
  'https://elsewhere.example/shop',
  '//elsewhere.example/shop',
  'mailto:ada@example.com',
])('the browser loads %s', (url) => expect(appPath(url)).toBeUndefined())
