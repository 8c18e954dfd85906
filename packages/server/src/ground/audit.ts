import { currentRequester } from './db/connection/fair-pool.ts'
import { newId } from './db/id.ts'
import type { StoreTrx } from './db/scope.ts'

export type AuditEntry = {
  storeId: string
  /** The member who made the change. */
  actorId: string
  /** The id of the endpoint, such as `page.publish`. */
  action: string
  /** The id of the changed record. */
  target?: string
  /** Context for later readers. It must not contain secrets or whole documents. */
  detail?: Record<string, unknown>
}

/** Records a change by a member in the audit log, in the transaction of the change, with the name of the API token that made it. */
export async function recordAudit(
  trx: StoreTrx,
  { storeId, actorId, action, target = '', detail = {} }: AuditEntry,
): Promise<void> {
  const apiToken = currentRequester()?.apiToken
  await trx
    .insertInto('audit_log')
    .values({
      store_id: storeId,
      id: newId(),
      actor_id: actorId,
      action,
      target,
      detail: JSON.stringify({ ...detail, ...(apiToken !== undefined && { apiToken }) }),
    })
    .execute()
}
