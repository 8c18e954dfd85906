import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberScope } from '../../../ground/context.ts'
import { withStore } from '../../../ground/db/scope.ts'
import { appError, orNotFound } from '../../../ground/errors.ts'
import { invalidate } from '../../../ground/events/store-events.ts'
import type { Body } from '../../../ground/handler.ts'
import { requireStoreEmail, viewEmails } from './list-emails.ts'

/** Switches an optional email on or off, and sets the limit of low stock. Throws `invalid_input` for an email that is not optional. */
export function updateEmailSettings(
  { db, session, store: { storeId } }: MemberScope,
  { kind, enabled, lowStockThreshold }: Body<'storeEmail.updateSettings'>,
): Promise<HandlerOutput<'storeEmail.list'>> {
  if (kind !== undefined && !requireStoreEmail(kind).type.optional)
    throw appError('invalid_input', { fields: { kind: 'This email cannot be switched off.' } })
  return withStore(db, storeId, async (trx) => {
    const row = await trx
      .updateTable('stores')
      .set({
        updated_at: sql<Date>`now()`,
        ...(lowStockThreshold !== undefined && { low_stock_threshold: lowStockThreshold }),
        ...(kind !== undefined &&
          enabled !== undefined && {
            disabled_emails: enabled
              ? sql<string[]>`array_remove(disabled_emails, ${kind}::text)`
              : sql<string[]>`array_append(array_remove(disabled_emails, ${kind}::text), ${kind}::text)`,
          }),
      })
      .where('store_id', '=', storeId)
      .returningAll()
      .executeTakeFirst()
    // Product pages offer the email only while it is on.
    if (kind === 'back-in-stock') await invalidate(trx, storeId)
    const detail = { ...(kind !== undefined && { kind, enabled }), ...(lowStockThreshold !== undefined && { lowStockThreshold }) }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'storeEmail.updateSettings', detail })
    return viewEmails(orNotFound(row))
  })
}
