import { sql } from 'kysely'
import { z } from 'zod'
import type { JobContext } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { AppError } from '../../ground/errors.ts'
import { bodyOf, type ColumnKey, type CsvProblem, type CsvProduct, productColumns } from '../../modules/product/index.ts'
import { type ImportRow, importRow, setStatus } from './import-rows.ts'
import { type ImportSource, importSource } from './import-source.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'import.check': { storeId: string; importId: string }
  }
}

/** Products that one transaction checks. */
const BATCH = 100
/** Problems that are kept of one product. */
const MAX_PROBLEMS = 100

/** The job that checks the products of an uploaded file. A second run after a crash continues with those that are not checked yet. */
export async function checkImport(
  { storeId, importId }: { storeId: string; importId: string },
  { db }: JobContext,
): Promise<void> {
  const step = () =>
    withStore(db, storeId, async (trx) => {
      const row = await importRow(trx, storeId, importId, { forUpdate: true }).catch(() => undefined)
      if (row?.status !== 'checking') return false
      const checked = await checkBatch(trx, row)
      if (checked === 0) await setStatus(trx, storeId, importId, 'checked')
      return checked > 0
    })
  while (await step());
}

async function checkBatch(trx: StoreTrx, row: ImportRow): Promise<number> {
  const { store_id: storeId, id: importId } = row
  const items = await trx
    .selectFrom('product_import_items')
    .select(['position', 'slug', 'records'])
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('status', '=', 'read')
    .orderBy('position')
    .limit(BATCH)
    .execute()
  if (items.length === 0) return 0
  const source = await importSource(trx, row)
  const slugs = items.map(({ slug }) => slug)
  const found = await trx
    .selectFrom('products')
    .select('slug')
    .where('store_id', '=', storeId)
    .where('slug', 'in', slugs)
    .execute()
  const existing = new Set(found.map(({ slug }) => slug))
  const read = items.map(({ position, slug, records }) => ({ position, slug, product: source.read(records) }))
  const handleProblems = await sameHandles(trx, row, source, read)
  const sameSku = await sameSkus(trx, row, source, read)
  const results = read.map(({ position, slug, product }) => {
    const exists = existing.has(slug)
    const problems = [
      ...(handleProblems.get(position) ?? []),
      ...(sameSku.get(position) ?? []),
      ...problemsOf(product, source, exists),
    ].slice(0, MAX_PROBLEMS)
    const changes = product.changes.slice(0, MAX_PROBLEMS)
    const sku = sameSku.has(position) ? '' : (product.fields.sku ?? '')
    return { position, problems, changes, status: problems.length === 0 ? 'valid' : 'invalid', exists, sku }
  })
  await sql`
    update product_import_items i
       set problems = r.problems, changes = r.changes, status = r.status, exists_already = r."exists", sku = r.sku
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as r (position integer, problems jsonb, changes jsonb, status text, "exists" boolean, sku text)
     where i.store_id = ${storeId} and i.import_id = ${importId} and i.position = r.position`.execute(trx)
  return items.length
}

interface ReadItem {
  position: number
  slug: string
  product: CsvProduct
}

/** Problems of products whose handle becomes the same URL handle as that of an earlier product of the file, by position. */
async function sameHandles(
  trx: StoreTrx,
  { store_id, id }: ImportRow,
  source: Pick<ImportSource, 'header'>,
  read: readonly ReadItem[],
): Promise<Map<number, CsvProblem[]>> {
  const slugs = read.flatMap(({ slug }) => slug || [])
  if (slugs.length === 0) return new Map()
  const rows = await trx
    .selectFrom('product_import_items')
    .distinctOn('slug')
    .select(['position', 'slug', 'line'])
    .where('store_id', '=', store_id)
    .where('import_id', '=', id)
    .where('slug', 'in', slugs)
    .orderBy('slug')
    .orderBy('position')
    .execute()
  const firsts = new Map(rows.map((row) => [row.slug, row]))
  return new Map(
    read.flatMap(({ position, slug, product }): [number, CsvProblem[]][] => {
      const first = firsts.get(slug)
      if (!first || first.position === position) return []
      const message = `The product on line ${first.line} also has the URL handle “${slug}”. Enter another one for this product.`
      return [[position, [problemAt(product, source, 'handle', message)]]]
    }),
  )
}

