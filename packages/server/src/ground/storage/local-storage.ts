import { createWriteStream } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { newId } from '../db/id.ts'
import { boundsOf } from './range.ts'
import type { Storage } from './stored-file.ts'

/**
 * Stores files in a folder. A file appears under its name when it is complete and flushed to disk, so it survives a loss of
 * power.
 */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!/^[A-Za-z0-9_-]+\/[A-Za-z0-9_-]+\.[a-z0-9]+$/.test(key)) throw new Error(`Not a key of a file: ${key}`)
    return join(folder, key)
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      const unfinished = `${path}.${newId()}.tmp`
      await mkdir(dirname(path), { recursive: true })
      try {
        const stream = Readable.fromWeb(content.stream() as NodeStream)
        await pipeline(stream, createWriteStream(unfinished, { flags: 'wx', flush: true }))
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },
    async get(key, range = { start: 0 }) {
      const file = await open(pathOf(key)).catch(missing)
      if (!file) return undefined
      try {
        const { size: total } = await file.stat()
        const bounds = boundsOf(range, total)
        if (!bounds) await file.close()
        if (!bounds) return { total, part: undefined }
        const stream = Readable.toWeb(file.createReadStream(bounds)) as ReadableStream<Uint8Array>
        return { total, part: { ...bounds, stream } }
      } catch (error) {
        await file.close().catch(() => {})
        throw error
      }
    },
    exists: async (key) => (await access(pathOf(key)).then(() => true, missing)) ?? false,
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** A new name is on the disk when its folder is. Windows has no such call, and no need of it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
