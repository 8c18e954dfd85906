import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { statementName } from '../../src/ground/db/connection/prepared-statements.ts'
import { newId } from '../../src/ground/db/id.ts'
import type { Statement } from '../../src/testing/database/statements.ts'
import type { Work } from '../load/pace.ts'
import { type BareSql, statementsOf } from './bare.ts'
import type { RecordedCall } from './record.ts'

/**
 * PostgreSQL's part of quotes and orders: their recorded statements through bare `pg`, with new ids for each order. Each call has a separate
 * connection. Statements that `sends` refuses are left out.
 */
export async function bareOrders(
  url: string,
  calls: RecordedCall[],
  sends: (text: string) => boolean = () => true,
): Promise<BareSql> {
  const recorded = (await statementsOf(url, calls)).map((statements) => statements.filter(({ text }) => sends(text)))
  const clients = recorded.map(() => new pg.Client({ connectionString: url, pipeline: true }))
  await Promise.all(clients.map((client) => client.connect()))
  return {
    works: clients.map((client, index) => orderOn(client, recorded[index] ?? [])),
    close: async () => {
      for (const client of clients) await client.end()
    },
  }
}

/** Sends an order in two groups, each at once: the quote and the order. */
function orderOn(client: pg.Client, recorded: readonly Statement[]): Work {
  const start = recorded.findIndex(({ text }) => text.startsWith('begin read write'))
  if (start < 0) throw new Error('The recorded statements have no order.')
  const customer = customerOf(recorded)
  const send = ({ text, values }: Statement) => {
    const name = statementName(text)
    return client.query({ text, values, ...(name && { name }) })
  }
  return async () => {
    const fresh = freshValues(customer)
    const all = recorded.map(({ text, values }) => ({ text, values: values.map(fresh) }))
    await Promise.all(all.slice(0, start).map(send))
    await Promise.all(all.slice(start).map(send))
  }
}

/** The values that differ for each order: ids of records (see newId; those of the seed have a suffix), and the idempotency key. */
const FRESH = /\b(?:[0-9a-hjkmnp-tv-z]{20}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\b/g

const idsIn = (statements: readonly Statement[]) =>
  new Set(statements.flatMap(({ values }) => JSON.stringify(values).match(FRESH) ?? []))

/** Returns the ids of the recorded order's customer: it exists since then, and PostgreSQL finds it by email. */
function customerOf(recorded: readonly Statement[]): ReadonlySet<string> {
  const added = idsIn(recorded.filter(({ text }) => text.includes('insert into customers')))
  const used = idsIn(recorded.filter(({ text }) => text.startsWith('insert into "orders"')))
  return new Set([...added].filter((id) => used.has(id)))
}

/** Returns a function that replaces the values of a recorded order, each occurrence of an id by the same new one, except `kept`. */
function freshValues(kept: ReadonlySet<string>): (value: unknown) => unknown {
  const replaced = new Map<string, string>()
  const renew = (id: string) => {
    if (kept.has(id)) return id
    const next = replaced.get(id) ?? (id.includes('-') ? randomUUID() : newId())
    replaced.set(id, next)
    return next
  }
  return (value) => {
    if (Buffer.isBuffer(value)) return randomBytes(value.length)
    return typeof value === 'string' ? value.replace(FRESH, renew) : value
  }
}
