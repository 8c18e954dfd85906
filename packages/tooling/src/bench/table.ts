import type { JudgedRow } from './bench.ts'

const head = ['bench', 'metric', 'value', 'peer', 'ratio', 'bound', '']

/** Formats rows as a plain-text table with lines of equal length. */
export function formatTable(rows: readonly JudgedRow[]): string {
  const cells = [head, head.map(() => ''), ...rows.map(cellsOf)]
  const widths = head.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  return cells
    .map((line, index) =>
      widths.map((width, column) => (index === 1 ? '─'.repeat(width) : (line[column] ?? '').padEnd(width))).join('  '),
    )
    .join('\n')
}

function cellsOf({ bench, metric, value, unit, peer, peerName, ratio, limit, atLeast, ok }: JudgedRow): string[] {
  const bounds = [limit === undefined ? '' : `≤ ${figure(limit)}`, atLeast === undefined ? '' : `≥ ${figure(atLeast)}`]
  return [
    bench,
    metric,
    `${figure(value)} ${unit}`,
    peer === undefined ? '' : `${figure(peer)} ${unit}${peerName ? ` (${peerName})` : ''}`,
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    bounds.filter(Boolean).join(', '),
    ok === undefined ? '' : ok ? '✓' : '✗',
  ]
}

/** Three significant digits; whole numbers from 100. */
export const figure = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
