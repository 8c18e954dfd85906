import { expect, it } from 'vitest'
import { formats, mimeOfExtension } from './format.ts'

it('limits each format as the specification names it, in MB', () => {
  const image = { jpeg: 30, png: 30, webp: 30, avif: 30, gif: 30, svg: 2, ico: 1 }
  const limits = Object.entries(formats).map(([name, { limit }]) => [name, limit / 1024 / 1024])
  expect(Object.fromEntries(limits)).toEqual({ ...image, mp4: 250, webm: 250, ogv: 250 })
  expect([mimeOfExtension('jpg'), mimeOfExtension('html')]).toEqual(['image/jpeg', undefined])
})
