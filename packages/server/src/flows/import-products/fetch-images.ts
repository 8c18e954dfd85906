import type { JobContext, StoreContext } from '../../ground/context.ts'
import { storeContext } from '../../ground/context.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { AppError } from '../../ground/errors.ts'
import { starterSources } from '../../ground/files/starter-images.ts'
import { fetchPublic } from '../../ground/outgoing/public-fetch.ts'
import { FetchRefused } from '../../ground/outgoing/public-target.ts'
import { stopSignal, untilCanceled } from '../../ground/outgoing/stop-signal.ts'
import { keyOfUrl, originalKey, urlOfKey } from '../../ground/storage/media-key.ts'
import { findMedia, saveMedia } from '../../modules/media/index.ts'
import { setProductImages } from '../../modules/product/index.ts'
import { primaryHostname, storeUrl } from '../../modules/store/index.ts'
import { importRow, setStatus } from './import-rows.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'import.images': { storeId: string; importId: string }
  }
}

/** After this time the job queues itself again, so that jobs of other stores run in between. Milliseconds. */
const TURN = 20_000
/** Images that are fetched at the same time. */
const AT_ONCE = 4
/** Largest image in bytes. */
const MAX_BYTES = 30 * 1024 * 1024

type Job = { storeId: string; importId: string }

/**
 * The job that fetches the images of imported products into the media library. Each image is recorded when it was saved, and a product
 * gets its images when all of them were tried. Requests end when the import is canceled.
 */
export async function fetchImages({ storeId, importId }: Job, job: JobContext): Promise<void> {
  const context = storeContext(job, storeId)
  const end = Date.now() + TURN
  const isCanceled = async () =>
    (await withStoreReadOnly(job.db, storeId, (trx) => statusOf(trx, storeId, importId))) !== 'images'
  await untilCanceled(isCanceled, async () => {
    while (Date.now() < end) if (!(await fetchOfNextProduct(context, importId, end))) return
    await enqueue(job.db, 'import.images', { storeId, importId })
  })
}

async function statusOf(trx: StoreTrx, storeId: string, importId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('product_imports')
    .select('status')
    .where('store_id', '=', storeId)
    .where('id', '=', importId)
    .executeTakeFirst()
  return row?.status
}

const imagesOf = (trx: StoreTrx, storeId: string, importId: string) =>
  trx.selectFrom('product_import_images').where('store_id', '=', storeId).where('import_id', '=', importId)

/** Fetches images of the next product until `end`. Returns false when none is left or the import was canceled. */
async function fetchOfNextProduct(context: StoreContext, importId: string, end: number): Promise<boolean> {
  const { db, store } = context
  const { storeId } = store
  const next = await withStoreReadOnly(db, storeId, async (trx) => {
    if ((await statusOf(trx, storeId, importId)) !== 'images') return 'ended' as const
    const first = await imagesOf(trx, storeId, importId)
      .select('item')
      .where('status', '=', 'pending')
      .orderBy('item')
      .limit(1)
      .executeTakeFirst()
    if (!first) return undefined
    const images = await imagesOf(trx, storeId, importId)
      .selectAll()
      .where('item', '=', first.item)
      .where('status', '=', 'pending')
      .orderBy('position')
      .execute()
    return { item: first.item, images }
  })
  if (next === 'ended') return false
  if (!next) {
    await withStore(db, storeId, async (trx) => {
      const { status } = await importRow(trx, storeId, importId, { forUpdate: true })
      if (status === 'images') await setStatus(trx, storeId, importId, 'done')
    })
    return false
  }
  // An image of the gallery and of variations is fetched once.
  const urls = [...new Map(next.images.map((image) => [image.url, image])).values()]
  for (let start = 0; start < urls.length; start += AT_ONCE) {
    if (start > 0 && Date.now() >= end) return true
    await Promise.all(urls.slice(start, start + AT_ONCE).map((image) => fetchImage(context, importId, next.item, image)))
  }
  await withStore(db, storeId, (trx) => applyImages(trx, storeId, importId, next.item))
  return true
}

/** Saves one image and records the result for all uses of its URL by the product. */
async function fetchImage(
  context: StoreContext,
  importId: string,
  item: number,
  { url, alt }: { url: string; alt: string },
): Promise<void> {
  const { db, store } = context
  const { storeId } = store
  const result = await save(context, importId, { url, alt })
  await withStore(db, storeId, (trx) =>
    trx
      .updateTable('product_import_images')
      .set(result)
      .where('store_id', '=', storeId)
      .where('import_id', '=', importId)
      .where('item', '=', item)
      .where('url', '=', url)
      .execute(),
  )
}

async function save(context: StoreContext, importId: string, { url: written, alt }: { url: string; alt: string }) {
  const { config, db, store } = context
  const { storeId } = store
  // "//cdn.example/a.png" is a URL without its protocol.
  const url = written.startsWith('//') ? `https:${written}` : written
  const earlier = await withStoreReadOnly(db, storeId, (trx) =>
    imagesOf(trx, storeId, importId)
      .select('media_url')
      .where('url', '=', written)
      .where('status', '=', 'done')
      .limit(1)
      .executeTakeFirst(),
  )
  const known = earlier?.media_url ?? (await ownFile(context, url))
  if (known !== undefined) return { status: 'done' as const, media_url: known }
  try {
    const bytes = await fetchPublic(url, { allowedHosts: config.importHosts, maxBytes: MAX_BYTES })
    const media = await saveMedia(context, { filename: filenameOf(url), bytes, alt })
    return { status: 'done' as const, media_url: media.url }
  } catch (error) {
    stopSignal().throwIfAborted()
    if (error instanceof FetchRefused || (error instanceof AppError && error.status < 500))
      return { status: 'failed' as const, problem: error.message }
    throw error
  }
}

/** The URL of a file of the store's own library, or of a starter image, as exports of this installation contain it. */
async function ownFile({ config, db, store: { storeId } }: StoreContext, url: string): Promise<string | undefined> {
  const key = keyOfUrl(url)
  if (key && key.storeId === storeId && key.extension !== undefined) {
    const { extension, mediaId } = key
    const media = await withStoreReadOnly(db, storeId, (trx) => findMedia(trx, storeId, mediaId))
    return media && urlOfKey(originalKey(storeId, mediaId, extension))
  }
  if (!URL.canParse(url)) return undefined
  const hostname = await withStoreReadOnly(db, storeId, (trx) => primaryHostname(trx, storeId))
  const { origin, pathname } = new URL(url)
  return origin === storeUrl(config, hostname) && starterSources[pathname] ? pathname : undefined
}

/** The last part of the path of a URL, without the query; at most 200 characters. */
export function filenameOf(url: string): string {
  const { pathname } = new URL(url)
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name).slice(0, 200) || 'image'
  } catch {
    return name.slice(0, 200) || 'image'
  }
}

async function applyImages(trx: StoreTrx, storeId: string, importId: string, item: number): Promise<void> {
  const images = await imagesOf(trx, storeId, importId)
    .select(['media_url', 'variation_key', 'product_id'])
    .where('item', '=', item)
    .where('status', '=', 'done')
    .orderBy('position')
    .execute()
  const [first] = images
  if (!first) return
  await setProductImages(trx, storeId, first.product_id, {
    gallery: images.flatMap(({ variation_key, media_url }) => (variation_key === null ? [media_url] : [])),
    ofVariations: new Map(
      images.flatMap(({ variation_key, media_url }) => (variation_key === null ? [] : [[variation_key, media_url]])),
    ),
  })
}
