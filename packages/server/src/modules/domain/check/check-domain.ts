import { sql } from 'kysely'
import type { StoreContext } from '../../../ground/context.ts'
import { type StoreTrx, withStore } from '../../../ground/db/scope.ts'
import { isConstraintViolation } from '../../../ground/errors.ts'
import { invalidate } from '../../../ground/events/store-events.ts'
import { observe } from '../dns/dns-lookup.ts'
import { type Observation, ownershipOf, pointingOf, txtValue, valuesOf } from '../dns/observation.ts'
import type { DomainRow } from '../domain-rows.ts'
import { isUsable, setPrimary } from '../primary-domain.ts'
import { nextCheck } from './next-check.ts'
import { type DnsState, nextState, type Problem } from './next-status.ts'

export type CheckContext = Pick<StoreContext, 'db' | 'config' | 'store' | 'log'>

type Holder = { store_id: string; id: string; kind: 'platform' | 'custom'; verification_token: string }

/** Looks up a hostname of a store and records its state. A failed lookup changes no status. Returns the new status. */
export async function checkHostname(context: CheckContext, row: DomainRow): Promise<DomainRow['status'] | undefined> {
  const { config, db, store } = context
  const startedAt = new Date()
  const observation = await observe({ config, db }, row.host, row.base_host)
  const isHeld = row.status === 'active' ? false : await resolveHolder(context, row, observation)
  const record = (held: boolean) =>
    withStore(db, store.storeId, (trx) => recordCheck(trx, context, { id: row.id, observation, isHeld: held, startedAt }))
  try {
    return await record(isHeld)
  } catch (error) {
    // Another store verified the same hostname at the same time.
    if (isConstraintViolation(error, 'domains_active_host')) return record(true)
    throw error
  }
}

/**
 * Whether another store holds the hostname. If only this store's TXT record exists, the domain has a new owner, and the other store loses it.
 */
async function resolveHolder({ db, config, store }: CheckContext, row: DomainRow, observation: Observation): Promise<boolean> {
  const { rows } = await sql<Holder>`select * from domain_holder(${row.host})`.execute(db)
  const holder = rows[0]
  if (!holder || holder.store_id === store.storeId) return false
  const isProven = ownershipOf(observation, row.verification_token) === 'proven'
  const isMovable = holder.kind === 'custom' && !valuesOf(observation.txt).includes(txtValue(holder.verification_token))
  if (!isProven || !isMovable || pointingOf(observation, config.domains) !== 'here') return true
  await withStore(db, holder.store_id, async (trx) => {
    await trx
      .updateTable('domains')
      .set({
        status: 'error',
        last_error: 'held_by_other_store',
        tls_status: 'none',
        tls_error: null,
        failing_since: new Date(),
        checks: 0,
      })
      .where('store_id', '=', holder.store_id)
      .where('id', '=', holder.id)
      .execute()
    await invalidate(trx, holder.store_id)
  })
  return false
}

type Check = { id: string; observation: Observation; isHeld: boolean; startedAt: Date }

async function recordCheck(
  trx: StoreTrx,
  { config, store }: CheckContext,
  check: Check,
): Promise<DomainRow['status'] | undefined> {
  const { storeId } = store
  const row = await lockedRow(trx, storeId, check.id)
  // Released, or checked by another process meanwhile.
  if (!row || (row.checked_at && row.checked_at > check.startedAt)) return row?.status
  const findings = {
    ownership: ownershipOf(check.observation, row.verification_token),
    pointing: pointingOf(check.observation, config.domains),
    isHeld: check.isHeld,
  }
  const before: DnsState = {
    status: row.status,
    problem: row.last_error as Problem | null,
    failingSince: row.failing_since,
  }
  const now = new Date()
  const after = nextState(before, findings, now)
  const isActivated = after.status === 'active' && before.status !== 'active'
  const tlsStatus = after.status !== 'active' ? 'none' : isActivated && config.secure ? 'pending' : row.tls_status
  const checks = after.status === before.status ? row.checks + 1 : 0
  await trx
    .updateTable('domains')
    .set({
      status: after.status,
      last_error: after.problem,
      failing_since: after.failingSince,
      observed: JSON.stringify(merged(row.observed as Partial<Observation>, check.observation)),
      checked_at: now,
      tls_status: tlsStatus,
      tls_error: tlsStatus === row.tls_status ? row.tls_error : null,
      checks,
      next_check_at: nextCheck({ status: after.status, tlsStatus, failingSince: after.failingSince, checks }, now),
      ...(isActivated && { verified_at: now }),
    })
    .where('store_id', '=', storeId)
    .where('id', '=', row.id)
    .execute()
  if (after.status !== before.status) await invalidate(trx, storeId)
  if (row.wants_primary && isUsable({ ...row, status: after.status, tls_status: tlsStatus }, config)) await setPrimary(trx, row)
  return after.status
}

/** Locks a hostname; undefined if it was released. */
export const lockedRow = (trx: StoreTrx, storeId: string, id: string): Promise<DomainRow | undefined> =>
  trx
    .selectFrom('domains')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('status', '<>', 'released')
    .forUpdate()
    .executeTakeFirst()

/** Keeps the last answer of a lookup that failed now, so that the owner still sees the records that were found. */
function merged(before: Partial<Observation>, now: Observation): Observation {
  const keep = (part: keyof Observation) => ('failed' in now[part] ? (before[part] ?? now[part]) : now[part])
  return { txt: keep('txt'), a: keep('a'), aaaa: keep('aaaa'), cname: keep('cname') }
}
