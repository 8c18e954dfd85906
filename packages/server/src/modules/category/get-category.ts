import type { Category, HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { byName } from '../../ground/db/by-name.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { inTreeOrder, loadCategories, loadCategory, loadCategoryCards } from './load-category.ts'

/** A category by its id. Throws `not_found`. */
export const getCategory = (
  { db, store: { storeId } }: StoreScope,
  { categoryId: id }: Query<'category.get'>,
): Promise<Category> => withStoreReadOnly(db, storeId, (trx) => loadCategory(trx, storeId, { id }))

/** The categories of a store in the owner's order, with the number of their active products. */
export const listCategories = ({ db, store: { storeId } }: StoreScope): Promise<Category[]> =>
  withStoreReadOnly(db, storeId, (trx) => loadCategories(trx, storeId))

/** The names of a store's categories as a tree, in the owner's order. */
export const listCategoryNames = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'category.names'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const rows = await trx
      .selectFrom('categories')
      .select(['id', 'name', 'slug', 'parent_id'])
      .where('store_id', '=', storeId)
      .orderBy('position')
      .orderBy(byName('name'))
      .execute()
    return inTreeOrder(rows).map(({ parent_id: _parent, ...named }) => named)
  })

/** The first categories as blocks of a page show them. */
export const listCategoryCards = (
  { db, store: { storeId } }: StoreScope,
  { limit, isNested }: Query<'category.cards'>,
): Promise<HandlerOutput<'category.cards'>> =>
  withStoreReadOnly(db, storeId, async (trx) =>
    (await loadCategoryCards(trx, storeId, { limit, isNested })).map(({ imageOf: _product, ...card }) => card),
  )
