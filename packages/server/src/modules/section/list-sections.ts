import type { HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { STORE_LIMITS } from '../store/index.ts'
import { sectionView } from './section-view.ts'

/** Returns the saved sections of a store, newest first. */
export const listSections = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'section.list'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const rows = await trx
      .selectFrom('page_sections')
      .selectAll()
      .where('store_id', '=', storeId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(STORE_LIMITS.sections.max)
      .execute()
    return rows.map(sectionView)
  })
