import {
  cancelImport,
  listImportItems,
  listImports,
  retryImages,
  startImport,
  uploadImport,
} from '../../flows/import-products/index.ts'
import type { Handlers } from '../../ground/handler.ts'

export const importRoutes = {
  'import.upload': (context, { query }) => uploadImport(context, query),
  'import.list': (context) => listImports(context),
  'import.items': (context, { query }) => listImportItems(context, query),
  'import.start': (context, { body }) => startImport(context, body),
  'import.cancel': (context, { body }) => cancelImport(context, body),
  'import.retryImages': (context, { body }) => retryImages(context, body),
} satisfies Handlers
