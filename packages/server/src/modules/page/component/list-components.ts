import type { HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../../ground/context.ts'
import { byName } from '../../../ground/db/by-name.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { STORE_LIMITS } from '../../store/index.ts'
import type { PageRow } from '../page-rows.ts'
import { COMPONENT } from './component.ts'

/** The shared components of a store by name. */
export const listComponents = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'component.list'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const rows = await trx
      .selectFrom('pages')
      .select(['id', 'name', 'published', 'draft_version', 'published_version'])
      .where('store_id', '=', storeId)
      .where('type', '=', COMPONENT)
      .orderBy(byName('name'))
      .orderBy('id')
      .limit(STORE_LIMITS.components.max)
      .execute()
    return rows.map(componentView)
  })

type ComponentRow = Pick<PageRow, 'id' | 'name' | 'published' | 'draft_version' | 'published_version'>

/** A component as the API returns it, with its published blocks. */
export const componentView = (row: ComponentRow): HandlerOutput<'component.add'> => ({
  componentId: row.id,
  name: row.name,
  content: row.published as unknown[],
  hasUnpublishedChanges: row.draft_version !== row.published_version,
})
