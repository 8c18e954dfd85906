import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { csvFormat, csvPart, productImport, productImportItem } from '../../entities/catalog/product-import.ts'
import { orderStatus } from '../../entities/selling/order.ts'
import { date, id, paged, pageNumber, pageSize, text } from '../../values.ts'

/** Largest CSV file in bytes, several times 100,000 lines of products. */
const csvLimit = 128 * 1024 * 1024

const oneImport = z.object({ storeId: id(), importId: id() })
const after = text(200).optional().describe('`next` of the previous part. Without it, the first part.')

/** Import and export of a store's data (docs/spec/platform.md). */
export const transferEndpoints = {
  'import.upload': {
    route: 'POST /import/upload-products',
    access: 'member',
    needs: 'catalog.manage',
    store: 'query.storeId',
    summary: 'Upload a CSV file of products, which is then checked in the background',
    description:
      'Reads the format of Shopify (headers before and after 2025) and of Blockfront, with commas, semicolons or tabs. Files of other known platforms are refused. An earlier import that was not started is canceled.',
    query: z.object({
      storeId: id(),
      encoding: z.enum(['auto', 'windows-1252']).default('auto').describe('`auto` reads UTF-8 and UTF-16.'),
    }),
    encoding: 'multipart',
    body: z.object({ file: z.file() }),
    bodyLimit: csvLimit,
    response: productImport,
    errors: { conflict: true },
  },
  'import.list': {
    route: 'GET /import/fetch-imports',
    access: 'member',
    needs: 'catalog.manage',
    store: 'query.storeId',
    summary: 'List the latest imports, newest first',
    query: z.object({ storeId: id() }),
    response: z.array(productImport).max(20),
  },
  'import.items': {
    route: 'GET /import/fetch-items',
    access: 'member',
    needs: 'catalog.manage',
    store: 'query.storeId',
    summary: 'List the products of an import in the order of the file',
    query: oneImport.extend({
      pageNumber: pageNumber(),
      pageSize: pageSize(20),
      only: z.enum(['all', 'problems', 'changes']).default('all'),
    }),
    response: paged(productImportItem),
  },
  'import.start': {
    route: 'POST /import/start',
    access: 'member',
    needs: 'catalog.manage',
    store: 'body.storeId',
    summary: 'Import the valid products of a checked file in the background',
    body: oneImport.extend({
      updateExisting: z.boolean().describe('Update products with the same URL handle. Otherwise they are skipped.'),
    }),
    response: productImport,
    errors: { conflict: true },
  },
  'import.cancel': {
    route: 'POST /import/cancel',
    access: 'member',
    allowedReadOnly: true,
    needs: 'catalog.manage',
    store: 'body.storeId',
    summary: 'Cancel an import; imported products stay',
    body: oneImport,
    response: productImport,
  },
  'import.retryImages': {
    route: 'POST /import/retry-images',
    access: 'member',
    needs: 'catalog.manage',
    store: 'body.storeId',
    summary: 'Fetch the failed images of a finished import again',
    body: oneImport,
    response: productImport,
    errors: { conflict: true },
  },
  'export.products': {
    route: 'GET /export/products',
    access: 'member',
    needs: 'catalog.manage',
    store: 'query.storeId',
    summary: 'Export products as CSV, part by part',
    query: z.object({ storeId: id(), format: csvFormat.default('blockfront'), after }),
    response: csvPart,
  },
  'export.orders': {
    route: 'GET /export/orders',
    access: 'member',
    needs: 'orders.manage',
    store: 'query.storeId',
    summary: 'Export orders as CSV, part by part: one line for each item',
    query: z.object({ storeId: id(), status: orderStatus.optional(), from: date().optional(), to: date().optional(), after }),
    response: csvPart,
  },
} as const satisfies Record<string, Endpoint>
