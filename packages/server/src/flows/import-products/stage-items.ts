import { createHash } from 'node:crypto'
import type { ProductImport } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { unescapeFormula } from '../../ground/files/csv-text.ts'
import {
  type ColumnMeaning,
  type CsvRecord,
  foreignPlatform,
  handleOf,
  readHeaders,
  toRecord,
} from '../../modules/product/index.ts'
import type { CsvRow } from './read-csv.ts'

/** Most products and lines of a file, and most lines of a product. */
const MAX_PRODUCTS = 100_000
const MAX_LINES = 500_000
const MAX_LINES_OF_PRODUCT = 1_000
/** A batch is written when it has this many products or characters. */
const BATCH_PRODUCTS = 200
const BATCH_CHARACTERS = 2_000_000

interface Item {
  position: number
  line: number
  handle: string
  slug: string
  name: string
  records: CsvRecord[]
}

const invalidFile = (message: string) => appError('invalid_input', { message, fields: { file: message } })

/** Checks the headers of a file. Throws `invalid_input`. */
export function checkHeaders(cells: readonly string[] | undefined): (ColumnMeaning | undefined)[] {
  if (!cells || cells.every((cell) => cell.trim() === '')) throw invalidFile('This file is empty.')
  if (cells.length > 500) throw invalidFile('This file has more than 500 columns.')
  const platform = foreignPlatform(cells)
  if (platform)
    throw invalidFile(`This is a file from ${platform}. Files from ${platform} cannot be imported yet. Nothing was imported.`)
  const meanings = readHeaders(cells)
  const keys = meanings.flatMap((meaning) => (meaning && 'key' in meaning ? [meaning.key] : []))
  if (!keys.includes('handle') && !keys.includes('title'))
    throw invalidFile(
      'The first line must have the column names. A file of products needs a column “URL handle”, “Handle”, “Title” or “Name”.',
    )
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) {
    const index = meanings.findLastIndex((meaning) => meaning && 'key' in meaning && meaning.key === twice)
    throw invalidFile(`The column “${cells[index] ?? ''}” occurs twice. Remove one of them.`)
  }
  return meanings
}

type UnusedColumn = ProductImport['unusedColumns'][number]

/** Samples of a column, and their longest texts in characters. */
const SAMPLES = 3
const SAMPLE_LENGTH = 60
/** Longest header that is shown. Characters. */
const HEADER_LENGTH = 100

/** Collects the columns of a file whose cells have no use, with samples. */
export class UnusedColumns {
  readonly #columns: (UnusedColumn | undefined)[]

  constructor(headers: readonly string[], meanings: readonly (ColumnMeaning | undefined)[]) {
    this.#columns = meanings.map((meaning, index) =>
      meaning && 'key' in meaning
        ? undefined
        : { header: (headers[index] ?? '').trim().slice(0, HEADER_LENGTH) || `Column ${index + 1}`, cells: 0, samples: [] },
    )
  }

  add(cells: readonly string[]): void {
    for (const [index, column] of this.#columns.entries()) {
      const cell = cells[index]?.trim()
      if (!column || !cell) continue
      column.cells++
      const sample = cell.length > SAMPLE_LENGTH ? `${cell.slice(0, SAMPLE_LENGTH)}…` : cell
      if (column.samples.length < SAMPLES && !column.samples.includes(sample)) column.samples.push(sample)
    }
  }

  /** The columns that have cells. */
  get list(): UnusedColumn[] {
    return this.#columns.flatMap((column) => (column && column.cells > 0 ? [column] : []))
  }
}

/** Longest handle that is stored, as part of an index. Characters. */
const HANDLE_LENGTH = 255

/** Shortens a long handle to one that no other handle has. */
const keyOf = (handle: string): string =>
  handle.length <= HANDLE_LENGTH ? handle : `${handle.slice(0, 180)}…${createHash('sha256').update(handle).digest('hex')}`

/** Products that are written in one transaction, and the number of lines that were read until then. */
interface ItemBatch {
  items: Item[]
  lines: number
}

/**
 * Writes the rows of a file to the items of an import, one item for each product, in batches, so that memory does not grow with the file.
 * Throws `invalid_input` beyond a limit, and `conflict` when the import was canceled.
 */
export async function stageItems(
  scope: StoreScope,
  importId: string,
  rows: AsyncIterable<CsvRow>,
  meanings: readonly (ColumnMeaning | undefined)[],
  unused: UnusedColumns,
): Promise<void> {
  for await (const batch of itemBatches(rows, meanings, unused)) await writeItems(scope, importId, batch)
}

/** Yields the products of a file in batches. The last one may be empty. Throws `invalid_input` beyond a limit. */
export async function* itemBatches(
  rows: AsyncIterable<CsvRow>,
  meanings: readonly (ColumnMeaning | undefined)[],
  unused?: UnusedColumns,
): AsyncGenerator<ItemBatch> {
  const items = new Map<string, Item>()
  let products = 0
  let lines = 1
  let characters = 0
  let last = ''
  for await (const { line, cells } of rows) {
    lines = line
    if (lines > MAX_LINES)
      throw invalidFile(`A file can have up to ${MAX_LINES.toLocaleString('en')} lines. Split it into several files.`)
    if (cells.every((cell) => cell.trim() === '')) continue
    const record = toRecord(line, cells.map(unescapeFormula), meanings)
    unused?.add(cells)
    const { title = '', handle: own = title } = record.values
    // A line without handle and name belongs to the product above. Without one, it becomes a separate item with a problem.
    const handle = keyOf(own.normalize('NFC').toLowerCase()) || last || `line-${line}`
    last = handle
    const item = items.get(handle) ?? { position: products++, line, handle, slug: handleOf(record), name: '', records: [] }
    items.set(handle, item)
    item.name ||= title.slice(0, 200)
    if (item.records.length >= MAX_LINES_OF_PRODUCT)
      throw invalidFile(`The product “${item.slug || handle}” has more than ${MAX_LINES_OF_PRODUCT} lines (line ${line}).`)
    item.records.push(record)
    characters += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (products > MAX_PRODUCTS)
      throw invalidFile(`A file can have up to ${MAX_PRODUCTS.toLocaleString('en')} products. Split it into several files.`)
    if (items.size >= BATCH_PRODUCTS || characters >= BATCH_CHARACTERS) {
      // The last product may go on.
      items.delete(handle)
      yield { items: [...items.values()], lines }
      items.clear()
      items.set(handle, item)
      characters = 0
    }
  }
  yield { items: [...items.values()], lines }
}

/** Adds items; lines of a product that occurred before are added to it. */
function writeItems({ db, store: { storeId } }: StoreScope, importId: string, { items, lines }: ItemBatch): Promise<void> {
  return withStore(db, storeId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('product_imports')
      .set({ lines })
      .where('store_id', '=', storeId)
      .where('id', '=', importId)
      .where('status', '=', 'reading')
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) throw appError('conflict', { message: 'This import was canceled.' })
    if (items.length === 0) return
    await trx
      .insertInto('product_import_items')
      .values(
        items.map(({ records, ...item }) => ({
          ...item,
          store_id: storeId,
          import_id: importId,
          records: JSON.stringify(records),
          product_id: null,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'import_id', 'handle']).doUpdateSet({
          records: sql`product_import_items.records || excluded.records`,
        }),
      )
      .execute()
  })
}
