import type { Handlers } from '../../ground/handler.ts'
import { addProduct } from '../../modules/product/add-product.ts'
import { bulkUpdateProducts } from '../../modules/product/bulk/bulk-update-products.ts'
import { deleteProduct, deleteProducts } from '../../modules/product/delete-products.ts'
import { getProduct, getStorefrontProduct } from '../../modules/product/get-product.ts'
import { getChosenCards } from '../../modules/product/list/chosen-products.ts'
import { filterProducts } from '../../modules/product/list/filter-products.ts'
import { listProducts, searchProducts } from '../../modules/product/list/list-products.ts'
import { getCollectionCards, getRecommendedCards } from '../../modules/product/list/product-collection.ts'
import { suggestProducts } from '../../modules/product/list/suggest-products.ts'
import { updateProduct } from '../../modules/product/update-product.ts'

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
