import { AREAS, type Block, type PageAreas } from '../block.ts'
import { baseCss } from '../render/styles/base-css.ts'
import { type Breakpoints, withBreakpoints } from '../render/styles/breakpoints.ts'
import { commonCss } from '../render/styles/part-styles.ts'

// The style sheet of the lightbox is in LazyLightbox.tsx, because its component loads later.
const parts = import.meta.glob<string>(
  ['../render/{parts,product,slider}/**/*.tsx', '!../render/**/*.test.tsx', '!../render/parts/image/Lightbox.tsx'],
  { import: 'css', eager: true },
)
const files = import.meta.glob<string>(['./*.tsx', '!./*.test.tsx', '!./{rare}.tsx'], { import: 'css', eager: true })

export { baseCss } from '../render/styles/base-css.ts'

// The build replaces `{rare}` with the block types whose definition says so (packages/engine/build/block-loading.ts).
const rare = import.meta.glob<string>('./{rare}.tsx', { import: 'css', eager: true })

const sheetOf = (...groups: (readonly string[] | Readonly<Record<string, string>>)[]) =>
  [baseCss, '@layer blocks {', ...groups.flatMap((group) => Object.values(group)), '}'].join('\n')

const layered = (sheets: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(sheets).map(([path, css]) => [path.slice(2, -4), `@layer blocks{${css}}`]))

// The calls have only names as arguments, so that bundlers can remove the unused ones.

/** The style sheet of all built-in blocks and their common parts, for the head of a page. */
export const styles: string = /* @__PURE__ */ sheetOf(parts, files, rare)

/** The style sheet without the rare block types, for pages that add `rareStyles` of the types that they have. */
export const commonStyles: string = /* @__PURE__ */ sheetOf(parts, files)

/**
 * The style sheets of rare block types (`loading: 'rare'`), by type. A document has each in an element `<style data-block="type">`. Empty
 * without the repository's build, where `commonStyles` has all of them.
 */
export const rareStyles: Readonly<Record<string, string>> = /* @__PURE__ */ layered(rare)

type StyledBlocks = Readonly<Record<string, Pick<Block, 'css'>>> & { readonly [AREAS]?: Pick<PageAreas, 'css'> }

/**
 * Returns the style sheet of these block types only: the base, the common parts, the `css` of each block, and that of the areas.
 * `breakpoints` replaces the default ones.
 */
export function stylesOf(blocks: StyledBlocks, breakpoints?: Breakpoints): string {
  const lists = Object.values(blocks).map(({ css = [] }) => (typeof css === 'string' ? [css] : css))
  const parts = new Set([commonCss, ...lists.flatMap((list) => list.slice(0, -1))])
  const own = new Set([...lists.flatMap((list) => list.slice(-1)), blocks[AREAS]?.css ?? ''])
  return withBreakpoints(sheetOf([...parts, ...[...own].filter((css) => css !== '' && !parts.has(css))]), breakpoints)
}
