import type { Report } from '@blockfront/engine'

/** The values that loading changed, by block id, for the panel of each block. */
export function byBlock(report: readonly Report[]): Record<string, readonly Report[]> {
  const replaced: Record<string, Report[]> = {}
  for (const entry of report) {
    if (entry.kind !== 'defaulted' || entry.blockId === undefined) continue
    replaced[entry.blockId] = [...(replaced[entry.blockId] ?? []), entry]
  }
  return replaced
}

/** Reports that an owner should see. New ids and migrations lose nothing and are left out. */
export const repairsIn = (report: readonly Report[]): readonly Report[] =>
  report.filter(({ kind }) => kind === 'defaulted' || kind === 'dropped' || kind === 'moved')
