import { type Compilable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { StoreTrx } from './scope.ts'

/** The number of rows as a column. PostgreSQL counts in bigint, which the connection reads as a number (see `bigintAsNumber`). */
export const rowCount = sql<number>`count(*)`

interface Page {
  /** Counts from 0. */
  pageNumber: number
  pageSize: number
}

/** The response of a list endpoint: the records of a page, and how many there are on all pages. */
export const pageOf = <Item>(content: Item[], total: number, { pageNumber, pageSize }: Page) => ({
  content,
  totalPages: Math.ceil(total / pageSize),
  totalElements: total,
  pageNumber,
})

/** Reads a page of the rows of a query, which has their order, and counts all of them. */
export async function readListRows<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { pageNumber, pageSize }: Page,
): Promise<{ rows: Row[]; total: number }> {
  const pageQuery = query.limit(pageSize).offset(pageNumber * pageSize)
  const countQuery = query.clearSelect().clearOrderBy().select(rowCount.as('total'))
  // The types of kysely do not know the results of a query of any table.
  const [rows, { total }] = await Promise.all([
    pageQuery.execute() as Promise<Row[]>,
    countQuery.executeTakeFirstOrThrow() as Promise<{ total: number }>,
  ])
  return { rows, total }
}

export interface PageQuery extends Page {
  /** A query of all records of the list, with the columns `id` and `position`. */
  records: Compilable | RawBuilder<unknown>
  /** The order of the records by `position` and `id`. An index must have it in one of its directions, so that a page is read without sorting. */
  order: RawBuilder<unknown>
  /**
   * Whether to read all records once for both the page and the total: for searches, and for filters that no index of the order has. Otherwise
   * PostgreSQL may read the whole index until it finds the records of a page.
   */
  readsAll: boolean
}

/** The ids of a page of a list in its order, and the number of all its records. */
export interface ListPage {
  ids: string[]
  total: number
}

/**
 * Reads a page of a list from indexes alone where they contain the columns of `records`, so that a late page does not read the rows of all
 * pages before it. The rows of the page are read by their ids afterwards.
 */
export async function readListPage(trx: StoreTrx, query: PageQuery): Promise<ListPage> {
  const { records, order, pageNumber, pageSize, readsAll } = query
  const { rows } = await sql<ListPage>`
    with found as ${readsAll ? sql`materialized` : sql`not materialized`} (${records})
    select (select count(*)::integer from found) as total,
      array(select id from found order by ${order} limit ${pageSize} offset ${pageNumber * pageSize}) as ids`.execute(trx)
  return rows[0] ?? { ids: [], total: 0 }
}

/** The rows in the order of the ids. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
