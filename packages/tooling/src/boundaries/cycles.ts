/**
 * The cycles of a graph as lists of nodes, each from its first node by name: `['a', 'b']` means a → b → a. No node is in two of them, and a graph with a cycle has at least one
 * in the result: after its correction, others may remain.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const open = new Map([...graph].map(([node, targets]) => [node, new Set(targets)] as const))
  const cycles: string[][] = []
  while (removeEnds(open)) {
    // Every remaining node leads to another one, so that any path meets itself.
    const path: string[] = []
    let [node] = open.keys()
    while (node !== undefined && !path.includes(node)) {
      path.push(node)
      ;[node] = open.get(node) ?? []
    }
    const cycle = path.slice(path.indexOf(node ?? ''))
    const first = cycle.indexOf(cycle.toSorted()[0] ?? '')
    cycles.push([...cycle.slice(first), ...cycle.slice(0, first)])
    for (const one of cycle) open.delete(one)
  }
  return cycles
}

/** Removes the nodes from which no path leads to a cycle. Returns whether any remain. */
function removeEnds(open: Map<string, Set<string>>): boolean {
  for (let before = -1; before !== open.size; ) {
    before = open.size
    for (const [node, targets] of open) {
      for (const target of targets) if (!open.has(target)) targets.delete(target)
      if (targets.size === 0) open.delete(node)
    }
  }
  return open.size > 0
}
