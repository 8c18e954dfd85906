import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '@blockfront/tooling/sources/repository'
import { type Plugin, parseSync } from 'vite'
import type { Block, BlockLoading } from '../src/block.ts'

const FOLDER = join(root, 'packages/engine/src/blocks')
const COLLECTIONS = /\/engine\/src\/blocks\/(?:late-views|rare-views|styles)\.ts$/

/**
 * The built-in block types with one kind of loading, read from the sources: each definition is an object literal, and the build
 * scripts cannot import `.tsx`.
 */
export const typesLoaded = (loading: BlockLoading): string[] =>
  blockTypes().filter((type) => loadingOf(...sourceOf(type)) === loading)

/** The built-in block types with `static: true`, read from the sources. */
export const staticTypes = (): string[] => blockTypes().filter((type) => literalOf(...sourceOf(type), 'static') === true)

/** All built-in block types, by their files. */
export const blockTypes = (): string[] =>
  globSync('*.tsx', { cwd: FOLDER })
    .filter((file) => !file.includes('.test.'))
    .map((file) => basename(file, '.tsx'))
    .sort()

function sourceOf(type: string): [file: string, code: string] {
  const file = join(FOLDER, `${type}.tsx`)
  return [file, readFileSync(file, 'utf8')]
}

/** Returns `loading` of the definition in a block file's source; `late` by default. */
export const loadingOf = (file: string, code: string): BlockLoading =>
  (literalOf(file, code, 'loading') as BlockLoading | undefined) ?? 'late'

/** Returns the value of a property of the definition in a block file's source; undefined without it. */
function literalOf(file: string, code: string, name: keyof Block): string | boolean | undefined {
  const { program } = parseSync(file, code)
  const found = program.body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  const definition = found?.type === 'TSSatisfiesExpression' ? found.expression : found
  if (definition?.type !== 'ObjectExpression') throw new Error(`${file} has no definition as its default export.`)
  for (const property of definition.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name) continue
    const value = property.value.type === 'Literal' ? property.value.value : undefined
    if (typeof value === 'string' || typeof value === 'boolean') return value
    throw new Error(`${file}: write "${name}" as a literal, because the build reads it from the source.`)
  }
  return undefined
}

/**
 * Inserts the block types with `loading: 'always'` and `'rare'` into the globs of `late-views.ts`, `rare-views.ts` and `styles.ts`.
 * Without this plugin every view is loaded late, and no style sheet is separate.
 */
export const blockLoading = (): Plugin => ({
  name: 'block-loading',
  enforce: 'pre',
  transform: {
    filter: { id: COLLECTIONS },
    handler: (code) => ({
      code: (['always', 'rare'] as const).reduce(
        (text, loading) => text.replaceAll(`{${loading}}`, `{${typesLoaded(loading).join()}}`),
        code,
      ),
      map: null,
    }),
  },
})
