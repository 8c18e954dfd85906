import type { Generated } from 'kysely'
import type { GeneratedJson, Json } from './json.ts'

/** A file of products that an owner imports. */
export type ProductImportsTable = {
  store_id: string
  id: string
  actor_id: string | null
  filename: string
  format: 'blockfront' | 'shopify'
  status: 'reading' | 'checking' | 'checked' | 'running' | 'images' | 'done' | 'canceled' | 'failed'
  /** The headers of the file, in its order. */
  headers: Json
  update_existing: Generated<boolean>
  /** Columns whose cells have no use, with samples. */
  unused_columns: GeneratedJson
  lines: Generated<number>
  message: Generated<string>
  created_at: Generated<Date>
  finished_at: Date | null
}

/** A product of an import, with its lines as they were read. */
export type ProductImportItemsTable = {
  store_id: string
  import_id: string
  position: number
  line: number
  /** The handle in the file, or the name without one: lines with the same one are one product. At most 255 characters. */
  handle: string
  /** The URL handle that the product gets; empty without a letter or digit. */
  slug: Generated<string>
  /** The SKU of a checked product without options; empty if an earlier product of the file has it. */
  sku: Generated<string>
  name: string
  records: Json
  problems: GeneratedJson
  /** Values that the import changes or leaves out. */
  changes: GeneratedJson
  status: Generated<'read' | 'valid' | 'invalid' | 'created' | 'updated' | 'skipped' | 'failed'>
  exists_already: Generated<boolean>
  product_id: string | null
}

/** An image that an import fetches. */
export type ProductImportImagesTable = {
  store_id: string
  import_id: string
  item: number
  position: number
  line: number
  product_id: string
  url: string
  alt: Generated<string>
  /** The combination of the variation that shows the image; null for the gallery of the product. */
  variation_key: string | null
  status: Generated<'pending' | 'done' | 'failed'>
  media_url: Generated<string>
  problem: Generated<string>
}
