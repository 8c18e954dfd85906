import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { pairOf } from './domain-rows.ts'
import { setPrimary } from './primary-domain.ts'

/** Removes a domain from a store. If it was primary, the store's subdomain is primary again. Throws `not_found`. */
export function releaseDomain(
  { db, session, store: { storeId } }: MemberContext,
  { domainId }: Body<'domain.release'>,
): Promise<{ ok: true }> {
  return withStore(db, storeId, async (trx) => {
    const pair = await pairOf(trx, storeId, domainId)
    if (pair.some((row) => row.is_primary)) await restoreSubdomain(trx, storeId)
    await trx
      .updateTable('domains')
      .set({
        status: 'released',
        released_at: new Date(),
        is_primary: false,
        wants_primary: false,
        verified_at: null,
        tls_status: 'none',
        next_check_at: null,
      })
      .where('store_id', '=', storeId)
      .where(
        'id',
        'in',
        pair.map(({ id }) => id),
      )
      .execute()
    const hosts = pair.map(({ host }) => host)
    await recordAudit(trx, {
      storeId,
      actorId: session.userId,
      action: 'domain.release',
      target: hosts[0] ?? '',
      detail: { hosts },
    })
    await invalidate(trx, storeId)
    return { ok: true as const }
  })
}

async function restoreSubdomain(trx: StoreTrx, storeId: string): Promise<void> {
  const platform = await trx
    .selectFrom('domains')
    .select(['store_id', 'id'])
    .where('store_id', '=', storeId)
    .where('kind', '=', 'platform')
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (platform) await setPrimary(trx, platform)
}
