import type { Report } from '@blockfront/engine'

/** What loading changed by block id, as the panel of each block shows it. */
export function byBlock(report: readonly Report[]): Record<string, readonly Report[]> {
  const replaced: Record<string, Report[]> = {}
  for (const entry of report) {
    if (entry.kind !== 'defaulted' || entry.blockId === undefined) continue
    replaced[entry.blockId] = [...(replaced[entry.blockId] ?? []), entry]
  }
  return replaced
}

/** What an owner should know about. A fresh id or an older version costs nothing. */
export const repairsIn = (report: readonly Report[]): readonly Report[] =>
  report.filter(({ kind }) => kind === 'defaulted' || kind === 'dropped' || kind === 'moved')
