/** Walks syntax trees of Vite's parser (ESTree with TypeScript nodes). */

/** A node of a syntax tree. */
export interface Node {
  type: string
  /** Characters from the start of the file. */
  start: number
  end: number
  [key: string]: unknown
}

/** A node with its ancestors, nearest first. */
export interface Visit {
  node: Node
  parents: readonly Node[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Calls `visit` for every node of a tree, in source order. */
export function walk(root: unknown, visit: (visited: Visit) => void, parents: readonly Node[] = []): void {
  if (Array.isArray(root)) for (const item of root) walk(item, visit, parents)
  else if (isNode(root)) {
    visit({ node: root, parents })
    const inside = [root, ...parents]
    for (const value of Object.values(root)) if (typeof value === 'object') walk(value, visit, inside)
  }
}
