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

/** Tables that belong to no feature: emails and rate limits are written by several parts of the server. */
const SHARED = new Set(['audit_log', 'outbox', 'rate_limits'])

/** A statement of kysely or of raw SQL that writes rows of a table. */
const WRITE =
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)'|(?:insert into|delete from)\s+([a-z_]+)|\bupdate\s+([a-z_]+)(?:\s+\w+)?\s+set\b/g

/** Returns the tables that each feature writes, with the files that do. */
function writersByTable(): Map<string, Map<string, string[]>> {
  const tables = new Map<string, Map<string, string[]>>()
  for (const file of globSync('*/**/*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue
    const [feature = ''] = file.split('/')
    for (const match of readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(WRITE)) {
      const table = match[1] ?? match[2] ?? match[3] ?? ''
      const writers = tables.get(table) ?? new Map<string, string[]>()
      tables.set(table, writers.set(feature, [...(writers.get(feature) ?? []), file]))
    }
  }
  return tables
}

it('each table is written by one feature; others call its functions', () => {
  const tables = writersByTable()
  expect(tables.size).toBeGreaterThan(20)
  const shared = [...tables].filter(([table, writers]) => writers.size > 1 && !SHARED.has(table))
  expect(shared.map(([table, writers]) => ({ table, writers: Object.fromEntries(writers) }))).toEqual([])
})
