import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteLeftoverFiles, receiveFile } from './received-file.ts'
import { sniffLength } from './sniff.ts'

describe('a file that arrives', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'blockfront-received-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  let read: number
  /** Receives chunks, and counts those that were read. */
  const receive = (chunks: readonly Uint8Array[], filename = 'a.gif') => {
    read = 0
    async function* arriving() {
      for (const chunk of chunks) {
        read++
        yield chunk
      }
    }
    return receiveFile(folder, { arriving: arriving(), filename }, async ({ path, ...file }) => {
      const { mode } = await stat(path)
      return { ...file, mode: mode & 0o777, content: await readFile(path) }
    })
  }
  const gif = (length: number) => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(length - 6, 7)])
  const parts = (bytes: Buffer, size: number) =>
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size))

  it.each([[6], [sniffLength - 1], [sniffLength], [sniffLength + 1], [3 * sniffLength]])(
    'is written completely, with its hash: %d bytes',
    async (length) => {
      const bytes = gif(length)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const expected = { format: 'gif', bytes: length, sha256, mode: 0o600, content: bytes }
      for (const size of [length, 1000, 99]) expect(await receive(parts(bytes, size))).toEqual(expected)
      expect(await readdir(join(folder, 'uploads'))).toEqual([])
    },
  )

  it('is refused as soon as its format is known, with the name of an image as a damaged one', async () => {
    const unknown = Buffer.alloc(sniffLength + 10, 7)
    await expect(receive(parts(unknown, sniffLength / 2), 'a.bin')).rejects.toThrow('not supported')
    expect(read).toBe(2)
    await expect(receive(parts(unknown, sniffLength - 1))).rejects.toThrow('This image is damaged')
    expect(read).toBe(2)
    await expect(receive([Buffer.from('hello')], 'a.txt')).rejects.toThrow('not supported')
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })

  it('is refused when it exceeds the limit of its format, without reading the rest, and when it is empty', async () => {
    const block = Buffer.alloc(256 * 1024, ' ')
    const message = 'This file is too large. The limit for SVG files is 2 MB.'
    const svg = Buffer.concat([Buffer.from('<svg>'), block]).subarray(0, block.length)
    const tooLarge = await receive([svg, ...Array.from({ length: 9 }, () => block)]).catch((error: unknown) => error)
    expect(tooLarge).toMatchObject({ code: 'too_large', message, options: { fields: { file: message } } })
    expect(read).toBe(9)
    expect((await receive([svg, ...Array.from({ length: 7 }, () => block)])).bytes).toBe(2 * 1024 * 1024)
    await expect(receive([])).rejects.toMatchObject({ options: { fields: { file: 'This file is empty.' } } })
    await expect(receive([Buffer.alloc(0)])).rejects.toMatchObject({ options: { fields: { file: 'This file is empty.' } } })
  })
})

it('deletes files of an upload that are older than a day', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockfront-uploads-'))
  try {
    // Without a folder, there is nothing to delete.
    await deleteLeftoverFiles(folder)
    await mkdir(join(folder, 'uploads'))
    const hours = { old: 24.1, recent: 23.9, now: 0 }
    for (const [name, age] of Object.entries(hours)) {
      const path = join(folder, 'uploads', name)
      await writeFile(path, 'x')
      const at = new Date(Date.now() - age * 3_600_000)
      await utimes(path, at, at)
    }
    await deleteLeftoverFiles(folder)
    expect((await readdir(join(folder, 'uploads'))).sort()).toEqual(['now', 'recent'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
