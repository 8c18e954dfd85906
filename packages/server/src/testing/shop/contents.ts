import { storeOwnedTables } from '../../ground/db/guard.ts'
import type { TestServer } from '../server.ts'

/** The same in every test database. */
let tables: Promise<Set<string>> | undefined

/** All data of a store as one text, to detect changes. One prepared statement reads all tables: one per table took twice as long. */
export async function storeContents(server: TestServer, storeId: string): Promise<string> {
  tables ??= storeOwnedTables(server.owner)
  const parts = [...(await tables)].map(
    (table) =>
      `select '${table} ' || coalesce(json_agg(t order by t::text), '[]')::text as line from ${table} t where t.store_id = $1`,
  )
  const text = parts.toSorted().join(' union all ')
  const { rows } = await server.owner.query<{ line: string }>({ name: 'store-contents', text, values: [storeId] })
  return rows
    .map(({ line }) => line)
    .toSorted()
    .join('\n')
}
