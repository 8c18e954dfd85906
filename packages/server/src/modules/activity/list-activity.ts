import { type EndpointId, endpoints, type HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreContext } from '../../ground/context.ts'
import { byName } from '../../ground/db/by-name.ts'
import { pageOf, rowCount } from '../../ground/db/list-page.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { type CsvColumns, csvTable } from '../../ground/files/csv-text.ts'
import type { Query } from '../../ground/handler.ts'
import { type Detail, messages, orderText, otherText } from './messages.ts'
import { namesOf } from './target-names.ts'

type Context = Pick<StoreContext, 'db' | 'store'>
type Filter = Omit<Query<'activity.export'>, 'storeId'>

/** Entries of one export. */
const EXPORT_LIMIT = 10_000

/** Returns what an entry says. `name` is the current name of its target, if that still exists. */
export function describeEntry(action: string, detail: Detail, name: string): string {
  const known = typeof detail.name === 'string' && detail.name !== '' ? detail.name : name
  const text = messages[action]
  if (typeof text === 'string') return text
  if (text) return text(known, detail).trim().slice(0, 400)
  const [area, event = ''] = action.split('.')
  if (area === 'order') return orderText(event, name).slice(0, 400)
  return otherText(endpoints[action as EndpointId]?.summary ?? action, known).slice(0, 400)
}

/** Adds the name of the API token that made a change. */
const byToken = (text: string, { apiToken }: Detail): string =>
  typeof apiToken === 'string' ? `${text.slice(0, 300)} (API token ${apiToken})` : text

/** The entries of a store that match a filter. Days are in the time zone of the store. */
function matchingEntries(trx: StoreTrx, storeId: string, { actorId, area, from, to }: Filter) {
  const midnight = (day: string, days: number) => sql<Date>`
    (${day}::date + ${sql.lit(days)})::timestamp at time zone (select timezone from stores s where s.store_id = ${storeId})`
  let query = trx.selectFrom('audit_log as a').where('a.store_id', '=', storeId)
  if (actorId) query = query.where('a.actor_id', '=', actorId)
  if (area) query = query.where('a.action', 'like', `${area}.%`)
  if (from) query = query.where('a.at', '>=', midnight(from, 0))
  if (to) query = query.where('a.at', '<', midnight(to, 1))
  return query
}

async function readEntries(trx: StoreTrx, storeId: string, filter: Filter, limit: number, offset: number) {
  const rows = await matchingEntries(trx, storeId, filter)
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select(['a.id', 'a.at', 'a.actor_id', 'a.action', 'a.target', 'a.detail', 'u.name', 'u.email'])
    .orderBy('a.at', 'desc')
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const names = await namesOf(trx, storeId, [...new Set(rows.map(({ target }) => target))])
  return rows.map((row) => ({
    ...row,
    text: byToken(describeEntry(row.action, row.detail as Detail, names.get(row.target) ?? ''), row.detail as Detail),
  }))
}

const countEntries = async (trx: StoreTrx, storeId: string, filter: Filter) => {
  const { count } = await matchingEntries(trx, storeId, filter).select(rowCount.as('count')).executeTakeFirstOrThrow()
  return count
}

/** Returns everyone who has an entry, by name. */
async function peopleOf(trx: StoreTrx, storeId: string) {
  const { rows } = await sql<{ actor_id: string; name: string | null }>`
    select a.actor_id, u.name from (select distinct g.actor_id from audit_log g where g.store_id = ${storeId} and g.actor_id is not null) a
    left join users u on u.id = a.actor_id order by ${byName('u.name')} nulls last limit 1000`.execute(trx)
  return rows.map(({ actor_id, name }) => ({ userId: actor_id, name: name ?? '' }))
}

/** Returns one page of the activity log, newest first. */
export function listActivity(
  { db, store: { storeId } }: Context,
  { pageNumber, pageSize, ...filter }: Query<'activity.list'>,
): Promise<HandlerOutput<'activity.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const [entries, total, people] = await Promise.all([
      readEntries(trx, storeId, filter, pageSize, pageNumber * pageSize),
      countEntries(trx, storeId, filter),
      peopleOf(trx, storeId),
    ])
    return {
      ...pageOf(
        entries.map(({ id, at, actor_id, name, action, text }) => ({
          entryId: id,
          at: at.toISOString(),
          actor: actor_id === null ? null : { userId: actor_id, name: name ?? '' },
          action,
          text,
        })),
        total,
        { pageNumber, pageSize },
      ),
      people,
    }
  })
}

/** The columns of an export. */
const columns: CsvColumns<Awaited<ReturnType<typeof readEntries>>[number]> = {
  at: ({ at }) => at.toISOString(),
  person: ({ name }) => name,
  email: ({ email }) => email,
  action: ({ action }) => action,
  description: ({ text }) => text,
}

/** Returns the matching entries as CSV (RFC 4180), at most 10,000. Cells that a spreadsheet would run as a formula are escaped. */
export function exportActivity(
  { db, store: { storeId } }: Context,
  filter: Query<'activity.export'>,
): Promise<HandlerOutput<'activity.export'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const entries = await readEntries(trx, storeId, filter, EXPORT_LIMIT, 0)
    return { csv: csvTable(columns, entries), count: entries.length, total: await countEntries(trx, storeId, filter) }
  })
}
