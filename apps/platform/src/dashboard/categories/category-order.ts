import type { Category } from '@blockfront/contract'

/** Categories next to one another, in their order. */
export const siblingsOf = (categories: readonly Category[], { parentId }: Category): Category[] =>
  categories.filter((one) => one.parentId === parentId).sort((a, b) => a.position - b.position || a.name.localeCompare(b.name))

/** Puts a category at another place among its siblings; answers those whose position changes, with the new one. */
export function placed(categories: readonly Category[], moved: Category, to: number): Category[] {
  const others = siblingsOf(categories, moved).filter(({ id }) => id !== moved.id)
  const order = [...others.slice(0, to), moved, ...others.slice(to)]
  return order.flatMap((category, position) => (category.position === position ? [] : [{ ...category, position }]))
}
