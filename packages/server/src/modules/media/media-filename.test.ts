import { expect, it } from 'vitest'
import { cleanFilename } from './media-filename.ts'

it.each([
  ['Beach.JPG', 'Beach.JPG'],
  ['C:\\photos\\cup.png', 'cup.png'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\u202Egpj.exe', 'abgpj.exe'],
  ['', 'file.jpg'],
  ['   ', 'file.jpg'],
  ['.png', 'file.png'],
  [`${'x'.repeat(300)}.webp`, `${'x'.repeat(120)}.webp`],
])('cleans %j to %j', (name, cleaned) => {
  expect(cleanFilename(name, 'jpg')).toBe(cleaned)
})
