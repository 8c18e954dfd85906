import type { ColumnKey, ColumnMeaning } from './columns.ts'

/** A line of a product file: non-empty cells by the meaning of their columns. */
export interface CsvRecord {
  /** The line on which the record starts; the headers are on line 1. */
  line: number
  values: Partial<Record<ColumnKey, string>>
  /** Cells of columns that have no counterpart, by header. */
  kept: Record<string, string>
  keptOfVariation: Record<string, string>
}

/** A problem of a product file, with the line and the header of the column ("" for the whole line). */
export interface CsvProblem {
  line: number
  column: string
  message: string
}

/** Returns the record of a line. Cells are trimmed; cells beyond the headers are ignored. */
export function toRecord(line: number, cells: readonly string[], meanings: readonly (ColumnMeaning | undefined)[]): CsvRecord {
  const record: CsvRecord = { line, values: {}, kept: {}, keptOfVariation: {} }
  for (const [index, meaning] of meanings.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (!meaning || cell === '') continue
    if ('key' in meaning) record.values[meaning.key] = cell
    else if (meaning.ofVariation) record.keptOfVariation[meaning.kept] = cell
    else record.kept[meaning.kept] = cell
  }
  return record
}
