import { z } from 'zod'
import { count, id, requiredText, text, time } from '../../values.ts'

export const csvFormat = z.enum(['blockfront', 'shopify'])

export const productImportStatus = z
  .enum(['reading', 'checking', 'checked', 'running', 'images', 'done', 'canceled', 'failed'])
  .describe('`checked` waits for the owner; `images` fetches images of imported products.')

/** A problem of a line of an imported file. */
export const importProblem = z.object({
  line: count(),
  column: text(200).describe('Header of the column; empty for the whole line.'),
  message: text(600),
})

/** A file of products that is checked and imported in the background. */
export const productImport = z
  .object({
    importId: id(),
    filename: text(255),
    format: csvFormat,
    status: productImportStatus,
    updateExisting: z.boolean(),
    message: text(600).describe('Why it failed; otherwise empty.'),
    lines: count(),
    newAreDrafts: z.boolean().describe('The file does not say which products are published, so new ones become drafts.'),
    unusedColumns: z
      .array(z.object({ header: text(200), cells: count(), samples: z.array(text(200)).max(3) }))
      .max(500)
      .describe('Columns that have no counterpart, with the number of their cells that are not empty.'),
    products: z.object({
      total: count(),
      toCheck: count(),
      valid: count().describe('Not imported yet.'),
      invalid: count(),
      existing: count().describe('Valid products whose URL handle exists in the store.'),
      created: count(),
      updated: count(),
      skipped: count(),
      failed: count(),
      withProblems: count(),
      withChanges: count().describe('Products with values that the import changes or leaves out.'),
    }),
    images: z.object({ total: count(), pending: count(), failed: count() }),
    createdAt: time(),
    finishedAt: time().nullable(),
  })
  .meta({ id: 'ProductImport' })

/** A product of an import. */
export const productImportItem = z
  .object({
    line: count(),
    handle: text(255).describe('The URL handle of the product; that of the file if it cannot become one.'),
    name: text(200),
    lines: count(),
    status: z.enum(['read', 'valid', 'invalid', 'created', 'updated', 'skipped', 'failed']),
    existsAlready: z.boolean(),
    productId: id().nullable(),
    problems: z.array(importProblem).max(100),
    changes: z.array(importProblem).max(100).describe('Values that the import changes or leaves out.'),
    images: z.array(z.object({ url: text(2048), status: z.enum(['pending', 'done', 'failed']), problem: text(600) })).max(100),
  })
  .meta({ id: 'ProductImportItem' })

/** A part of an export as CSV lines (RFC 4180). The first part starts with the headers. */
export const csvPart = z
  .object({
    csv: z.string().max(32 * 1024 * 1024),
    count: count().describe('Records in this part.'),
    total: count().describe('Records of the whole export.'),
    next: requiredText(200).nullable().describe('Value of `after` for the next part; null after the last one.'),
  })
  .meta({ id: 'CsvPart' })

export type CsvFormat = z.output<typeof csvFormat>
export type ImportProblem = z.output<typeof importProblem>
export type ProductImport = z.output<typeof productImport>
export type ProductImportItem = z.output<typeof productImportItem>
export type CsvPart = z.output<typeof csvPart>
