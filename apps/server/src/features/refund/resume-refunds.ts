import { sql } from 'kysely'
import { type JobContext, storeContext } from '../../context.ts'
import { sendRefund } from './send-refund.ts'

declare module '../../db/job-queue.ts' {
  interface Jobs {
    'refund.resume': Record<string, never>
  }
}

/** Sends the pending refunds of all stores that are due to their providers. One that fails is logged and does not stop the others. */
export async function resumeRefunds(_payload: Record<string, never>, job: JobContext): Promise<void> {
  const { rows } = await sql<{ store_id: string; id: string }>`
    select store_id, id from pending_refunds(now())`.execute(job.db)
  for (const { store_id: storeId, id } of rows)
    await sendRefund(storeContext(job, storeId), id).catch((error: unknown) => {
      job.log.error({ err: error, storeId, refundId: id }, 'A pending refund could not be sent')
    })
}
