import type { ColumnKey, ColumnMeaning } from './columns.ts'

/** A line of a product file: non-empty cells by the meaning of their columns. */
export interface CsvRecord {
  /** The line on which the record starts; the headers are on line 1. */
  line: number
  values: Partial<Record<ColumnKey, string>>
  /** Cells of columns that have no counterpart, by header. */
  kept: Record<string, string>
  keptOfVariation: Record<string, string>
  /** Why the line cannot be right as a whole, for example because of its number of cells. */
  problem?: string
}

/** A problem of a product file, with the line and the header of the column ("" for the whole line). */
export interface CsvProblem {
  line: number
  column: string
  message: string
}

/** Codes and numbers. Shopify and spreadsheets write a leading apostrophe, so that they are not changed as numbers. */
const TEXT_MARKED: ReadonlySet<ColumnKey> = new Set([
  'sku',
  'barcode',
  'price',
  'compareAt',
  'quantity',
  'weight',
  'length',
  'width',
  'height',
])

/** Says why a row has the wrong number of cells; undefined if it has the right one. Empty cells at the end may be too many. */
function wrongLength(cells: readonly string[], meanings: readonly (ColumnMeaning | undefined)[]): string | undefined {
  const needed = meanings.findLastIndex((meaning) => meaning !== undefined) + 1
  const count = Math.max(cells.findLastIndex((cell) => cell.trim() !== '') + 1, Math.min(cells.length, meanings.length))
  if (count >= needed && count <= meanings.length) return undefined
  return `This row has ${count} cells, but the file has ${meanings.length} columns. A quotation mark or a separator may be missing or left over.`
}

/** Returns the record of a line. Cells are trimmed. A wrong number of cells is a problem of the record. */
export function toRecord(line: number, cells: readonly string[], meanings: readonly (ColumnMeaning | undefined)[]): CsvRecord {
  const problem = wrongLength(cells, meanings)
  const record: CsvRecord = { line, values: {}, kept: {}, keptOfVariation: {}, ...(problem && { problem }) }
  for (const [index, meaning] of meanings.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (!meaning || cell === '') continue
    if ('key' in meaning) record.values[meaning.key] = TEXT_MARKED.has(meaning.key) ? cell.replace(/^'\s*/, '') : cell
    else if (meaning.ofVariation) record.keptOfVariation[meaning.kept] = cell
    else record.kept[meaning.kept] = cell
  }
  return record
}
