import type { HandlerOutput } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { PageSectionsTable } from '../../ground/db/tables.ts'

/** The section as the API returns it. */
export const sectionView = (row: Selectable<PageSectionsTable>): HandlerOutput<'section.add'> => ({
  sectionId: row.id,
  name: row.name,
  content: row.content as unknown[],
  createdAt: row.created_at.toISOString(),
})
