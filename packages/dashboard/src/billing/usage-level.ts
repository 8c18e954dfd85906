import type { PlanUsage } from '@blockfront/contract'

/** Part of a limit from which on it is almost used up. */
const NEAR = 0.9

/** Limits with few entries, such as one domain, are normally used up: that is not worth a warning. */
const FEW = 10

export type UsageLevel = 'normal' | 'near' | 'full' | 'over'

/** Returns how close the usage is to its limit. */
export function usageLevel({ used, allowed }: PlanUsage): UsageLevel {
  if (used > allowed) return 'over'
  if (used === allowed && allowed > 0) return 'full'
  return allowed >= FEW && used >= allowed * NEAR ? 'near' : 'normal'
}

/** Returns the limit that the owner should know about first: reached, else almost reached. */
export function limitToMention(usage: readonly PlanUsage[]): { usage: PlanUsage; level: 'near' | 'full' } | undefined {
  const large = usage.filter(({ allowed }) => allowed >= FEW).map((each) => ({ usage: each, level: usageLevel(each) }))
  const reached = large.find(({ level }) => level === 'full' || level === 'over')
  if (reached) return { usage: reached.usage, level: 'full' }
  const nearLimit = large.find(({ level }) => level === 'near')
  return nearLimit && { usage: nearLimit.usage, level: 'near' }
}
