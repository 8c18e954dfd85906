import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCycles } from './cycles.ts'

const graphs = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 30 }).map((edges) => {
  const graph = new Map<string, string[]>()
  for (const [from, to] of edges) graph.set(String(from), [...(graph.get(String(from)) ?? []), String(to)])
  return graph
})

describe('findCycles', () => {
  it('returns only existing cycles', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        for (const cycle of findCycles(graph)) {
          for (const [index, node] of cycle.entries()) expect(graph.get(node)).toContain(cycle[(index + 1) % cycle.length])
        }
      }),
    )
  })

  it('returns none exactly if a topological order exists', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const open = new Map([...graph].map(([node, edges]) => [node, edges.filter((next) => graph.has(next))]))
        for (let removed = true; removed; ) {
          removed = false
          for (const [node, edges] of open) {
            if (edges.some((next) => open.has(next))) continue
            open.delete(node)
            removed = true
          }
        }
        expect(findCycles(graph).length === 0).toBe(open.size === 0)
      }),
    )
  })
})
