import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { FRAME_SCRIPT, FRAME_SCRIPT_HASH, frameDocument, heightOf } from './html-frame.ts'

it('allows exactly its own script by hash', () => {
  const hash = createHash('sha256').update(FRAME_SCRIPT).digest('base64')
  expect(FRAME_SCRIPT_HASH).toBe(`'sha256-${hash}'`)
})

it("sets the policy before the owner's HTML", () => {
  const page = frameDocument('<p>Hello</p>', { color: 'red', direction: 'rtl', fontFamily: '</style><b>' })
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<p>Hello</p>'))
  expect(page.split('</style>')).toHaveLength(2)
})

it.each([
  [{ frameHeight: 120.4 }, 121],
  [{ frameHeight: 0 }, 0],
  [{ frameHeight: 1e9 }, 10_000],
  [{ frameHeight: -1 }, undefined],
  [{ frameHeight: Number.NaN }, undefined],
  [{ frameHeight: '5' }, undefined],
  ['frameHeight', undefined],
  [null, undefined],
])('reads the height in %j: %s', (message, height) => expect(heightOf(message)).toBe(height))
