/**
 * The cycles of a graph as lists of nodes: `['a', 'b']` means a → b → a. Returns one shortest cycle for each strongly connected
 * component.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  return components(graph).flatMap((group) => {
    const inside = new Set(group)
    const start = [...group].sort()[0]
    if (start === undefined) return []
    const cycle = shortestCycle(graph, start, inside)
    return cycle ? [cycle] : []
  })
}

/** Breadth-first search from a node back to itself. */
function shortestCycle(
  graph: ReadonlyMap<string, readonly string[]>,
  start: string,
  inside: ReadonlySet<string>,
): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return pathTo(node, cameFrom)
      if (!inside.has(next) || cameFrom.has(next)) continue
      cameFrom.set(next, node)
      queue.push(next)
    }
  }
  return undefined
}

function pathTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const path = [end]
  for (let node = cameFrom.get(end); node !== undefined; node = cameFrom.get(node)) path.unshift(node)
  return path
}

/** Strongly connected components, after Tarjan (1972), without recursion. */
function components(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const found: string[][] = []

  for (const root of graph.keys()) {
    if (order.has(root)) continue
    const work = [{ node: root, edge: 0 }]
    while (work.length > 0) {
      const frame = work[work.length - 1]
      if (!frame) break
      const { node } = frame
      if (frame.edge === 0) {
        order.set(node, order.size)
        low.set(node, order.get(node) ?? 0)
        stack.push(node)
        onStack.add(node)
      }
      const next = graph.get(node)?.[frame.edge++]
      if (next !== undefined) {
        if (!order.has(next)) work.push({ node: next, edge: 0 })
        else if (onStack.has(next)) lower(low, node, order.get(next))
        continue
      }
      work.pop()
      const parent = work[work.length - 1]
      if (parent) lower(low, parent.node, low.get(node))
      if (low.get(node) === order.get(node)) found.push(popUntil(node, stack, onStack))
    }
  }
  return found
}

function lower(low: Map<string, number>, node: string, value = Number.POSITIVE_INFINITY): void {
  low.set(node, Math.min(low.get(node) ?? Number.POSITIVE_INFINITY, value))
}

function popUntil(node: string, stack: string[], onStack: Set<string>): string[] {
  const group = stack.splice(stack.lastIndexOf(node))
  for (const member of group) onStack.delete(member)
  return group
}
