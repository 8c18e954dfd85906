import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@blockfront/tooling/sources/repository'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { JobContext } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import type { Storage } from '../../ground/storage/stored-file.ts'
import { temporaryFolder } from '../../modules/media/upload/received-file.ts'
import { readZip } from '../../testing/read-zip.ts'
import { startTestBucket } from '../../testing/s3.ts'
import { type Client, createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { type FilledStore, fillStore } from '../../testing/shop/filled-store.ts'
import { svg } from '../../testing/shop/media.ts'
import { archiveKey } from './archive-rows.ts'
import type { Manifest } from './manifest.ts'
import { runArchive } from './run-archive.ts'
import { archivedTables, leftOutTables } from './tables/all.ts'
import { writeArchive } from './write-archive.ts'

let server: TestServer
let shop: FilledStore
let owner: Client
let storeId: string
beforeAll(async () => {
  server = await startTestServer()
  shop = await fillStore(server, 'archived')
  ;({ owner, storeId } = shop)
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const list = async () => (await expectOk(owner.call('archive.list', { query: { storeId } }))).json
const find = async (archiveId: string) => (await list()).find((archive) => archive.archiveId === archiveId)
const statusOf = async (archiveId: string) => (await find(archiveId))?.status
const hasFile = (archiveId: string) => server.serverContext.storage.exists(archiveKey(archiveId))

/** Starts an archive and waits until its job has ended. */
async function create(): Promise<string> {
  await server.confirmSessions()
  const { archiveId } = (await expectOk(owner.call('archive.create', { body: { storeId } }))).json
  await vi.waitFor(async () => expect(await statusOf(archiveId)).not.toBe('running'), { timeout: 60_000 })
  return archiveId
}

/** An archive without a job, which a test runs. */
async function prepare(): Promise<string> {
  const archiveId = newId()
  await server.owner.query('insert into store_archives (store_id, id) values ($1, $2)', [storeId, archiveId])
  return archiveId
}
const run = (archiveId: string, changes: Partial<JobContext> = {}) =>
  runArchive({ storeId, archiveId }, { ...server.serverContext, owner: server.owner, ...changes })

const linkTo = async (archiveId: string, by = owner) => {
  await server.confirmSessions()
  return (await expectOk(by.call('archive.download', { body: { storeId, archiveId } }))).json.url
}
const get = (path: string, { by = owner, headers = {} }: { by?: Client; headers?: Record<string, string> } = {}) =>
  by.raw({ method: 'GET', path, headers })

const linesOf = (files: Map<string, Buffer>, table: string) =>
  (files.get(`data/${table}.ndjson`)?.toString() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('an archive', () => {
  let archiveId: string
  let bytes: Buffer
  let files: Map<string, Buffer>
  let manifest: Manifest
  beforeAll(async () => {
    archiveId = await create()
    const response = await get(await linkTo(archiveId))
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="archived-${new Date().toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    bytes = response.bytes
    files = await readZip(bytes)
    manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '')
  })

  it('has a manifest with the size and the hash of every other file', async () => {
    expect(manifest).toMatchObject({
      format: 'blockfront-store',
      version: 1,
      schema: expect.stringMatching(/^(?:baseline|migrations)\/\d+_[\w-]+\.sql$/),
      store: { id: storeId, name: 'Store archived', currency: 'EUR' },
      missingMedia: [],
    })
    expect([...files.keys()]).toEqual([...manifest.files.map(({ path }) => path), 'manifest.json'])
    for (const { path, bytes: size, sha256 } of manifest.files) {
      const content = files.get(path) ?? Buffer.alloc(0)
      expect([path, size, sha256]).toEqual([path, content.length, createHash('sha256').update(content).digest('hex')])
    }
    const rows = manifest.files.reduce((sum, file) => sum + (file.rows ?? 0), 0)
    expect(await find(archiveId)).toMatchObject({ status: 'ready', progress: 100, bytes: bytes.length, rows, message: '' })
  })

  it.each(Object.entries(archivedTables))('has the rows of %s as they are in the database', async (table, { columns, key }) => {
    const order = key.length > 0 ? `order by ${key.join(', ')}` : ''
    const { rows } = await server.owner.query<{ row: unknown }>(
      `select row_to_json(r) as row from (select ${columns.join(', ')} from ${table} where store_id = $1 ${order}) r`,
      [storeId],
    )
    expect(manifest.files.find(({ path }) => path === `data/${table}.ndjson`)?.rows).toBe(rows.length)
    const text = (value: unknown) => JSON.stringify(value).replaceAll(/[+-]\d\d:\d\d"/g, '"')
    expect(linesOf(files, table).map(text)).toEqual(rows.map(({ row }) => text(row)))
  })

  it('has rows of what the owner and shoppers did', () => {
    const filled = manifest.files.flatMap(({ path, rows }) => (rows ? [path.slice(5, -7)] : []))
    expect(filled).toEqual(
      expect.arrayContaining([
        ...['stores', 'pages', 'page_versions', 'redirects', 'media', 'products', 'categories', 'reviews', 'store_languages'],
        ...['customers', 'newsletter_subscribers', 'discounts', 'tax_rates', 'shipping_rates', 'payment_methods', 'orders'],
        ...['order_lines', 'order_events', 'refunds', 'fulfillments', 'draft_orders', 'customer_addresses'],
      ]),
    )
    const [store] = linesOf(files, 'stores')
    expect(store).toMatchObject({ name: 'Store archived', subdomain: 'archived' })
    expect(linesOf(files, 'products').map(({ name }) => name)).toContain('Jug “Ada” \n 🏺')
  })

  it('has the files of the media library', () => {
    const item = linesOf(files, 'media').find(({ filename }) => filename === 'jug.svg')
    const file = files.get(`media/${item?.id}.svg`)
    expect(
      createHash('sha256')
        .update(file ?? '')
        .digest('hex'),
    ).toBe(item?.sha256)
    expect(file?.toString()).toContain('<circle')
  })

  it('has no credentials, and nothing of accounts and other stores', async () => {
    const text = [...files.values()].map((file) => file.toString('latin1')).join('\n')
    const { rows } = await server.owner.query<{ secret: string }>(
      `select unnest(array[encode(access_token_hash, 'hex'), encode(client_hash, 'hex')]) as secret from orders where store_id = $1
       union all select password_hash from users union all select encode(token_hash, 'hex') from sessions
       union all select id from users union all select token_hash::text from api_tokens`,
      [storeId],
    )
    const secrets = rows.flatMap(({ secret }) => secret ?? [])
    expect(secrets.length).toBeGreaterThan(5)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    const [store] = linesOf(files, 'stores')
    expect(store).not.toHaveProperty('visitor_password')
  })

  it('can be downloaded in parts', async () => {
    const url = await linkTo(archiveId)
    const half = Math.floor(bytes.length / 2)
    const first = await get(url, { headers: { range: `bytes=0-${half - 1}` } })
    const etag = String(first.headers.etag)
    const rest = await get(url, { headers: { range: `bytes=${half}-`, 'if-range': etag } })
    expect([first.status, rest.status, rest.headers['content-range']]).toEqual([
      206,
      206,
      `bytes ${half}-${bytes.length - 1}/${bytes.length}`,
    ])
    expect(Buffer.concat([first.bytes, rest.bytes]).equals(bytes)).toBe(true)
    expect((await get(url, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416)
  })

  it('can be downloaded by the owner only, with the link and the session', async () => {
    const url = await linkTo(archiveId)
    expect((await get(url, { by: server.client() })).status).toBe(401)
    const manager = await server.signUp()
    await server.addStaff(storeId, manager.userId)
    expect((await get(url, { by: manager })).status).toBe(403)
    for (const wrong of [url.replace(/until=\d/, 'until=9'), url.replace(/signature=./, 'signature='), url.replace(/\?.*/, '')])
      expect([wrong, (await get(wrong)).status]).toEqual([wrong, 403])
    const { storeId: other } = await server.createStore({ owner })
    expect((await get(url.replace(storeId, other))).status).toBe(403)
    expect((await get(url, { by: { ...owner, raw: (request) => owner.raw({ ...request, host: shop.host }) } })).status).toBe(404)
    // The media library does not serve it.
    expect((await get(`/media/${archiveKey(archiveId)}`)).status).toBe(404)
  })

  it('is announced to the owner by an email', async () => {
    const { email } = (await expectOk(owner.call('user.getProfile'))).json
    const { subject, text } = await server.email(email, 'account-change')
    expect([subject, text]).toEqual(['The archive of your store is ready', expect.stringContaining('/dashboard/export-store')])
  })
})

it('is stored in a bucket and downloaded from it in parts', async () => {
  const bucket = await startTestBucket()
  const inCloud = await server.another({ config: { s3: bucket.config } })
  const archiveId = await prepare()
  await run(archiveId, { storage: inCloud.serverContext.storage })
  const url = await linkTo(archiveId)
  const other = createClient(inCloud.port, 'localhost', { cookies: owner.cookie() })
  const whole = await get(url, { by: other })
  const end = await get(url, { by: other, headers: { range: 'bytes=-100' } })
  expect([(await readZip(whole.bytes)).has('manifest.json'), end.status, end.bytes]).toEqual([
    true,
    206,
    whole.bytes.subarray(-100),
  ])
  expect(bucket.unsigned).toEqual([])
  await inCloud.stop()
  await bucket.stop()
})

describe('the archives of a store', () => {
  it('are managed by the owner only, after a confirmation', async () => {
    await server.owner.query('update sessions set confirmed_at = null')
    const archiveId = newId()
    expect((await owner.call('archive.create', { body: { storeId } })).json.code).toBe('confirmation_required')
    expect((await owner.call('archive.download', { body: { storeId, archiveId } })).json.code).toBe('confirmation_required')
    const manager = await server.signUp()
    await server.addStaff(storeId, manager.userId)
    await server.confirmSessions()
    expect((await manager.call('archive.list', { query: { storeId } })).status).toBe(403)
    expect((await manager.call('archive.create', { body: { storeId } })).status).toBe(403)
  })

  it('are the latest three; the file of a deleted one is removed', async () => {
    const ids = [await create(), await create(), await create(), await create()]
    expect((await list()).map(({ archiveId }) => archiveId)).toEqual(ids.slice(1).reverse())
    await expect.poll(() => hasFile(ids[0] ?? '')).toBe(false)
    const archiveId = ids[3] ?? ''
    expect(await hasFile(archiveId)).toBe(true)
    await expectOk(owner.call('archive.delete', { params: { storeId, archiveId } }))
    await expect.poll(() => hasFile(archiveId)).toBe(false)
    expect((await owner.call('archive.delete', { params: { storeId, archiveId } })).status).toBe(404)
    expect((await owner.call('archive.download', { body: { storeId, archiveId } })).status).toBe(404)
  })

  it('expire after a week', async () => {
    const archiveId = await create()
    const { rows } = await server.owner.query(
      `select extract(epoch from expires_at - finished_at) / 86400 as days from store_archives where id = $1`,
      [archiveId],
    )
    expect(Number(rows[0]?.days)).toBe(7)
    const url = await linkTo(archiveId)
    await server.owner.query('update store_archives set expires_at = now() where id = $1', [archiveId])
    expect(await statusOf(archiveId)).toBeUndefined()
    expect((await get(url)).status).toBe(404)
    await enqueue(server.serverContext.db, 'purge', {})
    await expect.poll(() => hasFile(archiveId)).toBe(false)
  })

  it('are deleted with the store', async () => {
    const gone = await server.createStore()
    await server.confirmSessions()
    const { archiveId } = (await expectOk(gone.owner.call('archive.create', { body: { storeId: gone.storeId } }))).json
    await expect.poll(() => hasFile(archiveId), { timeout: 60_000 }).toBe(true)
    await server.owner.query('delete from stores where store_id = $1', [gone.storeId])
    await expect.poll(() => hasFile(archiveId)).toBe(false)
  })
})

describe('the job', () => {
  it('creates one archive of a store at a time, which the owner can cancel', async () => {
    const archiveId = await prepare()
    await server.confirmSessions()
    expect((await owner.call('archive.create', { body: { storeId } })).json.code).toBe('conflict')
    const cancel = () => expectOk(owner.call('archive.cancel', { body: { storeId, archiveId } }))
    expect((await cancel()).json.status).toBe('canceled')
    await run(archiveId)
    expect([await statusOf(archiveId), await hasFile(archiveId)]).toEqual(['canceled', false])
    expect((await cancel()).json.status).toBe('canceled')
  })

  it('removes the file when the archive was canceled while it was stored', async () => {
    const archiveId = await prepare()
    const { storage } = server.serverContext
    const late: Storage = {
      ...storage,
      async put(key, content) {
        await expectOk(owner.call('archive.cancel', { body: { storeId, archiveId } }))
        await storage.put(key, content)
      },
    }
    await run(archiveId, { storage: late })
    expect([await statusOf(archiveId), await hasFile(archiveId)]).toEqual(['canceled', false])
  })

  it('stops when the archive was canceled while its files were copied', async () => {
    const archiveId = await prepare()
    const { storage, config } = server.serverContext
    let copied = 0
    const now = vi.spyOn(Date, 'now')
    const slow: Storage = {
      ...storage,
      async get(key, range) {
        copied++
        await expectOk(owner.call('archive.cancel', { body: { storeId, archiveId } }))
        // The job reports its progress once in a second.
        now.mockReturnValue(performance.timeOrigin + performance.now() + copied * 2_000)
        return storage.get(key, range)
      },
    }
    await run(archiveId, { storage: slow })
    now.mockRestore()
    expect([copied, await statusOf(archiveId), await hasFile(archiveId)]).toEqual([1, 'canceled', false])
    expect(await readdir(temporaryFolder(config.dataFolder))).toEqual([])
  })

  it('creates one archive at a time on the whole installation', async () => {
    const { storeId: other } = await server.createStore({ owner })
    const blocker = await server.owner.connect()
    await blocker.query('begin; lock table store_archives in access exclusive mode')
    await server.owner.query(
      `select enqueue_job('archive.create', json_build_object('storeId', s, 'archiveId', 'x')) from unnest($1::text[]) s`,
      [[storeId, other]],
    )
    const states = async () =>
      (
        await server.owner.query<{ locked: boolean }>(
          `select locked_at is not null as locked from graphile_worker.jobs where task_identifier = 'archive.create' order by locked_at`,
        )
      ).rows.map(({ locked }) => locked)
    await expect.poll(states).toEqual([true, false])
    await blocker.query('rollback')
    blocker.release()
    await expect.poll(states).toEqual([])
  })

  it('can run again after a crash, and does nothing when the archive is ready', async () => {
    const archiveId = await prepare()
    await run(archiveId)
    const before = await find(archiveId)
    await run(archiveId)
    expect([before?.status, await find(archiveId), await hasFile(archiveId)]).toEqual(['ready', before, true])
  })

  it('reports files that the storage does not have', async () => {
    const archiveId = await prepare()
    const { storage } = server.serverContext
    const key = shop.image.url.slice('/media/'.length)
    const without: Storage = {
      ...storage,
      get: (name, range) => (name === key ? Promise.resolve(undefined) : storage.get(name, range)),
    }
    await run(archiveId, { storage: without })
    expect(await find(archiveId)).toMatchObject({ status: 'ready', missingFiles: 1 })
    const files = await readZip((await get(await linkTo(archiveId))).bytes)
    expect(JSON.parse(files.get('manifest.json')?.toString() ?? '').missingMedia).toEqual([shop.image.id])
  })

  it('says why it failed, and leaves no file', async () => {
    const { config, storage } = server.serverContext
    const full = await prepare()
    await run(full, { config: { ...config, minFreeBytes: Number.MAX_SAFE_INTEGER } })
    expect(await find(full)).toMatchObject({ status: 'failed', message: expect.stringContaining('no space') })
    const broken = await prepare()
    await run(broken, { storage: { ...storage, get: () => Promise.reject(new Error('The bucket is away')) } })
    expect(await find(broken)).toMatchObject({
      status: 'failed',
      message: 'Something went wrong on our side. Your store is unchanged. Try again.',
    })
    expect([await hasFile(full), await hasFile(broken), await readdir(temporaryFolder(config.dataFolder))]).toEqual([
      false,
      false,
      [],
    ])
  })

  it.each([
    ['the files of the media library', 100],
    ['the whole archive', svg.length * 100],
  ])('stops when %s exceed the limit', async (_, limit) => {
    const folder = await mkdtemp(join(tmpdir(), 'blockfront-archive-'))
    const written = writeArchive(server.serverContext, storeId, {
      path: join(folder, 'a.zip'),
      onProgress: async () => {},
      limit,
    })
    await expect(written).rejects.toMatchObject({ code: 'too_large', message: expect.stringContaining('Delete large files') })
    await rm(folder, { recursive: true })
  })

  it('writes equal files for equal data', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blockfront-archive-'))
    const write = async (path: string) => {
      await writeArchive(server.serverContext, storeId, { path: join(folder, path), onProgress: async () => {} })
      const files = await readZip(await readFile(join(folder, path)))
      files.delete('manifest.json')
      return files
    }
    expect(await write('a.zip')).toEqual(await write('b.zip'))
    await rm(folder, { recursive: true })
  })

  it('sees all tables at one moment', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blockfront-archive-'))
    const path = join(folder, 'a.zip')
    let hasAdded = false
    // The first progress is reported after the first table, before that of the redirects is read.
    const onProgress = async () => {
      if (hasAdded) return
      hasAdded = true
      await expectOk(owner.call('redirect.add', { body: { storeId, fromPath: '/later', toPath: '/shop' } }))
    }
    await writeArchive(server.serverContext, storeId, { path, onProgress })
    const files = await readZip(await readFile(path))
    expect([hasAdded, linesOf(files, 'redirects').map(({ from_path }) => from_path)]).toEqual([true, ['/old-jug']])
    await rm(folder, { recursive: true })
  })
})

describe('the tables of an archive', () => {
  it('are all tables of a store, except those that are left out for a reason', async () => {
    const { rows } = await server.owner.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'store_id'`,
    )
    expect([...Object.keys(archivedTables), ...Object.keys(leftOutTables)].toSorted()).toEqual(
      rows.map(({ name }) => name).toSorted(),
    )
  })

  it('are all in the guide', async () => {
    const guide = await readFile(join(root, 'docs/guides/export-a-store.md'), 'utf8')
    expect(Object.keys(archivedTables).filter((table) => !guide.includes(`\`${table}\``))).toEqual([])
  })

  it('have no column that looks like a credential', async () => {
    const { rows } = await server.owner.query<{ column: string; type: string; table: string }>(
      `select table_name as table, column_name as column, data_type as type from information_schema.columns where table_schema = 'public'`,
    )
    const suspicious = rows.filter(({ table, column, type }) => {
      const isArchived = archivedTables[table as keyof typeof archivedTables]?.columns.includes(column)
      return isArchived && (type === 'bytea' || /hash|token|secret|password|encrypted|credential/.test(column))
    })
    expect(suspicious.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([
      'store_fonts.file',
      'translations.source_hash',
    ])
  })
})
