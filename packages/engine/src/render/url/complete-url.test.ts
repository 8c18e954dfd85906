import fc from 'fast-check'
import { expect, it } from 'vitest'
import { completeUrl } from './complete-url.ts'

it.each([
  ['example.com', 'https://example.com'],
  ['www.shop.de/x', 'https://www.shop.de/x'],
  [' shop.example.co.uk?a=b#c ', 'https://shop.example.co.uk?a=b#c'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['m\u00fcnchen.de', 'https://m\u00fcnchen.de'],
  ['info@shop.de', 'mailto:info@shop.de'],
  ['info@shop.de?subject=Hello', 'mailto:info@shop.de?subject=Hello'],
  ['+49 30 123456', 'tel:+4930123456'],
  ['+1 (555) 010-0199', 'tel:+15550100199'],
  ['+123 456', 'tel:+123456'],
  ['example.com:65535', 'https://example.com:65535'],
  [`a.com/${'x'.repeat(2042)}`, `https://a.com/${'x'.repeat(2042)}`],
])('completes %j', (written, meant) => expect(completeUrl(written)).toBe(meant))

it.each([
  '',
  '/',
  '/shop',
  '/page/www.example.com',
  'shop',
  'page/contact',
  'about.html',
  'files/list.pdf',
  './next',
  '../up',
  '?sort=new',
  '#top',
  '//example.com',
  'http://example.com',
  'https://example.com',
  'mailto:info@shop.de',
  'tel:+4930123456',
  'javascript:alert(1)',
  'javascript:alert(1)//a.example.com',
  'data:text/html,x',
  'a@b',
  '@shop.de',
  'a b@shop.de',
  'Version 1.2',
  '1.5',
  '+49',
  '+123 45',
  'example.com:',
  'example.com:123456',
  'example.com:1:2',
  'a:b@shop.de',
  'a@shop.de@shop.de',
  `a.com/${'x'.repeat(2043)}`,
])('leaves %j unchanged', (address) => expect(completeUrl(address)).toBe(address))

it('is idempotent, and never changes an internal URL to an external one', () => {
  const part = fc.constantFrom('a', 'shop', '.', '/', '@', ':', '?', '#', '+', '49', ' ', 'com', '-')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const once = completeUrl(parts.join(''))
      expect(completeUrl(once)).toBe(once)
      if (/^\s*[/?#]/.test(parts.join(''))) expect(once).toBe(parts.join('').trim())
    }),
  )
})
