import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { leadingZeros, solve } from './proof-of-work.ts'

test('a solution has the required zero bits', async () => {
  const solution = await solve('challenge', 12, new AbortController().signal)
  const hash = createHash('sha256').update(`challenge.${solution}`).digest()
  expect(hash.readUInt16BE() >>> 4).toBe(0)
})

test('an abort stops the work', async () => {
  const controller = new AbortController()
  const work = solve('challenge', 32, controller.signal)
  controller.abort(new Error('aborted'))
  await expect(work).rejects.toThrow('aborted')
})

test('leading zeros are counted across bytes', () => {
  expect(leadingZeros(Uint8Array.of(0, 0, 0x1f, 0xff))).toBe(19)
  expect(leadingZeros(Uint8Array.of(0x80))).toBe(0)
})
