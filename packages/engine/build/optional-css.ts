import type { Plugin } from 'vite'

/** Files whose style sheet `styles.ts` collects: block types and common parts of views. */
const STYLED_FILE = /\/engine\/src\/(?:blocks|render\/parts)\/(?:[a-z-]+\/)?\w+\.tsx$/

/**
 * Adds an empty `css` export to a block or part without one. `styles.ts` imports `css` by name from each file, so that a client
 * that imports only style sheets gets no schemas, and a named import must exist.
 */
export const optionalCss = (): Plugin => ({
  name: 'optional-css',
  enforce: 'pre',
  transform: {
    filter: { id: STYLED_FILE },
    handler: (code) => (/^export const css\b/m.test(code) ? undefined : { code: `${code}\nexport const css = ''\n`, map: null }),
  },
})
