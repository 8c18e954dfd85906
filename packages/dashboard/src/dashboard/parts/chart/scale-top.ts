/**
 * A round number at or above the largest value that gives a chart three even steps: 1, 1.5, 2, 3, 5 or 7.5 times a power of ten.
 */
export function scaleTop(largest: number): number {
  if (largest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 1.5, 2, 3, 5, 7.5, 10].find((one) => one * power >= largest) ?? 10
  return step * power
}
