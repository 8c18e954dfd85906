import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import {
  product,
  productCard,
  productInput,
  productResults,
  productRow,
  productStatus,
  storefrontProduct,
} from '../../entities/catalog/product.ts'
import { imageSource } from '../../entities/content/media.ts'
import { success } from '../../entities/success.ts'
import {
  count,
  hostname,
  id,
  ids,
  languageTag,
  paged,
  pageNumber,
  pageSize,
  queryFlag,
  queryIds,
  queryInt,
  queryPrice,
  slug,
  text,
  url,
} from '../../values.ts'
import { listQuery } from '../list-query.ts'

const productBodyLimit = 1024 * 1024

const changes = z.object({
  status: productStatus.optional(),
  stockQuantity: z
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .optional()
    .describe('Stock of each product and of each of its variations.'),
  price: productInput.shape.price.optional(),
  pricePercent: z
    .number()
    .min(-99)
    .max(1000)
    .optional()
    .describe(
      'Percentage by which each price changes, rounded to the smallest unit; negative values lower it. Not together with price.',
    ),
  discountPrice: z.number().min(0).max(999_999_999).optional(),
  discountPercent: z
    .number()
    .gt(0)
    .max(99)
    .optional()
    .describe('Percentage by which each sale price is below the price. Not together with discountPrice.'),
  addCategoryIds: z.array(id()).max(50).optional(),
  removeCategoryIds: z.array(id()).max(50).optional(),
  addTags: z.array(text(60)).max(50).optional(),
  removeTags: z.array(text(60)).max(50).optional(),
})

/** Sorting and filters of product lists. `attributes` is `Color:Red`; join several with "|". */
export const resultFilters = {
  sort: z.enum(['relevance', 'newest', 'price_asc', 'price_desc', 'name']).optional(),
  category: z.union([id(), slug()]).optional(),
  minPrice: queryPrice().optional(),
  maxPrice: queryPrice().optional(),
  inStock: queryFlag().optional(),
  attributes: text(1000).optional(),
}

export const productEndpoints = {
  'product.add': {
    route: 'POST /products/add-product',
    access: 'member',
    needs: 'catalog.manage',
    store: 'body.storeId',
    summary: 'Add a product',
    body: productInput.extend({ storeId: id() }),
    bodyLimit: productBodyLimit,
    response: product,
    errors: { slug_taken: true, limit_reached: true },
  },
  'product.update': {
    route: 'PUT /products/update-product',
    access: 'member',
    needs: 'catalog.manage',
    store: 'body.storeId',
    summary: 'Replace a product; an older version responds with 409 and the newer product',
    body: productInput.extend({ storeId: id(), id: id(), version: count().optional() }),
    bodyLimit: productBodyLimit,
    response: product,
    errors: { slug_taken: true, stale_version: z.object({ product }) },
  },
  'product.getById': {
    route: 'GET /products/fetch-product-by-id/{id}',
    access: 'member',
    needs: 'catalog.view',
    store: { of: 'product', by: 'params.id' },
    summary: 'Get a product to edit',
    params: z.object({ id: id() }),
    response: product,
  },
  'product.getByDomain': {
    route: 'GET /products/fetch-product-by-domain',
    access: 'host',
    summary: 'Get an active product by slug',
    query: z.object({ domain: hostname().optional(), productSlug: slug() }),
    response: storefrontProduct,
  },
  'product.getByStoreSlug': {
    route: 'GET /products/fetch-by-storeid-slug',
    access: 'host-or-member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'Get an active product by store and slug',
    query: z.object({ storeId: id().optional(), productSlug: slug() }),
    response: storefrontProduct,
  },
  'product.list': {
    route: 'GET /products/fetch-products',
    access: 'host-or-member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'List active products by page; requireAll returns up to 1,000 on one page',
    query: z.object({
      storeId: id().optional(),
      pageNumber: pageNumber(),
      pageSize: pageSize(16),
      requireAll: queryFlag().default(false),
      ...resultFilters,
    }),
    response: productResults,
  },
  'product.search': {
    route: 'GET /products/fetch-searched-products',
    access: 'host-or-member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'Search active products; finds words in any order, prefixes and misspellings',
    query: z.object({
      storeId: id().optional(),
      name: text(200),
      locale: languageTag()
        .optional()
        .describe(
          'An additional language of the store: its texts are searched and returned. Filters keep the names of the main language.',
        ),
      pageNumber: pageNumber(),
      pageSize: pageSize(16),
      ...resultFilters,
    }),
    response: productResults.extend({
      pictures: z.record(url(), imageSource).describe('Image sources of the found products, by URL.'),
    }),
  },
  'product.suggest': {
    route: 'GET /products/suggestions',
    access: 'host',
    summary: 'The best results of a search while its term is typed',
    query: z.object({ name: text(200), limit: queryInt(1, 8).default(6), locale: languageTag().optional() }),
    response: z.object({
      content: z.array(productCard),
      pictures: z.record(url(), imageSource).describe('Image sources of the products, by URL.'),
    }),
  },
  'product.recommended': {
    route: 'GET /products/fetch-recommended-products',
    access: 'host',
    summary: 'Products that can be bought, from the category of another product, newest first',
    query: z.object({ productId: id(), limit: queryInt(1, 12).default(4), locale: languageTag().optional() }),
    response: z.object({
      content: z.array(productCard),
      pictures: z.record(url(), imageSource).describe('Image sources of the products, by URL.'),
    }),
  },
  'product.byCollection': {
    route: 'GET /products/fetch-products-by-collection',
    access: 'host-or-member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'List product cards of a collection: latest, old, or a category id',
    query: z.object({
      storeId: id().optional(),
      productCollection: z.union([z.enum(['latest', 'old']), id()]).default('latest'),
      numberOfProducts: queryInt(1, 100).default(1),
    }),
    response: z.array(productCard),
  },
  'product.byIds': {
    route: 'GET /products/fetch-products-by-ids',
    access: 'host-or-member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'List product cards by id, in the order of the ids; ids without an active product are left out',
    query: z.object({ storeId: id().optional(), ids: queryIds(48), locale: languageTag().optional() }),
    response: z.object({
      content: z.array(productCard),
      pictures: z.record(url(), imageSource).describe('Image sources of the products, by URL.'),
    }),
  },
  'product.filter': {
    route: 'GET /products/filtered-products',
    access: 'member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'List products for the dashboard',
    query: listQuery('product.filter'),
    response: paged(productRow),
  },
  'product.delete': {
    route: 'DELETE /products/delete/{storeId}/{productId}',
    access: 'member',
    needs: 'catalog.manage',
    store: 'params.storeId',
    summary: 'Delete a product; orders keep their lines',
    params: z.object({ storeId: id(), productId: id() }),
    response: success,
  },
  'product.bulkUpdate': {
    route: 'PUT /products/bulk-update',
    access: 'member',
    needs: 'catalog.manage',
    store: 'body.storeId',
    summary: 'Update several products, all or none',
    description: 'Prices also change those of the variations that have their own.',
    body: z.object({ storeId: id(), ids: ids(500), changes }),
    response: z.object({ updated: count() }),
  },
  'product.bulkDelete': {
    route: 'DELETE /products/bulk-delete',
    access: 'member',
    needs: 'catalog.manage',
    store: 'body.storeId',
    summary: 'Delete several products',
    body: z.object({ storeId: id(), ids: ids(500) }),
    response: z.object({ deleted: count() }),
  },
} as const satisfies Record<string, Endpoint>
