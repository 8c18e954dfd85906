/**
 * The order of one list after two people changed it: what either took away is gone, what either put in stands behind the same
 * neighbour as there, theirs before ours. Undefined where both changed the order of what was there.
 */
export function mergeOrder(base: readonly string[], ours: readonly string[], others: readonly string[]): string[] | undefined {
  const everywhere = base.filter((id) => ours.includes(id) && others.includes(id))
  const inBase = new Set(base)
  const orderIn = (ids: readonly string[]) => ids.filter((id) => inBase.has(id) && everywhere.includes(id))
  const [oursKept, othersKept] = [orderIn(ours), orderIn(others)]
  const oursMoved = !sameOrder(oursKept, everywhere)
  const othersMoved = !sameOrder(othersKept, everywhere)
  if (oursMoved && othersMoved && !sameOrder(oursKept, othersKept)) return undefined
  const order = oursMoved ? oursKept : othersKept
  return [...withInserted(order, others, ours)]
}

const sameOrder = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id, i) => id === b[i])

/** The order with what each side put in, behind the nearest neighbour before it that stands in the order. */
function withInserted(order: readonly string[], ...sides: readonly (readonly string[])[]): Set<string> {
  const known = new Set(order)
  const behind = new Map<string | undefined, string[]>()
  for (const side of sides) {
    let neighbour: string | undefined
    for (const id of side) {
      if (known.has(id)) neighbour = id
      else behind.set(neighbour, [...(behind.get(neighbour) ?? []), id])
    }
  }
  const result = new Set<string>(behind.get(undefined))
  for (const id of order) {
    result.add(id)
    for (const put of behind.get(id) ?? []) result.add(put)
  }
  return result
}
