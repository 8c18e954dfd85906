import type { ApiToken } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { ApiTokensTable } from '../../ground/db/tables.ts'

type Row = Omit<Selectable<ApiTokensTable>, 'token_hash' | 'store_id' | 'created_by'> & { creator: string }

const viewToken = (row: Row, now = Date.now()): ApiToken => ({
  tokenId: row.id,
  name: row.name,
  scopes: row.scopes as ApiToken['scopes'],
  ending: row.ending,
  createdBy: row.creator,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  isExpired: row.expires_at !== null && row.expires_at.getTime() <= now,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** Returns the tokens of a store, newest first: all, or the one with an id. */
export async function readTokens(trx: StoreTrx, storeId: string, tokenId?: string): Promise<ApiToken[]> {
  let query = trx
    .selectFrom('api_tokens as t')
    .innerJoin('users as u', 'u.id', 't.created_by')
    .select(['t.id', 't.name', 't.scopes', 't.ending', 't.created_at', 't.expires_at', 't.last_used_at', 'u.name as creator'])
    .where('t.store_id', '=', storeId)
  if (tokenId !== undefined) query = query.where('t.id', '=', tokenId)
  const rows = await query.orderBy('t.created_at', 'desc').orderBy('t.id').execute()
  return rows.map((row) => viewToken(row))
}

/** Returns the tokens of a store, newest first. */
export const listTokens = ({ db, store: { storeId } }: StoreScope): Promise<ApiToken[]> =>
  withStoreReadOnly(db, storeId, (trx) => readTokens(trx, storeId))
