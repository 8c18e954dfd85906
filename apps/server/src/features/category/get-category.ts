import type { Category, HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../context.ts'
import { byName } from '../../db/by-name.ts'
import { withStoreReadOnly } from '../../db/scope.ts'
import type { Query } from '../../handler.ts'
import { loadCategories, loadCategory } from './load-category.ts'

/** A category by its id. Throws `not_found`. */
export const getCategory = (
  { db, store: { storeId } }: StoreScope,
  { categoryId: id }: Query<'category.get'>,
): Promise<Category> => withStoreReadOnly(db, storeId, (trx) => loadCategory(trx, storeId, { id }))

/** The categories of a store in the owner's order, with the number of their active products. */
export const listCategories = ({ db, store: { storeId } }: StoreScope): Promise<Category[]> =>
  withStoreReadOnly(db, storeId, (trx) => loadCategories(trx, storeId))

/** The names of a store's categories in the owner's order. */
export const listCategoryNames = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'category.names'>> =>
  withStoreReadOnly(db, storeId, (trx) =>
    trx
      .selectFrom('categories')
      .select(['id', 'name', 'slug'])
      .where('store_id', '=', storeId)
      .orderBy('position')
      .orderBy(byName('name'))
      .execute(),
  )
