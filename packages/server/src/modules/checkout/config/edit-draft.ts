import type { CheckoutDraft } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberScope, StoreScope } from '../../../ground/context.ts'
import { newId } from '../../../ground/db/id.ts'
import { type StoreTrx, withStore } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import { cacheTags } from '../../../ground/events/cache-tags.ts'
import { invalidate } from '../../../ground/events/store-events.ts'
import type { Body } from '../../../ground/handler.ts'
import { type ConfigRow, lockedConfig, viewDraft } from './config-row.ts'
import { pruneVersions } from './prune-versions.ts'
import { versionRow } from './versions.ts'

/** The draft of a store's checkout and its published settings. */
export const getDraft = ({ db, store: { storeId } }: StoreScope): Promise<CheckoutDraft> =>
  withStore(db, storeId, async (trx) => viewDraft(await lockedConfig(trx, storeId)))

/** Saves a draft, which shoppers do not see. Throws `stale_version` with the newer draft when it is based on an older one. */
export const saveDraft = (
  { db, store: { storeId } }: StoreScope,
  { settings, baseVersion }: Body<'checkout.saveDraft'>,
): Promise<CheckoutDraft> =>
  withStore(db, storeId, async (trx) =>
    viewDraft(await writeDraft(trx, await currentConfig(trx, storeId, baseVersion), settings)),
  )

/** Saves and publishes settings and stores a version of them. Throws like {@link saveDraft}. */
export const publish = (
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { settings, baseVersion, label }: Body<'checkout.publish'>,
): Promise<CheckoutDraft> =>
  withStore(db, storeId, async (trx) => {
    const current = await currentConfig(trx, storeId, baseVersion)
    await writeDraft(trx, current, settings)
    const config = JSON.stringify(settings)
    const published = await trx
      .updateTable('checkout_config')
      .set({ config, draft: null, published_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const id = newId()
    await trx
      .insertInto('checkout_config_versions')
      .values({
        store_id: storeId,
        id,
        number: sql<number>`(select coalesce(max(v.number), 0) + 1 from checkout_config_versions v where v.store_id = ${storeId})`,
        config,
        label,
        created_by: actorId,
      })
      .execute()
    await pruneVersions(trx, storeId)
    await recordAudit(trx, { storeId, actorId, action: 'checkout.publish', target: id, detail: { label } })
    await invalidate(trx, storeId, [cacheTags.page('checkout')])
    return viewDraft(published)
  })

/** Replaces the draft with a version. Shoppers see no change before the next publish. Throws like {@link saveDraft}, and `not_found`. */
export const restoreVersion = (
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { versionId, baseVersion }: Body<'checkout.restoreVersion'>,
): Promise<CheckoutDraft> =>
  withStore(db, storeId, async (trx) => {
    const current = await currentConfig(trx, storeId, baseVersion)
    const { config, number } = await versionRow(trx, storeId, versionId)
    const restored = await writeDraft(trx, current, config)
    await recordAudit(trx, { storeId, actorId, action: 'checkout.restoreVersion', target: versionId, detail: { number } })
    return viewDraft(restored)
  })

async function currentConfig(trx: StoreTrx, storeId: string, baseVersion: number): Promise<ConfigRow> {
  const row = await lockedConfig(trx, storeId)
  if (row.version !== baseVersion) throw appError('stale_version', { details: { draft: viewDraft(row) } })
  return row
}

/** Stores settings as the next version of the draft; equal settings keep the version. A draft equal to the published settings is none. */
async function writeDraft(trx: StoreTrx, row: ConfigRow, settings: unknown): Promise<ConfigRow> {
  const draft = JSON.stringify(settings)
  const stored = await trx
    .updateTable('checkout_config')
    .set({
      draft: sql<string | null>`case when config = ${draft}::jsonb then null else ${draft}::jsonb end`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('store_id', '=', row.store_id)
    .where(sql<boolean>`coalesce(draft, config) <> ${draft}::jsonb`)
    .returningAll()
    .executeTakeFirst()
  return stored ?? row
}
