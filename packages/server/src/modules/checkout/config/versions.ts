import type { CheckoutDraft, CheckoutVersion, HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../../ground/context.ts'
import { pageOf, readListRows } from '../../../ground/db/list-page.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { orNotFound } from '../../../ground/errors.ts'
import type { Query } from '../../../ground/handler.ts'
import { withoutMissingMedia } from '../../media/index.ts'

/** The published versions of a checkout, newest first, without their settings. */
export const listVersions = (
  { db, store: { storeId } }: StoreScope,
  page: Query<'checkout.versions'>,
): Promise<HandlerOutput<'checkout.versions'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const { rows, total } = await readListRows(versionsOf(trx, storeId), page)
    return pageOf(rows.map(viewVersion), total, page)
  })

/** A published version with its settings. Throws `not_found`. */
export const getVersion = (
  { db, store: { storeId } }: StoreScope,
  { versionId }: Query<'checkout.version'>,
): Promise<HandlerOutput<'checkout.version'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const row = await versionRow(trx, storeId, versionId)
    return { ...viewVersion(row), settings: row.config as CheckoutDraft['settings'], missingFiles: row.missingFiles }
  })

/** A version with its settings, without files that were deleted since. Throws `not_found`. */
export async function versionRow(trx: StoreTrx, storeId: string, versionId: string) {
  const { config, ...row } = orNotFound(
    await versionsOf(trx, storeId).select('v.config').where('v.id', '=', versionId).executeTakeFirst(),
  )
  const { value, missingFiles } = await withoutMissingMedia(trx, storeId, config)
  return { ...row, config: value, missingFiles }
}

const versionsOf = (trx: StoreTrx, storeId: string) =>
  trx
    .selectFrom('checkout_config_versions as v')
    .leftJoin('users as u', 'u.id', 'v.created_by')
    .select(['v.id', 'v.number', 'v.label', 'v.created_at', 'u.name as author'])
    .where('v.store_id', '=', storeId)
    .orderBy('v.number', 'desc')

interface Row {
  id: string
  number: number
  label: string
  created_at: Date
  author: string | null
}

const viewVersion = ({ id, number, label, created_at, author }: Row): CheckoutVersion => ({
  versionId: id,
  number,
  label,
  authorName: author ?? '',
  createdAt: created_at.toISOString(),
})
