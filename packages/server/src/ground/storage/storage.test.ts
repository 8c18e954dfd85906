import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBucket, type TestBucket } from '../../testing/s3.ts'
import type { ByteRange } from './range.ts'
import { createStorage } from './storage.ts'
import type { Storage } from './stored-file.ts'

let folder: string
let bucket: TestBucket
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockfront-media-'))
  bucket = await startTestBucket()
})
afterAll(async () => {
  expect(bucket.unsigned).toEqual([])
  await bucket.stop()
  await rm(folder, { recursive: true })
})

const read = async (storage: Storage, key: string, range?: ByteRange) => {
  const found = await storage.get(key, range)
  return found && { ...found, part: found.part && { ...found.part, stream: await new Response(found.part.stream).text() } }
}

/** Tests of every kind of storage. */
describe.each([
  { place: 'a folder', open: () => createStorage({ s3: undefined, dataFolder: folder }) },
  { place: 'a bucket', open: () => createStorage({ s3: bucket.config, dataFolder: folder }) },
])('storage in $place', ({ open }) => {
  it('returns what was stored, replaces it, and deletes it once or twice', async () => {
    const storage = open()
    expect(await storage.get('s/a.jpg')).toBeUndefined()
    expect(await storage.exists('s/a.jpg')).toBe(false)
    await storage.put('s/a.jpg', new Blob(['first'], { type: 'image/jpeg' }))
    await storage.put('s/a.jpg', new Blob(['0123456789'], { type: 'image/jpeg' }))
    expect(await storage.exists('s/a.jpg')).toBe(true)
    expect(await read(storage, 's/a.jpg')).toEqual({ total: 10, part: { start: 0, end: 9, stream: '0123456789' } })
    await storage.delete('s/a.jpg')
    await storage.delete('s/a.jpg')
    expect(await storage.exists('s/a.jpg')).toBe(false)
  })

  it('returns ranges', async () => {
    const storage = open()
    await storage.put('s/b.mp4', new Blob(['0123456789']))
    const parts: [ByteRange, string | undefined][] = [
      [{ start: 2, end: 4 }, '234'],
      [{ start: 7 }, '789'],
      [{ start: 8, end: 99 }, '89'],
      [{ last: 3 }, '789'],
      [{ start: 10 }, undefined],
    ]
    for (const [range, expected] of parts) {
      const found = await read(storage, 's/b.mp4', range)
      expect([range, found?.total, found?.part?.stream]).toEqual([range, 10, expected])
    }
  })

  it('keeps files intact that are written at the same time', async () => {
    const storage = open()
    const text = (letter: string) => letter.repeat(300_000)
    await Promise.all([...'abcdef'].map((letter) => storage.put('s/c.png', new Blob([text(letter)]))))
    const found = await read(storage, 's/c.png')
    expect([...'abcdef'].map(text)).toContain(found?.part?.stream)
  })
})

it('a folder hides incomplete files, and rejects keys outside of it', async () => {
  const storage = createStorage({ s3: undefined, dataFolder: folder })
  const broken = new Blob(['x'])
  broken.stream = () =>
    new ReadableStream({
      pull: (controller) => controller.error(new Error('gone')),
    })
  await expect(storage.put('broken/d.png', broken)).rejects.toThrow('gone')
  expect(await readdir(join(folder, 'media/broken'))).toEqual([])
  for (const key of ['../x.png', 's/../../x.png', '/etc/passwd', 's/x', 's/\0.png'])
    await expect(storage.get(key)).rejects.toThrow('Not a key')
})

it('a busy bucket is retried, and an error names its reason', async () => {
  const storage = createStorage({ s3: bucket.config, dataFolder: folder })
  bucket.fail(2)
  await storage.put('s/e.png', new Blob(['later']))
  expect(bucket.objects.get('s/e.png')?.bytes.toString()).toBe('later')
  bucket.fail(4)
  await expect(storage.put('s/e.png', new Blob(['never']))).rejects.toThrow(/responded with 503 to PUT s\/e\.png: .*SlowDown/)
})