/** Problems of products without options whose SKU is that of an earlier one of the file, or of another product of the store. */
async function sameSkus(
  trx: StoreTrx,
  { store_id, id }: ImportRow,
  source: Pick<ImportSource, 'header'>,
  read: readonly ReadItem[],
): Promise<Map<number, CsvProblem[]>> {
  const skus = read.flatMap(({ product }) => product.fields.sku || [])
  const problems = new Map<number, CsvProblem[]>()
  if (skus.length === 0) return problems
  const checked = await trx
    .selectFrom('product_import_items')
    .select(['sku', 'line'])
    .where('store_id', '=', store_id)
    .where('import_id', '=', id)
    .where('sku', 'in', skus)
    .execute()
  const others = await trx
    .selectFrom('products')
    .select(['sku', 'slug', 'name'])
    .where('store_id', '=', store_id)
    .where('sku', 'in', skus)
    .execute()
  const inFile = new Map(checked.map(({ sku, line }) => [sku, line]))
  const inStore = new Map(others.map((other) => [other.sku, other]))
  for (const { position, slug, product } of read) {
    const { sku } = product.fields
    if (!sku) continue
    const line = inFile.get(sku)
    const other = inStore.get(sku)
    if (line === undefined) inFile.set(sku, product.line)
    if (line !== undefined)
      problems.set(position, [problemAt(product, source, 'sku', `The product on line ${line} has the same SKU.`)])
    else if (other && other.slug !== slug)
      problems.set(position, [problemAt(product, source, 'sku', `The product “${other.name}” of your store has the same SKU.`)])
  }
  return problems
}

/** All problems of a product: those of its cells, and those that saving it would have. */
export function problemsOf(
  product: CsvProduct,
  source: Pick<ImportSource, 'currency' | 'header'>,
  exists: boolean,
): CsvProblem[] {
  const problems = [...product.problems]
  if (!exists && product.fields.name === undefined)
    problems.push(problemAt(product, source, 'title', 'A new product needs a name.'))
  if (!exists && product.fields.price === undefined)
    problems.push(problemAt(product, source, 'price', 'A new product needs a price.'))
  if (problems.length > 0) return problems.slice(0, MAX_PROBLEMS)
  try {
    // Fields that the file does not have come from the existing product, which is valid.
    const placeholders = { name: 'Name', price: 1 }
    productColumns(bodyOf({ ...product, fields: { ...placeholders, ...product.fields } }), source.currency)
  } catch (error) {
    problems.push(...problemsOfError(error, product, source))
  }
  return problems.slice(0, MAX_PROBLEMS)
}

const problemAt = (
  { line }: { line: number },
  { header }: Pick<ImportSource, 'header'>,
  key: ColumnKey,
  message: string,
): CsvProblem => ({ line, column: header(key), message })

/** The column of a field of the product or of a variation. */
const columnOfField: Readonly<Record<string, ColumnKey>> = {
  name: 'title',
  slug: 'handle',
  price: 'price',
  discountPrice: 'compareAt',
  description: 'description',
  seoTitle: 'seoTitle',
  metaDescription: 'metaDescription',
  sku: 'sku',
  barcode: 'barcode',
  stockQuantity: 'quantity',
  weight: 'weight',
  dimensions: 'length',
  tags: 'tags',
  brand: 'brand',
  attributeGroups: 'option1Name',
  attributes: 'option1Value',
  image: 'variationImage',
  position: 'position',
  templateId: 'template',
  variations: 'option1Value',
}

/** The problems that an error of saving a product means; rethrows other errors. */
export function problemsOfError(error: unknown, product: CsvProduct, { header }: Pick<ImportSource, 'header'>): CsvProblem[] {
  const at = (path: readonly string[], message: string): CsvProblem => {
    const [first = '', index = '', field = ''] = path
    const variation = first === 'variations' ? product.variations[Number(index)] : undefined
    const key = columnOfField[variation ? field : first]
    return { line: variation?.line ?? product.line, column: key ? header(key) : '', message }
  }
  if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => at(path.map(String), message))
  if (error instanceof AppError && error.status < 500) {
    const fields = Object.entries(error.options.fields ?? {})
    return fields.length > 0 ? fields.map(([path, message]) => at(path.split('.'), message)) : [at([], error.message)]
  }
  throw error
}
