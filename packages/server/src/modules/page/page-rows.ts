import type { Selectable } from 'kysely'
import { rowReader } from '../../ground/db/row-reader.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { PagesTable } from '../../ground/db/tables.ts'
import { orNotFound } from '../../ground/errors.ts'

export type PageRow = Selectable<PagesTable>

/** A page; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export const pageRow = rowReader('pages')

/** Like {@link pageRow}, locked until the transaction ends: concurrent changes of one page run one after the other. */
export const lockedPage = (trx: StoreTrx, storeId: string, pageId: string): Promise<PageRow> =>
  pageRow(trx, storeId, pageId, { forUpdate: true })

/** The top bar, navigation and footer of a store: draft and published version. */
export const contentRow = async (trx: StoreTrx, storeId: string) =>
  orNotFound(await trx.selectFrom('store_content').selectAll().where('store_id', '=', storeId).executeTakeFirst())

/** Like {@link contentRow}, locked until the transaction ends. */
export const lockedContent = (trx: StoreTrx, storeId: string) =>
  trx.selectFrom('store_content').selectAll().where('store_id', '=', storeId).forUpdate().executeTakeFirstOrThrow()
