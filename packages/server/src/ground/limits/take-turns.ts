/**
 * Handles the rows of many stores, `atOnce` at the same time and one of each store: the stores take turns, so that one whose rows take long
 * does not delay the others. Starts no further row when the signal is aborted.
 */
export async function takeTurns<Row extends { store_id: string }>(
  rows: readonly Row[],
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const waiting = [...Map.groupBy(rows, ({ store_id }) => store_id).values()]
  const lane = async () => {
    for (let store = waiting.shift(); store && !signal.aborted; store = waiting.shift()) {
      const row = store.shift()
      if (row) await work(row)
      if (store.length > 0) waiting.push(store)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
