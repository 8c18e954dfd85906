import type { HandlerOutput, ImportProblem, ProductImport } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { pageOf, readListRows } from '../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { KEPT_IMPORTS, viewImport } from './import-rows.ts'

/** The latest imports of a store, newest first. */
export const listImports = ({ db, store: { storeId } }: StoreScope): Promise<ProductImport[]> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const rows = await trx
      .selectFrom('product_imports')
      .selectAll()
      .where('store_id', '=', storeId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(KEPT_IMPORTS)
      .execute()
    return Promise.all(rows.map((row) => viewImport(trx, row)))
  })

/** Images of a product that the list shows. */
const SHOWN_IMAGES = 100

/** One page of the products of an import, in the order of the file. */
export function listImportItems(
  { db, store: { storeId } }: StoreScope,
  { importId, only, ...page }: Query<'import.items'>,
): Promise<HandlerOutput<'import.items'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    let matching = trx
      .selectFrom('product_import_items as i')
      .where('i.store_id', '=', storeId)
      .where('i.import_id', '=', importId)
    const failedImages = sql<boolean>`i.position in (
      select m.item from product_import_images m where m.store_id = ${storeId} and m.import_id = ${importId} and m.status = 'failed')`
    if (only === 'problems') matching = matching.where((eb) => eb.or([sql<boolean>`i.problems <> '[]'`, failedImages]))
    if (only === 'changes') matching = matching.where(sql<boolean>`i.changes <> '[]'`)
    const listed = matching
      .select(['i.position', 'i.line', 'i.handle', 'i.slug', 'i.name', 'i.status', 'i.exists_already', 'i.product_id'])
      .select(['i.problems', 'i.changes'])
      .select(sql<number>`jsonb_array_length(i.records)`.as('lines'))
      .orderBy('i.position')
    const { rows: items, total } = await readListRows(listed, page)
    const positions = items.map(({ position }) => position)
    const images =
      positions.length === 0
        ? []
        : await trx
            .selectFrom('product_import_images')
            .select(['item', 'url', 'status', 'problem'])
            .where('store_id', '=', storeId)
            .where('import_id', '=', importId)
            .where('item', 'in', positions)
            .orderBy('position')
            .execute()
    return pageOf(
      items.map((item) => ({
        line: item.line,
        handle: item.slug || item.handle,
        name: item.name,
        lines: item.lines,
        status: item.status,
        existsAlready: item.exists_already,
        productId: item.product_id,
        problems: (item.problems as ImportProblem[]).slice(0, 100),
        changes: (item.changes as ImportProblem[]).slice(0, 100),
        images: images
          .filter((image) => image.item === item.position)
          .slice(0, SHOWN_IMAGES)
          .map(({ url, status, problem }) => ({ url, status, problem })),
      })),
      total,
      page,
    )
  })
}
