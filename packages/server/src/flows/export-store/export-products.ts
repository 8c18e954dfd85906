import { combinationKey } from '@blockfront/commerce'
import type { CsvPart } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreContext } from '../../ground/context.ts'
import { byName } from '../../ground/db/by-name.ts'
import { onlyRow } from '../../ground/db/only-row.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { csvText } from '../../ground/files/csv-text.ts'
import type { Query } from '../../ground/handler.ts'
import { keyOfUrl } from '../../ground/storage/media-key.ts'
import { templateSlug } from '../../modules/page/index.ts'
import {
  columnsOf,
  currencyOf,
  type ExportedProduct,
  type KeptCells,
  type ProductData,
  viewProduct,
  writeProduct,
} from '../../modules/product/index.ts'
import { primaryHostname, storeUrl } from '../../modules/store/index.ts'
import { missingImagesOf } from '../import-products/index.ts'

/** Products of one part, and the characters at which a part ends earlier. */
const PART = 200
const PART_CHARACTERS = 8_000_000
/** Matches no id: a list in SQL must not be empty. */
const NONE = ''

/** Returns the next products as CSV, by id after `after`. The first part starts with the headers. */
export function exportProducts(
  { config, db, store: { storeId } }: Pick<StoreContext, 'config' | 'db' | 'store'>,
  { format, after }: Query<'export.products'>,
): Promise<CsvPart> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const [currency, hostname, { total, options, kept }] = await Promise.all([
      currencyOf(trx, storeId),
      primaryHostname(trx, storeId),
      layoutOf(trx, storeId),
    ])
    let following = trx.selectFrom('products').selectAll().where('store_id', '=', storeId)
    if (after !== undefined) following = following.where('id', '>', after)
    const rows = await following.orderBy('id').limit(PART).execute()
    const columns = columnsOf(format, { options: Math.max(options, format === 'shopify' ? 3 : 1) })
    const absolute = (url: string) => (url.startsWith('/') ? storeUrl(config, hostname, url) : url)
    const lines: string[][] = []
    let characters = 0
    let count = 0
    for (const row of rows) {
      for (const line of writeProduct(await exportedProduct(trx, row, currency), { currency, format, absolute }))
        lines.push([...columns.map(({ key }) => line.values[key] ?? ''), ...kept.map((header) => line.kept[header] ?? '')])
      characters += row.description.length
      count++
      if (characters > PART_CHARACTERS) break
    }
    const headers = [...columns.map(({ header }) => header), ...kept]
    const isLast = count === rows.length && rows.length < PART
    return {
      csv: csvText(after === undefined ? [headers, ...lines] : lines),
      count,
      total,
      next: isLast ? null : (rows[count - 1]?.id ?? null),
    }
  })
}

interface Layout {
  /** The number of products. */
  total: number
  /** The most options of one. */
  options: number
  /** The headers of all kept cells. */
  kept: string[]
}

async function layoutOf(trx: StoreTrx, storeId: string): Promise<Layout> {
  const result = await sql<Layout>`
    select count(*)::int as total, coalesce(max(jsonb_array_length(attribute_groups)), 0) as options,
      array(select header from (
        select jsonb_object_keys(p.kept_cells) as header from products p where p.store_id = ${storeId} and p.kept_cells <> '{}'
        union
        select jsonb_object_keys(v.kept_cells) from product_variations v where v.store_id = ${storeId} and v.kept_cells <> '{}'
      ) headers order by header) as kept
    from products g where g.store_id = ${storeId}`.execute(trx)
  return onlyRow(result)
}

async function exportedProduct(
  trx: StoreTrx,
  row: ProductData,
  currency: Parameters<typeof viewProduct>[2],
): Promise<ExportedProduct> {
  const product = await viewProduct(trx, row, currency)
  const images = [product.productImage, ...product.galleryImages]
  const mediaIds = images.flatMap((url) => keyOfUrl(url)?.mediaId ?? [])
  const [categories, media, variations, missingImages, template = ''] = await Promise.all([
    trx
      .selectFrom('categories')
      .select('name')
      .where('store_id', '=', row.store_id)
      .where('id', 'in', [...product.categoryIds, NONE])
      .orderBy(byName('name'))
      .execute(),
    trx
      .selectFrom('media')
      .select(['id', 'alt'])
      .where('store_id', '=', row.store_id)
      .where('id', 'in', [...mediaIds, NONE])
      .execute(),
    trx
      .selectFrom('product_variations')
      .select(['attributes', 'kept_cells'])
      .where('store_id', '=', row.store_id)
      .where('product_id', '=', row.id)
      .execute(),
    missingImagesOf(trx, row.store_id, row.id),
    templateSlug(trx, row.store_id, row.template_id),
  ])
  const alts = new Map(media.map(({ id, alt }) => [id, alt]))
  return {
    product,
    kept: row.kept_cells as KeptCells,
    keptOfVariations: new Map(
      variations.map(({ attributes, kept_cells }) => [
        combinationKey(attributes as Record<string, string>),
        kept_cells as KeptCells,
      ]),
    ),
    categories: categories.map(({ name }) => name),
    template,
    missingImages,
    imageAlts: new Map(images.map((url) => [url, alts.get(keyOfUrl(url)?.mediaId ?? '') ?? ''])),
  }
}
