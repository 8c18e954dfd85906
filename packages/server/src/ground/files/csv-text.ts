import { stringify } from 'csv-stringify/sync'

/** A plain number, which a spreadsheet does not run although it may start with a sign. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/** First characters of a formula. Spreadsheets in East Asian languages also run those of full width. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const ESCAPED = /^'[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula. */
const escapeFormula = (cell: string): string => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell)

/** Returns the text of a cell that was escaped for spreadsheets. */
export const unescapeFormula = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)

type Cell = string | number | null | undefined

/** The columns of a CSV file: their headers with the cell of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/** Returns rows as CSV with a line of headers. Further parts of a file have none. */
export const csvTable = <Row>(columns: CsvColumns<Row>, rows: readonly Row[], { hasHeaders = true } = {}): string =>
  csvText([...(hasHeaders ? [Object.keys(columns)] : []), ...rows.map((row) => Object.values(columns).map((cell) => cell(row)))])

/** Returns rows as CSV (RFC 4180). Cells that a spreadsheet would run as a formula are escaped. Every export uses this function. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => escapeFormula(String(cell ?? '')))),
    // Without the pattern, cells with a single line feed would not be quoted.
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )
