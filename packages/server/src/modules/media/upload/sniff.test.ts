import { expect, it } from 'vitest'
import { sniff } from './sniff.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** The directory of an icon with `count` images, of which the first begins at `offset`. */
function icon(changes: Partial<Record<'count' | 'offset' | 'reserved' | 'type' | 'length', number>> = {}): Buffer {
  const { count = 1, offset = 6 + 16 * count, reserved = 0, type = 1, length = 22 } = changes
  const bytes = Buffer.alloc(22)
  bytes.writeUInt16LE(reserved, 0)
  bytes.writeUInt16LE(type, 2)
  bytes.writeUInt16LE(count, 4)
  bytes.writeUInt32LE(offset, 18)
  return bytes.subarray(0, length)
}

it('recognizes an icon by its directory', () => {
  const [one, most] = [icon(), icon({ count: 64 })]
  expect([one, most, icon({ offset: 23 })].map((bytes) => sniff(bytes))).toEqual(['ico', 'ico', 'ico'])
  const wrong = [{ count: 0 }, { count: 65 }, { offset: 21 }, { reserved: 1 }, { type: 2 }, { length: 21 }]
  expect(wrong.map((changes) => sniff(icon(changes)))).toEqual(wrong.map(() => undefined))
})

it.each([
  ['gif', latin1('GIF87a\x01')],
  ['avif', latin1('\0\0\0\x20ftypavis')],
  ['mp4', latin1('\0\0\0\x20ftypM4V ')],
  ['webm', latin1(`\x1aE\xdf\xa3${'x'.repeat(120)}webm`)],
  ['svg', latin1('\xef\xbb\xbf  <!DOCTYPE svg PUBLIC "x"><svg>')],
  ['svg', latin1('<svg/>')],
  [undefined, latin1('\xff\xd8\x00')],
  [undefined, latin1('\xff\x00\xff')],
  [undefined, latin1('\x00\xd8\xff')],
  [undefined, latin1('RIFF\0\0\0\0WAVE')],
  [undefined, latin1('JUNK\0\0\0\0WEBP')],
  [undefined, latin1('OggS\0\x02\x01vorbis')],
  [undefined, latin1(`\x1aE\xdf\xa3${'x'.repeat(124)}webm`)],
  ['webm', latin1('\x1aE\xdf\xa3webm')],
  ['ogv', latin1('OggS\x80theora')],
  ['ogv', latin1(`OggS${'x'.repeat(4085)}\x80theora`)],
  [undefined, latin1(`OggS${'x'.repeat(4086)}\x80theora`)],
  [undefined, latin1('<svgx>')],
  ['svg', latin1('<?xml version="1.0"?><!-- one --> <!-- two\n--><svg\n>')],
  [undefined, latin1('<!DOCTYPE svg [<!ENTITY a "b">]><svg>')],
  [undefined, latin1('<?xml version="1.0"?>')],
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
