import { readFile } from 'node:fs/promises'
import { minify, type Plugin, parseSync, transformWithOxc } from 'vite'

/** Oldest syntax of browsers that support modules. */
const TARGET = 'es2019'

const QUERY = /\?inline-script$/

/**
 * Makes `import { code } from './script.ts?inline-script'` the text of that script: types removed, minified, wrapped in a
 * function, for a `<script>` element. Global names, such as placeholders, are kept.
 */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  load: {
    filter: { id: QUERY },
    async handler(id) {
      const file = id.replace(QUERY, '')
      this.addWatchFile(file)
      return { code: `export const code = ${JSON.stringify(await scriptText(file, await readFile(file, 'utf8')))}`, map: null }
    },
  },
})

/** Returns the text of a script. Throws when it imports modules, which an inline script cannot do. */
export async function scriptText(file: string, source: string): Promise<string> {
  const { module } = parseSync(file, source)
  if (module.staticImports.length + module.staticExports.length > 0)
    throw new Error(`${file} becomes an inline script: it must not import or export.`)
  const { code } = await transformWithOxc(source, file, { target: TARGET, sourcemap: false })
  const minified = await minify(file.replace(/\.ts$/, '.js'), `(()=>{${code}})()`, {
    compress: { target: TARGET },
    mangle: true,
    codegen: { removeWhitespace: true },
  })
  return minified.code.trim()
}
