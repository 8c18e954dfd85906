import type { Handlers } from '../../handler.ts'
import { collection } from '../product/product-list.ts'
import { addCategory, categoryNames, deleteCategory, getCategory, listCategories, updateCategory } from './category.ts'

export const categoryRoutes = {
  'category.names': ({ db, store }) => categoryNames(db, store.storeId),
  'category.add': ({ db, session }, { body }) => addCategory(db, session.userId, body),
  'category.update': ({ db, session }, { body }) => updateCategory(db, session.userId, body),
  'category.list': ({ db, store }) => listCategories(db, store.storeId),
  'category.get': ({ db, store }, { query }) => getCategory(db, store.storeId, query.categoryId),
  'category.collection': ({ db, store }, { query }) => collection(db, store.storeId, query),
  'category.delete': ({ db, store, session }, { params }) => deleteCategory(db, store.storeId, session.userId, params.id),
} satisfies Handlers
