import type { HandlerOutput } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { Config } from '../../ground/config.ts'
import type { PagePreviewsTable } from '../../ground/db/tables.ts'
import { storeUrl } from '../store/index.ts'
import { previewPath } from './preview-link.ts'

/** The link as the API returns it. */
export const previewView = (
  config: Pick<Config, 'secret' | 'publicUrl'>,
  hostname: string,
  row: Selectable<PagePreviewsTable>,
): HandlerOutput<'preview.add'> => ({
  previewId: row.id,
  pageId: row.page_id,
  url: storeUrl(config, hostname, previewPath(config, row.store_id, row.id)),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
})
