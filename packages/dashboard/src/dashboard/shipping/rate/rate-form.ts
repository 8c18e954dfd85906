import { type Currency, checkTiers, type TierProblem, toMajor, toMinor } from '@blockfront/commerce'
import type { ShippingRate, ShippingRateInput } from '@blockfront/contract'
import { messages } from '../messages.ts'

const formMessages = messages.form

/** A number, or the typed text that is not one yet. Empty text means none. */
export type Typed = number | string

export interface TierDraft {
  /** Identifies the row while tiers are added and removed. */
  key: string
  /** Major units or grams by the rate's type. */
  upTo: Typed
  price: Typed
}

/** A rate as the owner types it. */
export interface RateDraft {
  name: string
  type: ShippingRate['type']
  price: Typed
  tiers: TierDraft[]
  freeOver: Typed
  minDays: string
  maxDays: string
  enabled: boolean
}

/** Messages by the path of the field, such as `tiers.1.upTo`. */
export type RateProblems = Readonly<Record<string, string>>

let made = 0
export const newTier = (tier: Partial<TierDraft> = {}): TierDraft => ({ key: `tier ${++made}`, upTo: '', price: '', ...tier })

export const draftOf = (rate?: ShippingRate): RateDraft => ({
  name: rate?.name ?? '',
  type: rate?.type ?? 'flat',
  price: rate && hasPrice(rate.type) ? rate.price : '',
  tiers: rate && rate.tiers.length > 0 ? rate.tiers.map(({ upTo, price }) => newTier({ upTo: upTo ?? '', price })) : [newTier()],
  freeOver: rate?.freeOver ?? '',
  minDays: String(rate?.minDays ?? ''),
  maxDays: String(rate?.maxDays ?? ''),
  enabled: rate?.enabled ?? true,
})

export const hasPrice = (type: ShippingRate['type']): boolean => type === 'flat' || type === 'pickup'
export const hasTiers = (type: ShippingRate['type']): boolean => type === 'price_tiers' || type === 'weight_tiers'

/**
 * Returns the first value of each tier in the unit of its bounds: one unit after the end of the previous tier. Undefined after a tier
 * without a valid end.
 */
export const tierStarts = (tiers: readonly TierDraft[], type: ShippingRate['type'], currency: Currency): (number | undefined)[] =>
  tiers.map((_, index) => {
    if (index === 0) return 0
    const end = tiers[index - 1]?.upTo
    if (typeof end !== 'number') return undefined
    return type === 'weight_tiers' ? end + 1 : toMajor(toMinor(end, currency) + 1, currency)
  })

/** Returns the rate to save, or a message for each invalid field. `format` formats a bound. */
export function readDraft(
  draft: RateDraft,
  currency: Currency,
  format: (bound: number) => string,
): { rate: ShippingRateInput } | { problems: RateProblems } {
  const problems: Record<string, string> = {}
  const { name, type, enabled } = draft
  if (name.trim() === '') problems.name = formMessages.missing
  const amount = (value: Typed, path: string) => {
    if (typeof value === 'number') return value
    // The field itself explains text that is not an amount.
    problems[path] = formMessages.missing
    return 0
  }
  const tiers = hasTiers(type) ? draft.tiers : []
  const read = {
    name: name.trim(),
    type,
    price: hasPrice(type) ? amount(draft.price, 'price') : 0,
    tiers: tiers.map(({ upTo, price }, index) => ({
      upTo: upTo === '' ? null : amount(upTo, `tiers.${index}.upTo`),
      price: amount(price, `tiers.${index}.price`),
    })),
    freeOver: draft.freeOver === '' || type === 'free' ? null : amount(draft.freeOver, 'freeOver'),
    minDays: daysOf(draft.minDays, 'minDays', problems),
    maxDays: daysOf(draft.maxDays, 'maxDays', problems),
    enabled,
  }
  if (read.minDays !== null && read.maxDays !== null && read.minDays > read.maxDays) problems.maxDays ??= formMessages.daysOrder
  if (hasTiers(type)) {
    const isWeight = type === 'weight_tiers'
    const exact = read.tiers.map(({ upTo }) => ({ upTo: upTo === null || isWeight ? upTo : toMinor(upTo, currency) }))
    const found = checkTiers(exact)
    const start = found && tierStarts(draft.tiers, type, currency)[found.index]
    if (found) problems[`tiers.${found.index}.upTo`] ??= tierProblem(found.problem, start === undefined ? '' : format(start))
  }
  return Object.keys(problems).length > 0 ? { problems } : { rate: read }
}

const tierProblem = (problem: TierProblem, from: string) =>
  problem === 'overlap' ? formMessages.problems.overlap(from) : formMessages.problems[problem]

function daysOf(text: string, path: string, problems: Record<string, string>): number | null {
  if (text.trim() === '') return null
  const days = Number(text)
  if (Number.isInteger(days) && days >= 0 && days <= 365) return days
  problems[path] = formMessages.wholeNumber
  return null
}
