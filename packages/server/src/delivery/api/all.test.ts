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

it('each table is written by one module or by one flow; others call its functions', () => {
  const [modules, flows] = [writersByTable('modules'), writersByTable('flows')]
  expect(modules.size).toBeGreaterThan(20)
  const writers = [...new Set([...modules.keys(), ...flows.keys()])]
    .filter((table) => !SHARED.has(table))
    .map((table) => [table, ...(modules.get(table) ?? []), ...(flows.get(table) ?? [])])
  expect(writers.filter(({ length }) => length > 2)).toEqual([])
})
