import { withStore } from '../../../ground/db/scope.ts'
import { isUsable, setPrimary } from '../primary-domain.ts'
import { type CheckContext, lockedRow } from './check-domain.ts'
import { nextCheck } from './next-check.ts'
import { type Handshake, shakeHands } from './tls-handshake.ts'

/**
 * Checks the certificate of an active hostname with a TLS connection through the proxy, and records it. Without a connection, nothing changes.
 * A hostname that was chosen as primary becomes primary when it has its certificate. Returns what was found; undefined if nothing was checked.
 */
export async function checkCertificate(
  context: CheckContext,
  { id, host }: { id: string; host: string },
): Promise<Handshake | undefined> {
  const { config, db, log, store } = context
  if (!config.secure) return undefined
  const handshake = await shakeHands(config.domains, host)
  if (handshake.result === 'unknown') {
    log.warn({ host, reason: handshake.reason }, 'The certificate of a domain could not be checked')
    return handshake
  }
  await withStore(db, store.storeId, async (trx) => {
    const row = await lockedRow(trx, store.storeId, id)
    if (row?.status !== 'active') return
    const checks = handshake.result === row.tls_status ? row.checks : 0
    const { status, failing_since: failingSince } = row
    await trx
      .updateTable('domains')
      .set({
        tls_status: handshake.result,
        tls_error: handshake.result === 'failed' ? handshake.problem : null,
        checks,
        next_check_at: nextCheck({ status, tlsStatus: handshake.result, failingSince, checks }, new Date()),
      })
      .where('store_id', '=', store.storeId)
      .where('id', '=', id)
      .execute()
    if (row.wants_primary && isUsable({ ...row, tls_status: handshake.result }, config)) await setPrimary(trx, row)
  })
  return handshake
}
