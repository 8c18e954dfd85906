import { type Currency, checkTiers, type TierProblem } from '@blockfront/commerce'
import type { shippingRateInput } from '@blockfront/contract'
import type { z } from 'zod'
import { appError } from '../../ground/errors.ts'
import { type Problems, toMinorOrProblem } from '../../ground/money-problem.ts'
import type { StoredTier } from './shipping-zones.ts'

type RateInput = z.output<typeof shippingRateInput>

const PROBLEMS: Record<TierProblem, string> = {
  none: 'Add at least one tier.',
  bound: 'Enter whole grams.',
  open: 'Only the last tier can have no upper limit.',
  overlap: 'Enter more than the upper limit of the previous tier.',
}

/** The columns of a rate. What its type does not use is not stored. Throws `invalid_input` with a message for each invalid field. */
export function rateColumns(input: RateInput, currency: Currency) {
  const { name, type, minDays, maxDays, enabled } = input
  const problems: Problems = {}
  const isFixed = type === 'flat' || type === 'pickup'
  const price = isFixed ? toMinorOrProblem(input.price, currency, 'price', problems) : 0
  const tiers = isFixed || type === 'free' ? [] : tierColumns(input, currency, problems)
  const freeOver =
    input.freeOver === null || type === 'free' ? null : toMinorOrProblem(input.freeOver, currency, 'freeOver', problems)
  if (minDays !== null && maxDays !== null && minDays > maxDays)
    problems.maxDays = 'Enter at least as many days as the shortest delivery time.'
  if (Object.keys(problems).length > 0) throw appError('invalid_input', { fields: problems })
  return {
    name,
    type,
    price,
    tiers: JSON.stringify(tiers),
    free_over: freeOver,
    min_days: minDays,
    max_days: maxDays,
    enabled,
  }
}

/** The stored tiers. Adds a problem at the first invalid one. */
function tierColumns({ type, tiers }: RateInput, currency: Currency, problems: Problems): StoredTier[] {
  const stored = tiers.map(({ upTo, price }, index) => ({
    upTo: type === 'price_tiers' && upTo !== null ? toMinorOrProblem(upTo, currency, `tiers.${index}.upTo`, problems) : upTo,
    price: toMinorOrProblem(price, currency, `tiers.${index}.price`, problems),
  }))
  const found = checkTiers(stored)
  if (found) problems[found.problem === 'none' ? 'tiers' : `tiers.${found.index}.upTo`] ??= PROBLEMS[found.problem]
  return stored
}
