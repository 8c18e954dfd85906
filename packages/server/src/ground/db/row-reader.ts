import type { Selectable } from 'kysely'
import { orNotFound } from '../errors.ts'
import type { StoreTrx } from './scope.ts'
import type { Tables } from './tables.ts'

/** Tables with a key of store and id. */
type StoreTable = {
  [Name in keyof Tables]: Tables[Name] extends { store_id: unknown; id: unknown } ? Name : never
}[keyof Tables]

/** Returns the function of a module that reads a row by its id. `forUpdate` locks the row until the transaction ends. Throws `not_found`. */
export const rowReader =
  <Name extends StoreTable>(table: Name) =>
  async (
    trx: StoreTrx,
    storeId: string,
    id: string,
    { forUpdate = false }: { forUpdate?: boolean } = {},
  ): Promise<Selectable<Tables[Name]>> => {
    // The types of kysely need one table: the conditions are the same for all.
    const query = trx
      .selectFrom(table as 'orders')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('id', '=', id)
    const row = await (forUpdate ? query.forUpdate() : query).executeTakeFirst()
    return orNotFound(row) as unknown as Selectable<Tables[Name]>
  }
