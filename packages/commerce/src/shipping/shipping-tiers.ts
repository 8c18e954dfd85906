import type { Tier } from './shipping-rate.ts'

/** The range of one tier. */
export interface TierRange {
  /** Smallest subtotal (minor units) or weight (grams) of the tier. */
  from: number
  /** Largest one; null has no bound. */
  to: number | null
}

/**
 * Returns what each tier covers, in the given order. A tier starts one unit after the end of the previous one, and the first at 0, so
 * that valid tiers (`checkTiers`) leave no gap.
 */
export const tierRanges = (tiers: readonly Pick<Tier, 'upTo'>[]): TierRange[] =>
  tiers.map(({ upTo }, index) => ({ from: index === 0 ? 0 : (tiers[index - 1]?.upTo ?? 0) + 1, to: upTo }))

/**
 * Why a list of tiers is invalid:
 * - `none`: the list is empty.
 * - `bound`: the bound is not an integer of 0 or more.
 * - `open`: a tier before the last one has no bound and would cover all later ones.
 * - `overlap`: the tier ends before it starts, because the previous tier ends at the same bound or later.
 */
export type TierProblem = 'none' | 'bound' | 'open' | 'overlap'

/** Returns the index of the first invalid tier and the reason; undefined if the tiers ascend without overlap or gap. */
export function checkTiers(tiers: readonly Pick<Tier, 'upTo'>[]): { index: number; problem: TierProblem } | undefined {
  if (tiers.length === 0) return { index: 0, problem: 'none' }
  for (const [index, { from, to }] of tierRanges(tiers).entries()) {
    if (to === null) {
      if (index < tiers.length - 1) return { index, problem: 'open' }
    } else if (!Number.isSafeInteger(to) || to < 0) return { index, problem: 'bound' }
    else if (to < from) return { index, problem: 'overlap' }
  }
  return undefined
}
