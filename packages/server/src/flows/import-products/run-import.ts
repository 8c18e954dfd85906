import { combinationKey } from '@blockfront/commerce'
import { sql } from 'kysely'
import type { JobContext, StoreContext } from '../../ground/context.ts'
import { storeContext } from '../../ground/context.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { type StoreTrx, withStore, withStoreReadOnly, withStoreRepeating } from '../../ground/db/scope.ts'
import { sanitizeLargeHtml } from '../../ground/sanitize-html.ts'
import {
  type CsvProduct,
  hasRoomFor,
  MAX_ALT,
  type SavedProduct,
  type SaveOptions,
  saveCsvProduct,
} from '../../modules/product/index.ts'
import { problemsOfError } from './check-import.ts'
import { hasStatus, type ImportRow, importRow, setStatus } from './import-rows.ts'
import { type ImportSource, importSource } from './import-source.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'import.run': { storeId: string; importId: string }
  }
}

/** After this time the job queues itself again, so that jobs of other stores run in between. Milliseconds. */
const TURN = 20_000

/**
 * The job that imports the valid products of a file, some at a time in a transaction together with their results: a second run after a
 * crash continues with the next ones.
 */
export async function runImport({ storeId, importId }: { storeId: string; importId: string }, job: JobContext): Promise<void> {
  const context = storeContext(job, storeId)
  const end = Date.now() + TURN
  const opened = await withStoreReadOnly(job.db, storeId, async (trx) => {
    const row = await trx
      .selectFrom('product_imports')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('id', '=', importId)
      .executeTakeFirst()
    return row?.status === 'running' ? { row, source: await importSource(trx, row) } : undefined
  })
  if (!opened) return
  while (Date.now() < end) if (!(await importNext(context, opened.row, opened.source))) return
  await enqueue(job.db, 'import.run', { storeId, importId })
}

/** Products that one transaction imports: counting the store's rows for its limits costs as much as saving some of them. */
const BATCH = 25

interface ImportItem {
  position: number
  product: CsvProduct
}

/**
 * Imports the next products, in one transaction with their results. Returns false when none is left or the import was canceled.
 */
async function importNext(context: StoreContext, row: ImportRow, source: ImportSource): Promise<boolean> {
  const { db, store } = context
  const { storeId } = store
  const read = await withStoreReadOnly(db, storeId, (trx) => nextItems(trx, row))
  if (read.length === 0) {
    await withStore(db, storeId, (trx) => finish(trx, row))
    return false
  }
  const items: ImportItem[] = []
  for (const { position, records } of read) items.push({ position, product: await sanitized(context, source.read(records)) })
  return withStoreRepeating(db, storeId, async (trx) => {
    if (!(await hasStatus(trx, storeId, row.id, 'running'))) return false
    const hasRoom = await hasRoomFor(
      trx,
      storeId,
      items.map(({ product }) => product),
    )
    if (row.update_existing) await lockExisting(trx, storeId, items)
    const options = { storeId, currency: source.currency, updateExisting: row.update_existing, hasRoom }
    for (const item of items) await importItem(trx, { row, source, item, options })
    return true
  })
}

/** Locks the products that a file updates in the order of their ids, as orders do, so that no two transactions wait for each other. */
async function lockExisting(trx: StoreTrx, storeId: string, items: readonly ImportItem[]): Promise<void> {
  const slugs = items.map(({ product }) => product.handle)
  await trx
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('slug', 'in', slugs)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function sanitized(context: StoreContext, product: CsvProduct): Promise<CsvProduct> {
  const { description } = product.fields
  if (!description) return product
  return { ...product, fields: { ...product.fields, description: await sanitizeLargeHtml(context, description) } }
}

interface Importing {
  row: ImportRow
  source: ImportSource
  item: ImportItem
  options: SaveOptions
}

/** Saves one product and its result. A product that cannot be saved leaves nothing behind except its problems. */
async function importItem(trx: StoreTrx, { row, source, item: { position, product }, options }: Importing): Promise<void> {
  await sql`savepoint product`.execute(trx)
  try {
    const saved = await saveCsvProduct(trx, product, options)
    await setResult(trx, row, position, { status: saved.outcome, product_id: saved.productId })
    if (saved.outcome !== 'skipped') await addImages(trx, row, position, product, saved)
  } catch (error) {
    const problems = problemsOfError(error, product, source)
    await sql`rollback to savepoint product`.execute(trx)
    await setResult(trx, row, position, { status: 'failed', problems: JSON.stringify(problems) })
  }
  await sql`release savepoint product`.execute(trx)
}

const nextItems = (trx: StoreTrx, { store_id, id }: ImportRow) =>
  trx
    .selectFrom('product_import_items')
    .select(['position', 'records'])
    .where('store_id', '=', store_id)
    .where('import_id', '=', id)
    .where('status', '=', 'valid')
    .orderBy('position')
    .limit(BATCH)
    .execute()

async function setResult(
  trx: StoreTrx,
  { store_id, id }: ImportRow,
  position: number,
  result: { status: SavedProduct['outcome'] | 'failed'; product_id?: string; problems?: string },
): Promise<void> {
  await trx
    .updateTable('product_import_items')
    .set(result)
    .where('store_id', '=', store_id)
    .where('import_id', '=', id)
    .where('position', '=', position)
    .execute()
}

async function addImages(
  trx: StoreTrx,
  { store_id, id }: ImportRow,
  item: number,
  { images, variations }: CsvProduct,
  { productId }: SavedProduct,
): Promise<void> {
  const ofGallery = images.map((image) => ({ ...image, key: null as string | null }))
  const ofVariations = variations.flatMap(({ attributes, fields, line }) =>
    fields.image ? [{ line, url: fields.image, alt: '', key: combinationKey(attributes) }] : [],
  )
  const all = [...ofGallery, ...ofVariations]
  if (all.length === 0) return
  await trx
    .insertInto('product_import_images')
    .values(
      all.map(({ url, alt, line, key }, position) => ({
        store_id,
        import_id: id,
        item,
        position,
        line,
        product_id: productId,
        url: url.slice(0, 2048),
        alt: alt.slice(0, MAX_ALT),
        variation_key: key,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends an import without products that are left: its images follow. */
async function finish(trx: StoreTrx, { store_id, id }: ImportRow): Promise<void> {
  const row = await importRow(trx, store_id, id, { forUpdate: true })
  if (row.status !== 'running') return
  const pending = await trx
    .selectFrom('product_import_images')
    .select('position')
    .where('store_id', '=', store_id)
    .where('import_id', '=', id)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst()
  await setStatus(trx, store_id, id, pending ? 'images' : 'done')
  if (pending) await enqueue(trx, 'import.images', { storeId: store_id, importId: id })
}
