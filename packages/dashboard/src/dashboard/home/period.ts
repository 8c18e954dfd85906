import type { OrderStats } from '@blockfront/contract'

export type Day = OrderStats['days'][number]

export const periods = ['7', '30', '90'] as const

const sumOf = (days: readonly Day[], key: 'orders' | 'revenue') => days.reduce((sum, day) => sum + day[key], 0)

/**
 * Relative growth of the later half of the days over the earlier half (0.25 is a quarter more); undefined without data to
 * compare.
 */
export function changeOf(days: readonly Day[], key: 'orders' | 'revenue'): number | undefined {
  const half = Math.floor(days.length / 2)
  const before = sumOf(days.slice(0, half), key)
  return before > 0 ? sumOf(days.slice(-half), key) / before - 1 : undefined
}
