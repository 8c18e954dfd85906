import { sql } from 'kysely'
import { onlyRow } from '../../ground/db/only-row.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { ArchivedTable } from './tables/archived-table.ts'

/** Rows of a table as lines of JSON. */
interface RowBatch {
  lines: Uint8Array
  rows: number
}

/** Returns the number of a store's rows in a table. */
export async function countRows(trx: StoreTrx, storeId: string, table: string): Promise<number> {
  const result = await sql<{ rows: number }>`
    select count(*)::int as rows from ${sql.table(table)} t where t.store_id = ${storeId}`.execute(trx)
  return onlyRow(result).rows
}

/** Yields a store's rows of a table, in the order of its key, a batch at a time: PostgreSQL keeps the others behind a cursor. */
export async function* readRows(
  trx: StoreTrx,
  storeId: string,
  table: string,
  { columns, key, batch }: ArchivedTable,
): AsyncGenerator<RowBatch> {
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(`t.${name}`)))
  const order = key.length > 0 ? sql`order by ${refs(key)}` : sql``
  await sql`
    declare archived_rows no scroll cursor for
    select row_to_json(r)::text as line from (
      select ${refs(columns)} from ${sql.table(table)} t where t.store_id = ${storeId} ${order}
    ) r`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batch)} from archived_rows`.execute(trx)
    if (rows.length > 0) yield { lines: Buffer.from(rows.map(({ line }) => `${line}\n`).join('')), rows: rows.length }
    if (rows.length < batch) break
  }
  await sql`close archived_rows`.execute(trx)
}
