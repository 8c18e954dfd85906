import type { Handlers } from '../../ground/handler.ts'
import { addCategory } from '../../modules/category/add-category.ts'
import { deleteCategory } from '../../modules/category/delete-category.ts'
import { getCategory, listCategories, listCategoryCards, listCategoryNames } from '../../modules/category/get-category.ts'
import { updateCategory } from '../../modules/category/update-category.ts'
import { listCollectionProducts } from '../../modules/product/list/list-products.ts'

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
