import type { Category } from '@blockfront/contract'

/** Categories with the same parent, in order. */
export const siblingsOf = (categories: readonly Category[], { parentId }: Category): Category[] =>
  categories.filter((one) => one.parentId === parentId).sort((a, b) => a.position - b.position || a.name.localeCompare(b.name))

/** Moves a category among its siblings. Returns the categories whose position changes, with the new position. */
export function placed(categories: readonly Category[], moved: Category, to: number): Category[] {
  const others = siblingsOf(categories, moved).filter(({ id }) => id !== moved.id)
  const order = [...others.slice(0, to), moved, ...others.slice(to)]
  return order.flatMap((category, position) => (category.position === position ? [] : [{ ...category, position }]))
}
