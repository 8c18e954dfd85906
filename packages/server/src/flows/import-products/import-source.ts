import type { Currency } from '@blockfront/commerce'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { templateIds } from '../../modules/page/index.ts'
import { type CsvProduct, type CsvRecord, currencyOf, headerOf, readHeaders, readProduct } from '../../modules/product/index.ts'
import type { ImportRow } from './import-rows.ts'

const NO_TEMPLATES: ReadonlyMap<string, string> = new Map()

/** Reads the products of an import from its items. */
export interface ImportSource {
  currency: Currency
  read: (records: unknown) => CsvProduct
  /** Returns the header that a column has in the file. */
  header: (key: Parameters<typeof headerOf>[0]) => string
}

/** Returns the reader of an import's items. */
export async function importSource(trx: StoreTrx, { store_id, headers: stored }: ImportRow): Promise<ImportSource> {
  const headers = stored as string[]
  const meanings = readHeaders(headers)
  const columns = new Set(meanings.flatMap((meaning) => (meaning && 'key' in meaning ? [meaning.key] : [])))
  const currency = await currencyOf(trx, store_id)
  const templates = columns.has('template') ? await templateIds(trx, store_id, 'product') : NO_TEMPLATES
  const header: ImportSource['header'] = (key) => headerOf(key, meanings, headers)
  return { currency, header, read: (records) => readProduct(records as CsvRecord[], { currency, columns, templates, header }) }
}
