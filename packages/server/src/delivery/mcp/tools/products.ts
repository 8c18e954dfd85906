import { endpoints } from '@blockfront/contract'
import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { paging } from './paging.ts'

const filters = endpoints['product.filter'].query.shape

const listProducts = defineTool({
  name: 'list_products',
  title: 'List products',
  description: 'Lists the products of the store with price, stock and status. Drafts and archived products are included.',
  input: z.strictObject({ ...paging, search: filters.search, status: filters.status, stock: filters.stock }),
  calls: ['product.filter'],
  run: ({ call, storeId }, { pageNumber: page, pageSize: size, ...rest }) =>
    call('product.filter', { query: { storeId, page, size, ...rest } }),
})

const getProduct = defineTool({
  name: 'get_product',
  title: 'Get a product',
  description: 'Returns a product with its description, images, options and variants.',
  input: z.strictObject({ productId: endpoints['product.getById'].params.shape.id }),
  calls: ['product.getById'],
  run: ({ call }, { productId }) => call('product.getById', { params: { id: productId } }),
})

export const productTools = [listProducts, getProduct]
