/** Returns the row of a query that always has exactly one, such as a count. */
export function onlyRow<Row>({ rows: [row] }: { rows: readonly Row[] }): Row {
  if (row === undefined) throw new Error('The query returned no row.')
  return row
}
