import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type JobContext, storeContext } from '../../../ground/context.ts'
import { withStore } from '../../../ground/db/scope.ts'
import { takeTurns } from '../../../ground/limits/take-turns.ts'
import { stopSignal } from '../../../ground/outgoing/stop-signal.ts'
import { hostnameRow } from '../domain-rows.ts'
import { checkCertificate } from './check-certificate.ts'
import { type CheckContext, checkHostname } from './check-domain.ts'
import { nextCheck } from './next-check.ts'

declare module '../../../ground/db/job-queue.ts' {
  interface Jobs {
    'domain.check': Record<string, never>
    'domain.checkCertificates': { storeId: string; hostnames: { id: string; host: string }[] }
  }
}

/** Hostnames that one run checks, and how many at the same time. */
const [BATCH, PARALLEL] = [500, 16]

/** Job: checks the hostnames that are due. One that fails is retried later; it does not stop the others. */
export async function checkDueDomains(_payload: Record<string, never>, context: JobContext): Promise<void> {
  const { rows } = await sql<{ store_id: string; id: string }>`
    select store_id, id from domains_to_check(${new Date()}, ${BATCH})`.execute(context.db)
  await takeTurns(rows, { atOnce: PARALLEL, signal: stopSignal() }, ({ store_id, id }) =>
    check(storeContext(context, store_id), id),
  )
}

async function check(context: CheckContext, id: string): Promise<void> {
  const { storeId } = context.store
  try {
    const row = await withStore(context.db, storeId, (trx) => hostnameRow(trx, storeId, id))
    const status = await checkHostname(context, row)
    if (status === 'active') await checkCertificate(context, row)
  } catch (error) {
    context.log.warn({ err: error, storeId, domainId: id }, 'A domain could not be checked')
    await postpone(context, id)
  }
}

const postpone = ({ db, store: { storeId } }: CheckContext, id: string): Promise<void> =>
  withStore(db, storeId, async (trx) => {
    const row = await hostnameRow(trx, storeId, id).catch(() => undefined)
    if (!row) return
    const { status, tls_status: tlsStatus, failing_since: failingSince, checks } = row
    await trx
      .updateTable('domains')
      .set({ checks: checks + 1, next_check_at: nextCheck({ status, tlsStatus, failingSince, checks }, new Date()) })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute()
  })

/** Pause before a new certificate that failed is requested again. Milliseconds. */
const PAUSE = 2_000

/**
 * Job: checks the certificates of hostnames that just became active, one after the other. One that failed is checked once more, because
 * Caddy 2.6 refused a name in tests after it had asked for two at the same time. Later checks do not repeat: authorities limit failures.
 */
export async function checkNewCertificates(
  { storeId, hostnames }: { storeId: string; hostnames: readonly { id: string; host: string }[] },
  context: JobContext,
): Promise<void> {
  for (const hostname of hostnames) {
    const found = await checkCertificate(storeContext(context, storeId), hostname)
    if (found?.result !== 'failed') continue
    await pause(PAUSE)
    await checkCertificate(storeContext(context, storeId), hostname)
  }
}
