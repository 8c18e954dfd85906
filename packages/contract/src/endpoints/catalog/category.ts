import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { category, categoryCard, categoryInput } from '../../entities/catalog/category.ts'
import { productResults } from '../../entities/catalog/product.ts'
import { success } from '../../entities/success.ts'
import { id, pageNumber, pageSize, queryFlag, slug, text } from '../../values.ts'
import { resultFilters } from './product.ts'

export const categoryEndpoints = {
  'category.names': {
    route: 'GET /categories/get-categories',
    access: 'host-or-member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'List names and ids of all categories as a tree in order',
    query: z.object({ storeId: id().optional() }),
    response: z.array(z.object({ id: id(), name: text(120), slug: slug() })),
  },
  'category.add': {
    route: 'POST /category/add-category',
    access: 'member',
    needs: 'catalog.manage',
    store: 'body.storeId',
    summary: 'Add a category',
    body: categoryInput.extend({ storeId: id() }),
    response: category,
    errors: { slug_taken: true },
  },
  'category.update': {
    route: 'PUT /category/update-category',
    access: 'member',
    needs: 'catalog.manage',
    store: 'body.storeId',
    summary: 'Replace a category; it cannot become its own descendant',
    body: categoryInput.extend({ storeId: id(), id: id() }),
    response: category,
    errors: { slug_taken: true, conflict: true },
  },
  'category.list': {
    route: 'GET /category/fetch-categories',
    access: 'host-or-member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'List all categories as a tree in order: each is followed by its subcategories',
    query: z.object({ storeId: id().optional() }),
    response: z.array(category),
  },
  'category.cards': {
    route: 'GET /category/fetch-cards',
    access: 'host-or-member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'List the first categories by level, as blocks of a page show them',
    query: z.object({
      storeId: id().optional(),
      limit: pageSize(8),
      isNested: queryFlag()
        .default(false)
        .describe('Limits the top level only and adds its subcategories, at most 100 categories in total.'),
    }),
    response: z.array(categoryCard).max(100),
  },
  'category.get': {
    route: 'GET /category/fetch-category',
    access: 'member',
    needs: 'catalog.view',
    store: { of: 'category', by: 'query.categoryId' },
    summary: 'Get a category to edit',
    query: z.object({ categoryId: id() }),
    response: category,
  },
  'category.collection': {
    route: 'GET /category/fetch-collection',
    access: 'host-or-member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'Get a category by slug with a page of its active products',
    query: z.object({
      storeId: id().optional(),
      slug: slug(),
      pageNumber: pageNumber(),
      pageSize: pageSize(16),
      ...resultFilters,
    }),
    response: productResults.extend({ category }),
  },
  'category.delete': {
    route: 'DELETE /category/delete/{id}',
    access: 'member',
    needs: 'catalog.manage',
    store: { of: 'category', by: 'params.id' },
    summary: 'Delete a category; its products stay and its children move up',
    params: z.object({ id: id() }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
