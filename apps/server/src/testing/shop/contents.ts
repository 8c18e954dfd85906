import { storeOwnedTables } from '../../db/guard.ts'
import type { TestServer } from '../server.ts'

/** All data of a store as one text, to detect changes. */
export async function storeContents(server: TestServer, storeId: string): Promise<string> {
  const tables = [...(await storeOwnedTables(server.owner))].sort()
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await server.owner.query(
        `select coalesce(json_agg(t order by t::text), '[]')::text as all from ${table} t where t.store_id = $1`,
        [storeId],
      )
      return `${table} ${rows[0].all}`
    }),
  )
  return texts.join('\n')
}
