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

/**
 * A round number at or above the largest value that gives a chart three even steps: 1, 1.5, 2, 3, 5 or 7.5 times a power of ten.
 */
export function scaleTop(largest: number): number {
  if (largest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 1.5, 2, 3, 5, 7.5, 10].find((one) => one * power >= largest) ?? 10
  return step * power
}
