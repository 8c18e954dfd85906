import type { Handlers } from '../../handler.ts'
import { listCollectionProducts } from '../product/list/list-products.ts'
import { addCategory } from './add-category.ts'
import { deleteCategory } from './delete-category.ts'
import { getCategory, listCategories, listCategoryCards, listCategoryNames } from './get-category.ts'
import { updateCategory } from './update-category.ts'

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
