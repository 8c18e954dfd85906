import { expect, it } from 'vitest'
import { nameInInvitation } from './invite.ts'

it.each([
  ['Harbour Ceramics', 'Harbour Ceramics'],
  ['Müller & Söhne, est. 1920', 'Müller & Söhne, est. 1920'],
  ['喫茶店', '喫茶店'],
  ['Your prize: https://evil.example', 'shop.example'],
  ['evil.example', 'shop.example'],
  ['call me@evil', 'shop.example'],
  ['x'.repeat(61), 'shop.example'],
])('names a store that is called %j as %j', (name, shown) => {
  expect(nameInInvitation(name, 'shop.example')).toBe(shown)
})
