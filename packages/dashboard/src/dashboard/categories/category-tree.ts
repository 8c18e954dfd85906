import type { Category } from '@blockfront/contract'

/** A category with its position in the tree. */
export interface CategoryNode<Item> {
  category: Item
  /** 0 at the top level. */
  depth: number
}

type Placed = Pick<Category, 'id' | 'parentId' | 'position' | 'name'>

const byPlace = (a: Placed, b: Placed) => a.position - b.position || a.name.localeCompare(b.name)

/** Categories in tree order: each is followed by its children, in the owner's order. */
export function treeOf<Item extends Placed>(categories: readonly Item[]): CategoryNode<Item>[] {
  const known = new Set(categories.map(({ id }) => id))
  const below = Map.groupBy(categories, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : ''))
  const walk = (parent: string, depth: number): CategoryNode<Item>[] =>
    (below.get(parent) ?? []).sort(byPlace).flatMap((category) => [{ category, depth }, ...walk(category.id, depth + 1)])
  return walk('', 0)
}

/** The ids of a category and its descendants. */
export function branchOf(categories: readonly Placed[], id: string): Set<string> {
  const nodes = treeOf(categories)
  const at = nodes.findIndex(({ category }) => category.id === id)
  const depth = nodes[at]?.depth ?? 0
  const end = nodes.findIndex((node, index) => index > at && node.depth <= depth)
  return new Set(at < 0 ? [id] : nodes.slice(at, end < 0 ? undefined : end).map(({ category }) => category.id))
}
