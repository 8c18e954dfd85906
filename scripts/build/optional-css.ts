import type { Plugin } from 'vite'

/** Files whose style sheet `styles.ts` collects: block types and the parts that views share. */
const STYLED_FILE = /\/engine\/src\/(?:blocks|render\/parts)\/\w+\.tsx$/

/**
 * Lets a block or a part leave out `css`: it then exports an empty style sheet. `styles.ts` imports `css` by name from each file, so
 * that a client that wants only style sheets gets no schemas along, and a named import must exist.
 */
export const optionalCss = (): Plugin => ({
  name: 'optional-css',
  enforce: 'pre',
  transform: {
    filter: { id: STYLED_FILE },
    handler: (code) => (/^export const css\b/m.test(code) ? undefined : { code: `${code}\nexport const css = ''\n`, map: null }),
  },
})
