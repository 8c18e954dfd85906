import { expect, it } from 'vitest'
import { sniff } from './sniff.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

it.each([
  ['jpeg', latin1('\xff\xd8\xff\xe0')],
  ['png', latin1('\x89PNG\r\n\x1a\n')],
  ['gif', latin1('GIF89a')],
  ['webp', latin1('RIFF\0\0\0\0WEBP')],
  ['avif', latin1('\0\0\0\x20ftypavif')],
  ['mp4', latin1('\0\0\0\x20ftypisom')],
  ['webm', latin1('\x1aE\xdf\xa3\x01\0\0\0\x42\x82\x84webm')],
  ['ogv', latin1('OggS\0\x02\x80theora')],
  ['svg', latin1('<?xml version="1.0"?>\n<!-- logo -->\n<svg viewBox="0 0 1 1">')],
  [undefined, latin1('\0\0\0\x20ftypqt  ')],
  [undefined, latin1('\x1aE\xdf\xa3\x01\0\0\0\x42\x82\x88matroska')],
  [undefined, latin1('<html><svg></svg></html>')],
  [undefined, latin1('')],
])('recognizes %s by its first bytes', (format, start) => {
  expect(sniff(start)).toBe(format)
})
