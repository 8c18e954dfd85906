import { globSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, normalize, relative } from 'node:path'
import { type Package, root } from '@blockfront/tooling/sources/repository'
import { build, type Plugin } from 'vite'
import { blockTypes, staticTypes } from './block-loading.ts'

/** Import specifiers that a package replaces under the export condition `react-server`: `react` is imported as `#react`. */
const replaced = (item: Package): string[] => Object.keys(item.manifest.imports ?? {}).map((name) => name.slice(1))

/** Source files of a package for React Server Components, as absolute paths. */
export const serverEntries = ({ folder }: Package): string[] =>
  globSync('src/**/react-server/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((path) => !path.includes('.test.'))
    .map((path) => join(root, folder, path))

/** The source files of the replacements, which import the real packages. */
const replacements = ({ folder, manifest }: Package): string[] =>
  Object.values(manifest.imports ?? {}).flatMap(({ 'react-server': built }) =>
    built ? join(root, folder, built.replace('./dist/', 'src/').replace(/\.js$/, '.ts')) : [],
  )

/**
 * Imports `react` as `#react`, so that the package's `imports` replace it in React Server Components.
 */
export function reactServerImports(item: Package): Plugin {
  const names = replaced(item)
  const originals = new Set(replacements(item))
  return {
    name: 'react-server-imports',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler: (source, importer) =>
        names.includes(source)
          ? { id: originals.has(normalize(importer ?? '')) ? source : `#${source}`, external: true }
          : undefined,
    },
  }
}

/** Whether an import stays an import that {@link reactServerImports} has not resolved: of another package. */
export const isExternal =
  (item: Package) =>
  (id: string): boolean =>
    !/^[./]/.test(item.manifest.imports?.[id]?.default ?? id) && !/^[a-z]:[\\/]/i.test(id) && !replaced(item).includes(id)

/** A file of the same package's `dist`, seen from `dist/blocks/client`. */
const OWN = '#own/'

/**
 * Builds the views of built-in blocks for server components into the engine's `dist`. Static ones are imported directly. Others are imported
 * from a file with 'use client', which contains only the view, without schema, labels and migrations. Every export of such a file is a reference
 * in a server component.
 */
export async function buildServerViews({ folder }: Package): Promise<void> {
  const source = join(root, folder, 'src')
  const dist = join(root, folder, 'dist')
  const clients = blockTypes().filter((type) => !staticTypes().includes(type))
  await build({
    root: join(root, folder),
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [onlyView(source)],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: 'es2024',
      minify: false,
      sourcemap: true,
      emptyOutDir: false,
      outDir: 'dist',
      lib: { entry: Object.fromEntries(clients.map((type) => [`blocks/client/${type}`, `view:${type}`])), formats: ['es'] },
      rolldownOptions: {
        output: { entryFileNames: '[name].js', banner: "'use client'", chunkFileNames: 'blocks/client/[name].js' },
      },
    },
  })
  const from = (type: string) => (clients.includes(type) ? `./client/${type}.js` : `./${type}.js`)
  const imports = blockTypes().map((type) => `import { View as ${type} } from '${from(type)}'\n`)
  writeFileSync(join(dist, 'blocks/server-views.js'), `${imports.join('')}export const views = { ${blockTypes().join(', ')} }\n`)
  writeFileSync(
    join(dist, 'blocks/server-static-views.js'),
    "export { views } from './static-views.js'\nexport { Page } from '../render/react-server/static-page.js'\n",
  )
  writeFileSync(
    join(dist, 'render/server-index.js'),
    "export * from './index.js'\nexport { Page } from './react-server/page.js'\n",
  )
}

/** The entry of one block's view. */
const VIEW = /view:(\w+)$/

/** Bundles block files and imports everything else from the package's other built files. */
const onlyView = (source: string): Plugin => ({
  name: 'only-view',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    handler(id, importer) {
      const [, view] = VIEW.exec(id) ?? []
      if (view) return { id: `\0view:${view}` }
      if (!/^\.{1,2}\//.test(id))
        return isAbsolute(id)
          ? undefined
          : { id: id.startsWith('react') ? `#${id}` : id, external: true, moduleSideEffects: false }
      const path = relative(source, join(dirname(importer ?? ''), id)).replaceAll('\\', '/')
      return path.startsWith('blocks/')
        ? undefined
        : { id: OWN + path.replace(/\.tsx?$/, '.js'), external: true, moduleSideEffects: false }
    },
  },
  load(id) {
    const [, view] = VIEW.exec(id) ?? []
    return view ? `export { View } from ${JSON.stringify(join(source, 'blocks', `${view}.tsx`))}` : undefined
  },
  renderChunk: (code) => ({ code: code.replaceAll(`"${OWN}`, '"../../'), map: null }),
})
