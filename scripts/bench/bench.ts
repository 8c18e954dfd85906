/**
 * What a bench is. A file `*.bench.ts` (run by Node directly) or `*.bench.tsx` (built by Vite in production mode first,
 * as everything that imports blocks must be) default-exports one:
 *
 *     export default { name: 'load', run: async () => [{ metric: 'load 50 blocks', value: 1.2, unit: 'ms', limit: 5 }] } satisfies Bench
 */
export interface Bench {
  name: string
  /** Measures, in a separate process with NODE_ENV=production and `globalThis.gc`. */
  run: () => Promise<Row[]>
}

/** One measured figure. */
export interface Row {
  metric: string
  /** The median, unless the metric's name says otherwise. */
  value: number
  /** 'ms', 'req/s', 'KB', … */
  unit: string
  /** What a rival measured in the same run, in the same unit. */
  peer?: number
  peerName?: string
  /** value / peer; left out, it is computed. */
  ratio?: number
  /** The most that the ratio may be where there is a peer, else the value. */
  limit?: number
  /** The least that the ratio must be where there is a peer, else the value. */
  atLeast?: number
  /** The bench's own verdict, where neither `limit` nor `atLeast` can say it. */
  ok?: boolean
}

/** A row with everything that follows from it. `ok` is undefined where nothing is promised. */
export interface JudgedRow extends Row {
  bench: string
}

/** Computes a row's ratio and whether it keeps its promise. A figure that is no number keeps none. */
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
