/**
 * Returns rows in the order in which every transaction locks them: by id, so that no two transactions wait for each other.
 * @param idOf the id of a row.
 */
export const inLockOrder = <Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] =>
  rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
