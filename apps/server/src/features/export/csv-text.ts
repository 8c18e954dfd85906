import { stringify } from 'csv-stringify/sync'

/** A plain number, which a spreadsheet does not run although it may start with a sign. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula. */
const escapeFormula = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell)

/** Returns the text of a cell that was escaped for spreadsheets. */
export const unescapeFormula = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** Returns rows as CSV (RFC 4180). Cells that a spreadsheet would run as a formula are escaped. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(escapeFormula)),
    // Without the pattern, cells with a single line feed would not be quoted.
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )
