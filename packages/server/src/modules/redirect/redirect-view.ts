import type { HandlerOutput } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { RedirectsTable } from '../../ground/db/tables.ts'

export const redirectView = (row: Selectable<RedirectsTable>): HandlerOutput<'redirect.add'> => ({
  redirectId: row.id,
  fromPath: row.from_path,
  toPath: row.to_path,
  source: row.source,
  createdAt: row.created_at.toISOString(),
})
