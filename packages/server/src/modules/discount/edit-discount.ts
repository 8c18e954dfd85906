import type { Discount } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError, isConstraintViolation, orNotFound } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { checkLimit } from '../store/index.ts'
import { discountColumns } from './discount-columns.ts'
import { discountRow } from './discount-rows.ts'
import { viewDiscount } from './discount-view.ts'

/** Adds a discount. Throws `code_taken`, `store_limit`, and `invalid_input` for products that do not exist. */
export function addDiscount(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  input: Body<'discount.add'>,
): Promise<Discount> {
  return withStore(db, storeId, async (trx) => {
    const columns = await discountColumns(trx, storeId, input, new Date())
    await checkLimit(trx, storeId, 'discounts')
    if (columns.code === null) await checkLimit(trx, storeId, 'automaticDiscounts')
    const id = newId()
    await trx
      .insertInto('discounts')
      .values({ ...columns, store_id: storeId, id })
      .execute()
      .catch(rejectTakenCode)
    const detail = { name: columns.name, code: columns.code }
    await recordAudit(trx, { storeId, actorId, action: 'discount.add', target: id, detail })
    return viewDiscount(trx, await discountRow(trx, storeId, id))
  })
}

/**
 * Replaces all settings of a discount. The number of uses stays. Throws `conflict` for another version than the latest, and the errors of
 * {@link addDiscount}.
 */
export function updateDiscount(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  input: Body<'discount.update'>,
): Promise<Discount> {
  const { discountId, version } = input
  return withStore(db, storeId, async (trx) => {
    const before = await discountRow(trx, storeId, discountId, { forUpdate: true })
    if (version !== undefined && version !== before.version) throw appError('conflict')
    const columns = await discountColumns(trx, storeId, input, before.starts_at)
    if (columns.code === null && before.code !== null) await checkLimit(trx, storeId, 'automaticDiscounts')
    await trx
      .updateTable('discounts')
      .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', discountId)
      .execute()
      .catch(rejectTakenCode)
    const detail = { name: columns.name, code: columns.code }
    await recordAudit(trx, { storeId, actorId, action: 'discount.update', target: discountId, detail })
    return viewDiscount(trx, await discountRow(trx, storeId, discountId))
  })
}

/** Enables or disables a discount. Throws `not_found`. */
export function setDiscountEnabled(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { discountId, enabled }: Body<'discount.setEnabled'>,
): Promise<Discount> {
  return withStore(db, storeId, async (trx) => {
    await trx
      .updateTable('discounts')
      .set({ enabled, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', discountId)
      .where('enabled', '!=', enabled)
      .execute()
    const row = await discountRow(trx, storeId, discountId)
    await recordAudit(trx, { storeId, actorId, action: 'discount.setEnabled', target: discountId, detail: { enabled } })
    return viewDiscount(trx, row)
  })
}

/** Deletes a discount. Orders that have it keep it. Throws `not_found`. */
export function deleteDiscount(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { discountId }: { discountId: string },
): Promise<{ ok: true }> {
  return withStore(db, storeId, async (trx) => {
    const deleted = trx.deleteFrom('discounts').where('store_id', '=', storeId).where('id', '=', discountId)
    const { name, code } = orNotFound(await deleted.returning(['name', 'code']).executeTakeFirst())
    await recordAudit(trx, { storeId, actorId, action: 'discount.delete', target: discountId, detail: { name, code } })
    return { ok: true }
  })
}

function rejectTakenCode(error: unknown): never {
  throw isConstraintViolation(error, 'discounts_code')
    ? appError('code_taken', { fields: { code: 'Another discount in this store uses this code.' } })
    : error
}
