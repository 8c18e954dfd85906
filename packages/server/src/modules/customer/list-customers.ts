import { type Currency, MoneyError, toMinor } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { byName } from '../../ground/db/by-name.ts'
import { listPattern } from '../../ground/db/like-pattern.ts'
import { inOrderOf, pageOf, readListPage } from '../../ground/db/list-page.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Query } from '../../ground/handler.ts'
import { storeRow } from '../store/index.ts'
import { type CustomerRow, viewCustomerSummary } from './customer-rows.ts'

const SORT = {
  newest: ['created_at', sql`position desc, id`],
  last_order: ['last_order_at', sql`position desc nulls last, id`],
  spent_desc: ['spent', sql`position desc, id desc`],
  spent_asc: ['spent', sql`position, id`],
  orders_desc: ['order_count', sql`position desc, id desc`],
  email: ['email', sql`position`],
} as const satisfies Record<Query<'customer.list'>['sort'], readonly [string, unknown]>

/** Returns one page of a store's customers. Pages count from 0. */
export function listCustomers(
  { db, store: { storeId } }: StoreScope,
  query: Query<'customer.list'>,
): Promise<HandlerOutput<'customer.list'>> {
  const { pageNumber, pageSize, sort } = query
  return withStoreReadOnly(db, storeId, async (trx) => {
    const currency = (await storeRow(trx, storeId)).currency as Currency
    const pattern = listPattern(query.search)
    const source = pattern ? sql<ListedCustomer>`find_customers(${storeId}, ${pattern})` : sql<ListedCustomer>`customers`
    const conditions = customerConditions(storeId, currency, query)
    const [column, order] = SORT[sort]
    const records = trx
      .selectFrom(source.as('c'))
      .where((eb) => eb.and(conditions))
      .select(['c.id', `c.${column} as position`])
    const { ids, total } = await readListPage(trx, {
      records,
      order,
      pageNumber,
      pageSize,
      readsAll: Boolean(pattern),
    })
    const rows = await trx
      .selectFrom('customers as c')
      .selectAll('c')
      .where('c.store_id', '=', storeId)
      .where('c.id', '=', sql<string>`any(${ids}::text[])`)
      .execute()
    return pageOf(
      inOrderOf(ids, rows).map((row) => viewCustomerSummary(row, currency)),
      total,
      { pageNumber, pageSize },
    )
  })
}

/** The columns of customers that lists filter and sort by. Their indexes, except for the tags, and the results of a search have them. */
type ListedCustomer = Pick<
  CustomerRow,
  'store_id' | 'id' | 'created_at' | 'last_order_at' | 'spent' | 'order_count' | 'email' | 'accepts_marketing' | 'tags'
>

/** The customers that a query finds, without order and page. Throws `invalid_input` for an amount that does not fit the currency. */
export function matchingCustomers(trx: StoreTrx, storeId: string, currency: Currency, query: Query<'customer.export'>) {
  const conditions = customerConditions(storeId, currency, query)
  const pattern = listPattern(query.search)
  if (pattern) conditions.push(sql`c.id in (select f.id from find_customers(${storeId}, ${pattern}) f)`)
  return trx.selectFrom('customers as c').where((eb) => eb.and(conditions))
}

/** The conditions of a query on a customer `c`, except for its search. */
function customerConditions(storeId: string, currency: Currency, query: Query<'customer.export'>): RawBuilder<SqlBool>[] {
  const { hasOrders, acceptsMarketing, tag, minSpent, maxSpent } = query
  const all = [sql<SqlBool>`c.store_id = ${storeId}`]
  if (hasOrders !== undefined) all.push(hasOrders ? sql`c.order_count > 0` : sql`c.order_count = 0`)
  if (acceptsMarketing !== undefined) all.push(sql`c.accepts_marketing = ${acceptsMarketing}`)
  if (tag) all.push(sql`c.tags <> '{}' and ${tag} = any (c.tags)`)
  if (minSpent !== undefined) all.push(sql`c.spent >= ${minorOf('minSpent', minSpent, currency)}`)
  if (maxSpent !== undefined) all.push(sql`c.spent <= ${minorOf('maxSpent', maxSpent, currency)}`)
  return all
}

function minorOf(field: string, major: number, currency: Currency): number {
  try {
    return toMinor(major, currency)
  } catch (error) {
    throw error instanceof MoneyError ? appError('invalid_input', { fields: { [field]: error.message } }) : error
  }
}

/** Returns the tags of a store's customers with the number of customers, most used first, 200 at most. */
export function listCustomerTags({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'customer.tags'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const { rows } = await sql<{ tag: string; customers: string }>`
      select t.tag, count(*) as customers from customers c cross join lateral unnest(c.tags) as t (tag)
      where c.store_id = ${storeId} and c.tags <> '{}'
      group by t.tag order by count(*) desc, ${byName('t.tag')} limit 200`.execute(trx)
    return rows.map(({ tag, customers }) => ({ tag, customers: Number(customers) }))
  })
}
