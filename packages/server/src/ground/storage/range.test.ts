import { expect, it } from 'vitest'
import { parseRange } from './range.ts'

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=5-', { start: 5 }],
  ['bytes=-7', { last: 7 }],
  ['bytes=-', undefined],
  ['bytes=9-5', undefined],
  ['bytes=0-1,3-4', undefined],
  ['items=0-9', undefined],
  ['bytes=99999999999999999999-', undefined],
  ['', undefined],
])('parses %s', (header, range) => expect(parseRange(header)).toEqual(range))
