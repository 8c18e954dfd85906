import { newId } from '../db/id.ts'
import type { StoreTrx } from '../db/scope.ts'

export type AuditEntry = {
  storeId: string
  /** The member who did it. */
  actorId: string
  /** What was done, such as `page.publish`: the call's id. */
  action: string
  /** The id of what it was done to. */
  target?: string
  /** What helps to understand it later; no secrets, no documents. */
  detail?: Record<string, unknown>
}

/** Notes a change that a member made, in the transaction that makes it. */
export async function recordAudit(
  trx: StoreTrx,
  { storeId, actorId, action, target = '', detail = {} }: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({ store_id: storeId, id: newId(), actor_id: actorId, action, target, detail: JSON.stringify(detail) })
    .execute()
}
