import { sql } from 'kysely'
import { type JobContext, storeContext } from '../../ground/context.ts'
import { takeTurns } from '../../ground/limits/take-turns.ts'
import { stopSignal } from '../../ground/outgoing/stop-signal.ts'
import { sendRefund } from './send-refund.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'refund.resume': Record<string, never>
  }
}

/** Stores whose refunds are sent at the same time. */
const PARALLEL = 4

/** Sends the pending refunds of all stores that are due to their providers. One that fails is logged and does not stop the others. */
export async function resumeRefunds(_payload: Record<string, never>, job: JobContext): Promise<void> {
  const { rows } = await sql<{ store_id: string; id: string }>`
    select store_id, id from pending_refunds(now())`.execute(job.db)
  await takeTurns(rows, { atOnce: PARALLEL, signal: stopSignal() }, ({ store_id: storeId, id }) =>
    sendRefund(storeContext(job, storeId), id).catch((error: unknown) => {
      job.log.error({ err: error, storeId, refundId: id }, 'A pending refund could not be sent')
    }),
  )
}
