import type { Handlers } from '../../handler.ts'
import { listImportItems, listImports } from './list-imports.ts'
import { cancelImport, retryImages, startImport } from './start-import.ts'
import { uploadImport } from './upload-import.ts'

export const importRoutes = {
  'import.upload': (context, { query }) => uploadImport(context, query),
  'import.list': (context) => listImports(context),
  'import.items': (context, { query }) => listImportItems(context, query),
  'import.start': (context, { body }) => startImport(context, body),
  'import.cancel': (context, { body }) => cancelImport(context, body),
  'import.retryImages': (context, { body }) => retryImages(context, body),
} satisfies Handlers
