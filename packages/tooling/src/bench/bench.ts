/**
 * The form of a bench. A file `*.bench.ts` (run by Node directly) or `*.bench.tsx` (built by Vite in production mode first,
 * because it imports blocks) default-exports one:
 * export default { name: 'load', run: async () => [{ metric: 'load 50 blocks', value: 1.2, unit: 'ms', limit: 5 }] } satisfies
 * Bench
 */
export interface Bench {
  name: string
  /** Runs the measurement, in a separate process with NODE_ENV=production and `globalThis.gc`. */
  run: () => Promise<Row[]>
}

/** One measured figure. */
export interface Row {
  metric: string
  /** The median, unless the metric's name says otherwise. */
  value: number
  /** 'ms', 'req/s', 'KB', … */
  unit: string
  /** The peer's figure in the same run, in the same unit. */
  peer?: number
  peerName?: string
  /** value / peer. Computed if missing. */
  ratio?: number
  /** Maximum of the ratio if there is a peer, otherwise of the value. */
  limit?: number
  /** Minimum of the ratio if there is a peer, otherwise of the value. */
  atLeast?: number
  /** The bench's own result, if neither `limit` nor `atLeast` can express it. */
  ok?: boolean
}

/** A row with computed values. `ok` is undefined without a bound. */
export interface JudgedRow extends Row {
  bench: string
}

/** Computes a row's ratio and whether it keeps its bound. NaN never does. */
export function judgeRow(bench: string, row: Row): JudgedRow {
  const ratio = row.ratio ?? (row.peer ? row.value / row.peer : undefined)
  const figure = ratio ?? row.value
  const promised = row.limit !== undefined || row.atLeast !== undefined
  const kept =
    Number.isFinite(figure) &&
    figure <= (row.limit ?? Number.POSITIVE_INFINITY) &&
    figure >= (row.atLeast ?? Number.NEGATIVE_INFINITY)
  const ok = row.ok ?? (promised ? kept : undefined)
  return { ...row, bench, ...(ratio === undefined ? {} : { ratio }), ...(ok === undefined ? {} : { ok }) }
}
