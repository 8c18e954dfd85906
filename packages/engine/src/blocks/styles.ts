import { baseCss } from '../render/base-css.ts'

const parts = import.meta.glob<string>(['../render/{parts,product,slider}/*.tsx', '!../render/**/*.test.tsx'], {
  import: 'css',
  eager: true,
})
const files = import.meta.glob<string>(['./*.tsx', '!./*.test.tsx'], { import: 'css', eager: true })

/** The style sheet of all blocks and their common parts, for the head of a page. */
export const styles: string = /* @__PURE__ */ [
  baseCss,
  '@layer blocks {',
  ...Object.values(parts),
  ...Object.values(files),
  '}',
].join('\n')
