import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { isLarge } from '../../ground/workers/workers.ts'
import { completeBlocks } from '../../modules/page/content/complete-content.ts'
import { watchMainThread } from '../../testing/attack/main-thread.ts'
import { startWorkers } from './start-workers.ts'

/** Real worker threads and processes. */
const work = startWorkers()
afterAll(() => work.stop())

describe('a worker', () => {
  it('completes blocks like the main thread', async () => {
    const content = [{ id: 'a', type: 'textBlock', props: { text: '<p onclick="x()">Hello</p>' } }, 7]
    const { content: done } = await work.run('content.complete', 'store', { content, globalContent: [] })
    expect(done).toEqual(completeBlocks(content, []).content)
  })

  // attacks.test.ts saves 4 MB of <b>, which take longer than a task may.
  it('keeps the main thread responsive while it completes 1.2 MB of numbers and sanitizes 200 KB of <b>', async () => {
    const numbers = Array(600_000).fill(1)
    const bold = [{ id: 'bold', type: 'textBlock', props: { text: '<b>'.repeat(66_000) } }]
    const complete = (content: unknown[], store: string) => work.run('content.complete', store, { content, globalContent: [] })
    const { blocked } = await watchMainThread(() => Promise.allSettled([complete(numbers, 'a'), complete(bold, 'b')]))
    expect(blocked).toBeLessThan(500)
  })

  it('refuses an AVIF of 1 KB with 17 million pixels, and accepts one of 12 million', async () => {
    const avif = async (width: number, height: number) => {
      const path = join(tmpdir(), `blockfront-${process.pid}-${width}.avif`)
      const flat = sharp({ create: { width, height, channels: 3, background: 'red' } })
      await writeFile(path, await flat.avif({ effort: 0 }).toBuffer())
      return path
    }
    const bomb = work.run('picture.clean', 'store', { path: await avif(4250, 4000), format: 'avif' })
    await expect(bomb).rejects.toMatchObject({ code: 'too_large', message: expect.stringContaining('16 million') })
    const photo = await work.run('picture.clean', 'store', { path: await avif(4000, 3000), format: 'avif' })
    expect([photo.width, photo.height]).toEqual([4000, 3000])
  })

  it('rethrows errors with their codes and messages', async () => {
    await expect(work.run('drawing.clean', 'store', { path: import.meta.filename })).rejects.toMatchObject({
      code: 'unsupported_type',
      message: expect.stringContaining('SVG'),
    })
    const malformed = work.run('input.parse', 'store', { id: 'page.saveDraft', raw: {}, body: '{' })
    await expect(malformed).rejects.toMatchObject({ code: 'malformed' })
  })
})

it('treats a value as large exactly when its characters and values exceed the limit', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const value: unknown = JSON.parse(json)
      expect(isLarge(value, 100_000)).toBe(false)
      if (json.length > 2) expect(isLarge([value, 'x'.repeat(100)], 50)).toBe(true)
    }),
  )
})
