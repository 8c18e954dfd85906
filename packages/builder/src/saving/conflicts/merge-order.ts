/** The order of one list, and whether both sides changed the order of existing blocks. */
export interface MergedOrder {
  ids: string[]
  conflict: boolean
}

/**
 * Merges the order of one list. Blocks that either side removed are gone. Blocks that either side added follow the same neighbor
 * as on that side, theirs before ours. If both changed the order, `ours` decides when `preferOurs` is true.
 */
export function mergeOrder(
  base: readonly string[],
  ours: readonly string[],
  others: readonly string[],
  preferOurs: boolean,
): MergedOrder {
  const [inOurs, inOthers] = [new Set(ours), new Set(others)]
  const kept = base.filter((id) => inOurs.has(id) && inOthers.has(id))
  const keptSet = new Set(kept)
  const [oursKept, othersKept] = [ours.filter((id) => keptSet.has(id)), others.filter((id) => keptSet.has(id))]
  const oursMoved = !sameOrder(oursKept, kept)
  const othersMoved = !sameOrder(othersKept, kept)
  const conflict = oursMoved && othersMoved && !sameOrder(oursKept, othersKept)
  const order = conflict ? (preferOurs ? oursKept : othersKept) : oursMoved ? oursKept : othersKept
  return { ids: [...withInserted(order, others, ours)], conflict }
}

export const sameOrder = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id, i) => id === b[i])

/** Inserts each side's new blocks after their nearest preceding neighbor in the order. */
function withInserted(order: readonly string[], ...sides: readonly (readonly string[])[]): Set<string> {
  const known = new Set(order)
  const behind = new Map<string | undefined, string[]>()
  for (const side of sides) {
    let neighbor: string | undefined
    for (const id of side) {
      if (known.has(id)) neighbor = id
      else behind.set(neighbor, [...(behind.get(neighbor) ?? []), id])
    }
  }
  const result = new Set<string>(behind.get(undefined))
  for (const id of order) {
    result.add(id)
    for (const put of behind.get(id) ?? []) result.add(put)
  }
  return result
}
