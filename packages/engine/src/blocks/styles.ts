import type { Block } from '../block.ts'
import { baseCss } from '../render/base-css.ts'
import { commonCss } from '../render/part-styles.ts'

const parts = import.meta.glob<string>(['../render/{parts,product,slider}/*.tsx', '!../render/**/*.test.tsx'], {
  import: 'css',
  eager: true,
})
const files = import.meta.glob<string>(['./*.tsx', '!./*.test.tsx'], { import: 'css', eager: true })

export { baseCss } from '../render/base-css.ts'

const sheetOf = (css: readonly string[]) => [baseCss, '@layer blocks {', ...css, '}'].join('\n')

/** The style sheet of all built-in blocks and their common parts, for the head of a page. */
export const styles: string = /* @__PURE__ */ sheetOf([...Object.values(parts), ...Object.values(files)])

/** Returns the style sheet of these block types only: the base, the common parts, and the `css` of each block. */
export function stylesOf(blocks: Readonly<Record<string, Pick<Block, 'css'>>>): string {
  const lists = Object.values(blocks).map(({ css = [] }) => (typeof css === 'string' ? [css] : css))
  const parts = new Set([commonCss, ...lists.flatMap((list) => list.slice(0, -1))])
  return sheetOf([...parts, ...new Set(lists.flatMap((list) => list.slice(-1).filter((css) => !parts.has(css))))])
}
