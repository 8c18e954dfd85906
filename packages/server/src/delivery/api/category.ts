import type { Handlers } from '../../ground/handler.ts'
import {
  addCategory,
  deleteCategory,
  getCategory,
  listCategories,
  listCategoryCards,
  listCategoryNames,
  updateCategory,
} from '../../modules/category/index.ts'
import { listCollectionProducts } from '../../modules/product/index.ts'

export const categoryRoutes = {
  'category.names': (context) => listCategoryNames(context),
  'category.add': (context, { body }) => addCategory(context, body),
  'category.update': (context, { body }) => updateCategory(context, body),
  'category.list': (context) => listCategories(context),
  'category.cards': (context, { query }) => listCategoryCards(context, query),
  'category.get': (context, { query }) => getCategory(context, query),
  'category.collection': (context, { query }) => listCollectionProducts(context, query),
  'category.delete': (context, { params }) => deleteCategory(context, params),
} satisfies Handlers
