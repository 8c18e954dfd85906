import type { Handlers } from '../../handler.ts'
import { addProduct } from './add-product.ts'
import { bulkUpdateProducts } from './bulk/bulk-update-products.ts'
import { deleteProduct, deleteProducts } from './delete-products.ts'
import { getProduct, getStorefrontProduct } from './get-product.ts'
import { getChosenCards } from './list/chosen-products.ts'
import { filterProducts } from './list/filter-products.ts'
import { listProducts, searchProducts } from './list/list-products.ts'
import { getCollectionCards, getRecommendedCards } from './list/product-collection.ts'
import { suggestProducts } from './list/suggest-products.ts'
import { updateProduct } from './update-product.ts'

export const productRoutes = {
  'product.add': (context, { body }) => addProduct(context, body),
  'product.update': (context, { body }) => updateProduct(context, body),
  'product.getById': (context, { params }) => getProduct(context, params),
  'product.getByDomain': (context, { query }) => getStorefrontProduct(context, query),
  'product.getByStoreSlug': (context, { query }) => getStorefrontProduct(context, query),
  'product.list': (context, { query }) => listProducts(context, query),
  'product.search': (context, { query }) => searchProducts(context, query),
  'product.suggest': (context, { query }) => suggestProducts(context, query),
  'product.recommended': (context, { query }) => getRecommendedCards(context, query),
  'product.byCollection': (context, { query }) => getCollectionCards(context, query),
  'product.byIds': (context, { query }) => getChosenCards(context, query),
  'product.filter': (context, { query }) => filterProducts(context, query),
  'product.delete': (context, { params }) => deleteProduct(context, params),
  'product.bulkUpdate': (context, { body }) => bulkUpdateProducts(context, body),
  'product.bulkDelete': (context, { body }) => deleteProducts(context, body),
} satisfies Handlers
