import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { isolatedCss } from '../../../../builder/build/isolated-css.ts'
import { blockLoading } from '../../../../engine/build/block-loading.ts'
import { optionalCss } from '../../../../engine/build/optional-css.ts'
import { buildServerViews, isExternal, reactServerImports, serverEntries } from '../../../../engine/build/react-server.ts'
import { runCommand } from '../../processes/command.ts'
import { entryPoints, type Package, root } from '../../sources/repository.ts'
import { asProduction } from '../as-production.ts'
import { rewriteDeclarations } from './declarations.ts'

/**
 * Builds a package into its `dist`: JavaScript module by module, so that bundlers can tree-shake it, and declarations. Vite
 * expands `import.meta.glob`. Imported workspace packages must be built first, because their declarations are read.
 */
export async function buildPackage(item: Package): Promise<void> {
  const folder = join(root, item.folder)
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  await asProduction(async () => {
    await Promise.all([buildModules(item, folder), emitDeclarations(item, folder)])
    if (item.manifest.exports?.['./views']) await buildServerViews(item)
  })
  writeStyleSheets(item, folder)
}

/** Writes the style sheets that a package exports from `dist`: those for apps with their own rules. */
function writeStyleSheets({ manifest }: Package, folder: string) {
  for (const [subpath, target] of Object.entries(manifest.exports ?? {}))
    if (typeof target !== 'string' && target.default?.startsWith('./dist/') && target.default.endsWith('.css'))
      writeFileSync(join(folder, target.default), isolatedCss(manifest.name + subpath.slice(1)))
}

async function buildModules(item: Package, folder: string): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    resolve: { conditions: ['@blockfront/source', ...defaultClientConditions] },
    plugins: [reactServerImports(item), optionalCss(), blockLoading()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: 'es2024',
      minify: false,
      sourcemap: true,
      emptyOutDir: false,
      lib: {
        entry: [...[...entryPoints(item).values()].map((path) => join(root, path)), ...serverEntries(item)],
        formats: ['es'],
      },
      rolldownOptions: {
        external: isExternal(item),
        // On a busy machine every plugin looks slow.
        checks: { bundlerTimings: false },
        // A module of the sources is a module of the output, so its directive is kept.
        onwarn: (warning, warn) => void (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning)),
        output: { preserveModules: true, preserveModulesRoot: join(folder, 'src'), entryFileNames: '[name].js' },
      },
    },
  })
}

async function emitDeclarations(item: Package, folder: string): Promise<void> {
  const cache = join(root, 'node_modules/.cache/blockfront/declarations')
  const config = join(cache, `${item.folder.replaceAll('/', '-')}.json`)
  mkdirSync(cache, { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        customConditions: [],
        noEmit: false,
        declaration: true,
        declarationMap: true,
        emitDeclarationOnly: true,
        rootDir: join(folder, 'src'),
        outDir: join(folder, 'dist'),
        typeRoots: [join(root, 'node_modules/@types')],
        types: ['node', join(root, 'node_modules/vite/client.d.ts')],
      },
      files: [...entryPoints(item).values()].map((path) => join(root, path)),
      include: [],
      exclude: [],
    }),
  )
  const { code, output } = await runCommand('tsc', ['--checkers', '1', '--project', config])
  if (code !== 0) throw new Error(`${item.manifest.name}: no declarations could be made.\n${output}`)
  rewriteDeclarations(join(folder, 'dist'))
}
