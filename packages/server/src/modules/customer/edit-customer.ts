import type { Customer, HandlerOutput } from '@blockfront/contract'
import { sql, type UpdateObject } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope, StoreScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Tables } from '../../ground/db/tables.ts'
import { appError } from '../../ground/errors.ts'
import type { Body, Query } from '../../ground/handler.ts'
import { checkLimit } from '../store/index.ts'
import { customerRow, viewCustomer } from './customer-rows.ts'
import { addSubscriber, subscribedSince, unsubscribe } from './newsletter/subscription.ts'
import { recordNewCustomer } from './record-customer.ts'

/** Returns a customer with addresses and the latest orders. Throws `not_found`. */
export const getCustomer = (
  { db, store: { storeId } }: StoreScope,
  { customerId }: Query<'customer.get'>,
): Promise<HandlerOutput<'customer.get'>> =>
  withStoreReadOnly(db, storeId, async (trx) => viewCustomer(trx, await customerRow(trx, storeId, customerId)))

/** Adds a customer by hand. Throws `conflict` if the store has a customer with this address, and `store_limit`. */
export function addCustomer(
  { db, store: { storeId }, session }: MemberScope,
  { email, ...details }: Body<'customer.add'>,
): Promise<HandlerOutput<'customer.add'>> {
  return withStore(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'customers')
    const subscribedAt = await subscribedSince(trx, storeId, email)
    const { rows } = await sql<{ id: string }>`
      insert into customers (store_id, id, email, accepts_marketing, consent_at, consent_source)
      values (${storeId}, ${newId()}, ${email}, ${subscribedAt !== undefined}, ${subscribedAt ?? null}, ${subscribedAt ? 'newsletter' : null})
      on conflict (store_id, email) do nothing returning id`.execute(trx)
    const id = rows[0]?.id
    if (!id) throw appError('conflict', { message: 'A customer with this email address already exists.' })
    await writeDetails(trx, storeId, id, details)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'customer.add', target: id })
    await recordNewCustomer(trx, storeId, id)
    return viewCustomer(trx, await customerRow(trx, storeId, id))
  })
}

/** Updates what the input contains. Marketing consent and the newsletter subscription begin and end together. Throws `not_found`. */
export function updateCustomer(
  { db, store: { storeId }, session }: MemberScope,
  { customerId, ...details }: Body<'customer.update'>,
): Promise<Customer> {
  return withStore(db, storeId, async (trx) => {
    await writeDetails(trx, storeId, customerId, details)
    const detail = { fields: Object.keys(details).filter((key) => key !== 'storeId') }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'customer.update', target: customerId, detail })
    return viewCustomer(trx, await customerRow(trx, storeId, customerId))
  })
}

type Details = Omit<Body<'customer.update'>, 'customerId'>

async function writeDetails(trx: StoreTrx, storeId: string, customerId: string, details: Details): Promise<void> {
  const before = await customerRow(trx, storeId, customerId, { forUpdate: true })
  const { acceptsMarketing } = details
  const changesConsent = acceptsMarketing !== undefined && acceptsMarketing !== before.accepts_marketing
  const columns: UpdateObject<Tables, 'customers'> = {
    first_name: details.firstName?.trim(),
    last_name: details.lastName?.trim(),
    phone: details.phone?.trim(),
    note: details.note,
    tags: details.tags && uniqueTags(details.tags),
    ...(changesConsent && { accepts_marketing: acceptsMarketing, consent_at: sql<Date>`now()`, consent_source: 'dashboard' }),
    updated_at: sql<Date>`now()`,
  }
  await trx.updateTable('customers').set(columns).where('store_id', '=', storeId).where('id', '=', customerId).execute()
  if (changesConsent) await (acceptsMarketing ? addSubscriber : unsubscribe)(trx, storeId, before.email)
}

/** Tags without repetitions; upper and lower case count as the same. */
function uniqueTags(tags: readonly string[]): string[] {
  const unique = new Map<string, string>()
  for (const tag of tags) if (!unique.has(tag.toLowerCase())) unique.set(tag.toLowerCase(), tag)
  return [...unique.values()]
}
