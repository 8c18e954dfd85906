import { type HandlerOutput, maxCustomerTags } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'

/** Adds and removes tags of customers. Returns how many of them exist. Throws `invalid_input` if one would have too many tags. */
export function bulkTags(
  { db, store: { storeId }, session }: MemberScope,
  { ids, add, remove }: Body<'customer.bulkTags'>,
): Promise<HandlerOutput<'customer.bulkTags'>> {
  return withStore(db, storeId, async (trx) => {
    const rows = await trx
      .selectFrom('customers')
      .select(['id', 'tags'])
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    const changes = rows.map(({ id, tags }) => ({ id, tags: changed(tags, { add, remove }) }))
    if (changes.some(({ tags }) => tags.length > maxCustomerTags))
      throw appError('invalid_input', { fields: { add: `A customer can have up to ${maxCustomerTags} tags.` } })
    await sql`
      update customers c set tags = array(select jsonb_array_elements_text(n.tags)), updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n (id text, tags jsonb)
      where c.store_id = ${storeId} and c.id = n.id`.execute(trx)
    const detail = { count: rows.length, add, remove }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'customer.bulkTags', detail })
    return { updated: rows.length }
  })
}

function changed(tags: readonly string[], { add, remove }: { add: readonly string[]; remove: readonly string[] }): string[] {
  const removed = new Set(remove.map((tag) => tag.toLowerCase()))
  const kept = tags.filter((tag) => !removed.has(tag.toLowerCase()))
  const known = new Set(kept.map((tag) => tag.toLowerCase()))
  for (const tag of add)
    if (!known.has(tag.toLowerCase())) {
      kept.push(tag)
      known.add(tag.toLowerCase())
    }
  return kept
}
