import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobContext } from '../../ground/context.ts'
import { storeContext } from '../../ground/context.ts'
import { appError } from '../../ground/errors.ts'
import { originalKey } from '../../ground/storage/media-key.ts'
import { changedTags } from '../../testing/changed-tags.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { makeMediaVariants } from './make-variants.ts'
import { removeMediaFiles } from './remove-files.ts'
import { saveMedia } from './save-media.ts'

let server: TestServer
let shop: { owner: Client; storeId: string }
let context: JobContext
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore()
  context = { ...server.serverContext, owner: server.owner }
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const photo = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
const save = async () => saveMedia(storeContext(server.serverContext, shop.storeId), { filename: 'a.jpg', bytes: await photo() })
const files = async (id: string) =>
  (await readdir(join(server.serverContext.config.dataFolder, 'media', shop.storeId)))
    .filter((name) => name.startsWith(id))
    .sort()
const all = (id: string) => [`${id}-160.avif`, `${id}-160.webp`, `${id}-200.avif`, `${id}-200.webp`, `${id}.jpg`]
const withWorkersThatFail = (code: 'unavailable' | 'unsupported_type'): JobContext => ({
  ...context,
  work: { ...context.work, run: () => Promise.reject(appError(code)) },
})
const status = async (id: string) => (await server.owner.query('select status, variants from media where id = $1', [id])).rows[0]
const ready = (id: string) => expect.poll(() => status(id), { timeout: 60_000 }).toMatchObject({ status: 'ready' })

it('creates the same variants when the job runs again after a crash, or twice in parallel', async () => {
  const { id } = await save()
  await ready(id)
  const { variants } = await status(id)
  await server.serverContext.storage.delete(`${shop.storeId}/${id}-160.avif`)
  await server.owner.query(`update media set status = 'processing', variants = '[]' where id = $1`, [id])
  const tags = await changedTags(server, shop.storeId, () =>
    Promise.all([1, 2].map(() => makeMediaVariants({ storeId: shop.storeId, id }, context))),
  )
  expect(tags).toEqual([`image/${id}`])
  expect(await status(id)).toEqual({ status: 'ready', variants })
  expect(variants.map(({ width, format }: { width: number; format: string }) => `${width} ${format}`)).toEqual([
    '160 avif',
    '160 webp',
    '200 avif',
    '200 webp',
  ])
  expect(await files(id)).toEqual(all(id))
})

it('marks an image without its original, or one that cannot be converted, as failed instead of trying forever', async () => {
  const { id } = await save()
  await ready(id)
  const wait = () => server.owner.query(`update media set status = 'processing', variants = '[]' where id = $1`, [id])
  await wait()
  await makeMediaVariants({ storeId: shop.storeId, id }, withWorkersThatFail('unsupported_type'))
  expect(await status(id)).toEqual({ status: 'failed', variants: [] })
  await wait()
  await server.serverContext.storage.delete(originalKey(shop.storeId, id, 'jpg'))
  await makeMediaVariants({ storeId: shop.storeId, id }, context)
  expect(await status(id)).toEqual({ status: 'failed', variants: [] })
})

it('fails the job for another try when storage, disk space or workers are missing', async () => {
  const { id } = await save()
  await ready(id)
  const storage = { ...server.serverContext.storage, put: () => Promise.reject(new Error('disk full')) }
  const make = (changed: Partial<JobContext>) => makeMediaVariants({ storeId: shop.storeId, id }, { ...context, ...changed })
  // Nothing is missing for an image that has its variants.
  await make({ storage })
  await server.owner.query(`update media set status = 'processing', variants = '[]' where id = $1`, [id])
  await expect(make({ storage })).rejects.toThrow('disk full')
  const config = { ...context.config, minFreeBytes: Number.MAX_SAFE_INTEGER }
  await expect(make({ config })).rejects.toMatchObject({ code: 'storage_full' })
  await expect(make(withWorkersThatFail('unavailable'))).rejects.toMatchObject({ code: 'unavailable' })
  expect(await status(id)).toMatchObject({ status: 'processing' })
})

it('keeps the files of a listed item, and removes all files of one that is deleted while its variants are created', async () => {
  const { id } = await save()
  await ready(id)
  const removal = { storeId: shop.storeId, id, extension: 'jpg', width: 200 }
  await removeMediaFiles(removal, context)
  expect(await files(id)).toEqual(all(id))

  await server.owner.query(`update media set status = 'processing' where id = $1`, [id])
  let deleted = false
  const storage = {
    ...server.serverContext.storage,
    async put(key: string, content: Blob) {
      if (!deleted) await expectOk(shop.owner.call('media.delete', { params: { id } }))
      deleted = true
      // The job of the deletion has run: it does not know the files that follow.
      await expect.poll(() => files(id), { timeout: 60_000 }).not.toContain(`${id}.jpg`)
      await server.serverContext.storage.put(key, content)
    },
  }
  await makeMediaVariants({ storeId: shop.storeId, id }, { ...context, storage })
  await expect.poll(() => files(id), { timeout: 60_000 }).toEqual([])
})
