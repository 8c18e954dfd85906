import { AREAS, type Area, type AreaViewProps, type Blocks, type PageAreas } from './block.ts'
import { checkSlot } from './check/slots.ts'

/** The areas of pages made of these block types: their rules name types that exist. */
type AreasFor<B, A extends string> = Omit<PageAreas<A>, 'areas' | 'View'> & {
  areas: Readonly<Record<A, AreaFor<B>>>
  View?: (props: AreaViewProps<A>) => ReturnType<NonNullable<PageAreas['View']>>
}

interface AreaFor<B> extends Omit<Area, 'allow' | 'initial'> {
  allow?: readonly (keyof B & string)[]
  initial?: readonly (keyof B & string)[]
}

/**
 * Returns block types whose pages have these areas. Everything that takes block types follows their rules: the builder, `Page`, `load` and
 * the operations. Areas that are not shared belong to one page; blocks that name no area are in `content`, or in the first
 * area. Throws an Error for rules that contradict each other.
 *
 * ```tsx
 * const blocks = withAreas({ banner, note }, {
 *   areas: { ...defaultAreas, sidebar: { title: 'Sidebar', allow: ['note'], max: 3 } },
 *   View: ({ areas }) => (
 *     <>
 *       {areas.header}
 *       <main>{areas.content}</main>
 *       <aside>{areas.sidebar}</aside>
 *       {areas.footer}
 *     </>
 *   ),
 * })
 * ```
 */
export function withAreas<B extends Blocks, const A extends string>(
  blocks: B,
  page: AreasFor<B, A>,
): B & { readonly [AREAS]: PageAreas } {
  const problems = problemsOf(blocks, page as PageAreas)
  if (problems.length > 0) throw new Error(`withAreas: ${problems.join('; ')}.`)
  return { ...blocks, [AREAS]: page as unknown as PageAreas }
}

function problemsOf(blocks: Blocks, { areas }: PageAreas): string[] {
  const problems: string[] = []
  const addProblem = (path: string, problem: string) => problems.push(`areas${path}: ${problem}`)
  const all = Object.entries(areas)
  if (all.every(([, { shared }]) => shared)) addProblem('', 'needs one that is not shared, for the blocks of the page')
  for (const [name, area] of all) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) addProblem(`.${name}`, 'must have a camelCase name, such as sidebar')
    checkSlot(area, (key, problem) => addProblem(`.${name}${key}`, problem))
    for (const type of [...(area.allow ?? []), ...(area.initial ?? [])])
      if (!Object.hasOwn(blocks, type)) addProblem(`.${name}`, `names the block type ${type}, which does not exist`)
  }
  for (const { type, contentType, area } of Object.values(blocks))
    if (contentType === 'global' && !(area && areas[area]?.shared))
      addProblem('', `have no shared one named ${area ?? '(none)'}, where the global block ${type} is`)
  return problems
}
