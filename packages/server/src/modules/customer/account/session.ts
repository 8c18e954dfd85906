import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { RequestContext, StoreContext } from '../../../ground/context.ts'
import { hashToken, newId, newToken } from '../../../ground/db/id.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { shopperCookie, shopperTokenOf } from '../../account/index.ts'
import { checkLimit } from '../../store/index.ts'
import { publishedLanguage } from '../../translation/index.ts'
import { addressesOf, type CustomerRow } from '../customer-rows.ts'
import { recordNewCustomer } from '../record-customer.ts'
import { requireAccounts, takeCode } from './code.ts'

/** A session ends after 30 days. */
const MAX_SESSION_SECONDS = 30 * 24 * 3600

type ShopperContext = StoreContext & RequestContext

const INVALID_CODE = 'This code is not valid. Check it, or request a new one.'

/** Starts a session for the customer with this email address. Creates the customer if needed. Throws `token_invalid` for a wrong code. */
export async function signIn(context: ShopperContext, { email, code, locale }: Body<'shopper.signIn'>): Promise<{ ok: true }> {
  const { db, config, store, setHeader } = context
  const { storeId } = store
  const token = newToken()
  const isSignedIn = await withStore(db, storeId, async (trx) => {
    await requireAccounts(trx, storeId)
    if (!(await takeCode(trx, config, { storeId, email }, code))) return false
    const customerId = await findOrAdd(trx, storeId, email)
    await setLanguage(trx, storeId, customerId, await publishedLanguage(trx, storeId, locale))
    await trx
      .insertInto('customer_sessions')
      .values({
        store_id: storeId,
        token_hash: hashToken(token),
        customer_id: customerId,
        expires_at: sql<Date>`now() + make_interval(secs => ${sql.lit(MAX_SESSION_SECONDS)})`,
      })
      .execute()
    await endSession(trx, context)
    return true
  })
  if (!isSignedIn) throw appError('token_invalid', { message: INVALID_CODE })
  setHeader('set-cookie', shopperCookie(token, MAX_SESSION_SECONDS, config))
  return { ok: true }
}

/** Records the language in which a customer uses the store; undefined is the main one. */
async function setLanguage(trx: StoreTrx, storeId: string, customerId: string, locale = ''): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ locale })
    .where('store_id', '=', storeId)
    .where('id', '=', customerId)
    .where('locale', '<>', locale)
    .execute()
}

async function findOrAdd(trx: StoreTrx, storeId: string, email: string): Promise<string> {
  const find = () =>
    trx.selectFrom('customers').select('id').where('store_id', '=', storeId).where('email', '=', email).executeTakeFirst()
  const known = await find()
  if (known) return known.id
  await checkLimit(trx, storeId, 'customers')
  const added = await trx
    .insertInto('customers')
    .values({ store_id: storeId, id: newId(), email, consent_at: null, consent_source: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) {
    await recordNewCustomer(trx, storeId, added.id)
    return added.id
  }
  const other = await find()
  if (!other) throw new Error('A customer was removed while signing in.')
  return other.id
}

/** Ends the session that the request carries, if any. */
async function endSession(trx: StoreTrx, { config, incoming, store: { storeId } }: ShopperContext): Promise<void> {
  const token = shopperTokenOf(incoming.headers.cookie, config)
  if (!token) return
  const query = trx.deleteFrom('customer_sessions').where('store_id', '=', storeId)
  await query.where('token_hash', '=', hashToken(token)).execute()
}

/** The customer whose session the request carries; undefined without one, and if the store has no customer accounts any more. */
export async function findCustomer(
  trx: StoreTrx,
  { config, incoming, store: { storeId } }: ShopperContext,
): Promise<CustomerRow | undefined> {
  const token = shopperTokenOf(incoming.headers.cookie, config)
  if (!token) return undefined
  return trx
    .selectFrom('customer_sessions as s')
    .innerJoin('customers as c', (join) => join.onRef('c.store_id', '=', 's.store_id').onRef('c.id', '=', 's.customer_id'))
    .innerJoin('stores as t', 't.store_id', 's.store_id')
    .selectAll('c')
    .where('s.store_id', '=', storeId)
    .where('c.store_id', '=', storeId)
    .where('t.store_id', '=', storeId)
    .where('t.customer_accounts', '=', true)
    .where('s.token_hash', '=', hashToken(token))
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Like {@link findCustomer}. Throws `unauthenticated`. */
export async function requireCustomer(trx: StoreTrx, context: ShopperContext): Promise<CustomerRow> {
  const customer = await findCustomer(trx, context)
  if (!customer) throw appError('unauthenticated', { message: 'Please sign in to continue.' })
  return customer
}

/** The signed-in customer with addresses; null without a session. */
export function currentShopper(context: ShopperContext): Promise<HandlerOutput<'shopper.current'>> {
  const { db, store } = context
  return withStoreReadOnly(db, store.storeId, async (trx) => {
    const row = await findCustomer(trx, context)
    if (!row) return { customer: null }
    const { email, first_name: firstName, last_name: lastName, phone } = row
    return { customer: { email, firstName, lastName, phone, addresses: await addressesOf(trx, store.storeId, row.id) } }
  })
}

/** Ends this session, or all sessions of the customer. */
export async function signOut(context: ShopperContext, { everywhere }: Body<'shopper.signOut'>): Promise<{ ok: true }> {
  const { db, config, store, setHeader } = context
  await withStore(db, store.storeId, async (trx) => {
    const customer = everywhere ? await findCustomer(trx, context) : undefined
    if (customer)
      await trx
        .deleteFrom('customer_sessions')
        .where('store_id', '=', store.storeId)
        .where('customer_id', '=', customer.id)
        .execute()
    await endSession(trx, context)
  })
  setHeader('set-cookie', shopperCookie('', 0, config))
  return { ok: true }
}

/** Removes an address of the signed-in customer. Throws `unauthenticated`. */
export function removeAddress(context: ShopperContext, { addressId }: Body<'shopper.removeAddress'>): Promise<{ ok: true }> {
  const { db, store } = context
  return withStore(db, store.storeId, async (trx) => {
    const { id } = await requireCustomer(trx, context)
    await trx
      .deleteFrom('customer_addresses')
      .where('store_id', '=', store.storeId)
      .where('customer_id', '=', id)
      .where('id', '=', addressId)
      .execute()
    return { ok: true as const }
  })
}
