import { readFileSync } from 'node:fs'
import { type Plugin, parseSync } from 'vite'

/** Files of block types, in this repository or in a copy of the engine. */
const BLOCK_FILE = /\/engine\/src\/blocks\/[a-z]\w*\.tsx$/

/**
 * Development only: a change inside a block's `View` updates the page in place. React Fast Refresh reloads the page for a file
 * that exports anything but components, and a block file also exports its definition. Therefore an unchanged definition is
 * ignored. Any change outside of the view reloads the page, because panels and schemas depend on it.
 */
export function blockRefresh(): Plugin {
  const definitions = new Map<string, string>()
  return {
    name: 'block-refresh',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        injectTo: 'head-prepend',
        children: `window.__getReactRefreshIgnoredExports = ({ id }) => (${BLOCK_FILE}.test(id) ? ['default'] : [])`,
      },
    ],
    transform: {
      order: 'pre',
      filter: { id: BLOCK_FILE },
      handler(_code, id) {
        const [file = id] = id.split('?')
        definitions.set(file, withoutView(file, readFileSync(file, 'utf8')))
      },
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, read, modules }) {
        if (!BLOCK_FILE.test(file) || modules.length === 0) return undefined
        const before = definitions.get(file)
        const after = withoutView(file, await read())
        if (before === undefined || before === after) return undefined
        definitions.set(file, after)
        this.environment.hot.send({ type: 'full-reload', path: '*' })
        return []
      },
    },
  }
}

/** Returns the source of a block file without its `View`: everything that panels, schemas and the style sheet depend on. */
export function withoutView(file: string, code: string): string {
  const { program } = parseSync(file, code)
  const view = program.body.find(
    (node) =>
      node.type === 'ExportNamedDeclaration' &&
      node.declaration?.type === 'FunctionDeclaration' &&
      node.declaration.id?.name === 'View',
  )
  return view ? code.slice(0, view.start) + code.slice(view.end) : code
}
