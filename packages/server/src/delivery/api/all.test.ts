import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EndpointId, endpoints } from '@blockfront/contract'
import { expect, it } from 'vitest'
import { handlers } from './all.ts'

/** Endpoints that the contract declares before they have a handler. */
const UNHANDLED: readonly EndpointId[] = []

it('handles every endpoint of the contract, and no other', () => {
  const declared = Object.keys(endpoints).filter((id) => !UNHANDLED.includes(id as EndpointId))
  expect(Object.keys(handlers).sort()).toEqual(declared.sort())
})

/** Tables that belong to no module: emails and rate limits are written by several parts of the server. */
const SHARED = new Set(['audit_log', 'outbox', 'rate_limits'])

/** Flows that write rows of a module themselves, by table. The list may only get shorter: call a function of the module instead. */
const WRITTEN_BY_FLOWS: Readonly<Record<string, readonly string[]>> = {
  abandoned_checkouts: ['remind-shoppers'],
  customers: ['erase-customer'],
  media: ['manage-media'],
  order_lines: ['manage-media', 'place-order'],
  orders: ['edit-order', 'erase-customer', 'place-order'],
  payments: ['take-payment'],
  refunds: ['refund-order'],
  stock_alerts: ['alert-shoppers'],
  stores: ['create-store', 'delete-store'],
  translations: ['translate-store'],
  users: ['delete-account', 'sign-up'],
}

/** A statement of kysely or of raw SQL that writes rows of a table. */
const WRITE =
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)'|(?:insert into|delete from)\s+([a-z_]+)|\bupdate\s+([a-z_]+)(?:\s+\w+)?\s+set\b/g

const src = join(import.meta.dirname, '../..')

/** Returns the modules, and the flows, that write each table. */
function writersByTable(kind: 'modules' | 'flows'): Map<string, string[]> {
  const tables = new Map<string, Set<string>>()
  for (const file of globSync(`${kind}/*/**/*.ts`, { cwd: src })) {
    if (file.endsWith('.test.ts')) continue
    const [, name = ''] = file.split('/')
    for (const match of readFileSync(join(src, file), 'utf8').matchAll(WRITE)) {
      const table = match[1] ?? match[2] ?? match[3] ?? ''
      tables.set(table, (tables.get(table) ?? new Set()).add(name))
    }
  }
  return new Map([...tables].map(([table, names]) => [table, [...names].sort()]))
}

it('each table is written by one module, or by the flow that it is for; others call its functions', () => {
  const [modules, flows] = [writersByTable('modules'), writersByTable('flows')]
  expect(modules.size).toBeGreaterThan(20)
  expect([...modules].filter(([table, writers]) => writers.length > 1 && !SHARED.has(table))).toEqual([])
  const both = [...flows].filter(([table]) => modules.has(table) && !SHARED.has(table))
  expect(Object.fromEntries(both)).toEqual(WRITTEN_BY_FLOWS)
  const several = [...flows].filter(([table, writers]) => writers.length > 1 && !modules.has(table) && !SHARED.has(table))
  expect(several).toEqual([['fulfillments', ['edit-order', 'erase-customer', 'fulfill-order']]])
})
