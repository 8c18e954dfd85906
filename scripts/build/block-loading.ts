import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import type { BlockLoading } from '../../packages/engine/src/block.ts'
import { root } from '../sources/repository.ts'

const FOLDER = join(root, 'packages/engine/src/blocks')
const LATE_VIEWS = /\/engine\/src\/blocks\/late-views\.ts$/

/**
 * The built-in block types with one kind of loading, read from the sources: each definition is an object literal, and the build
 * scripts cannot import `.tsx`.
 */
export function typesLoaded(loading: BlockLoading, folder = FOLDER): string[] {
  return globSync('*.tsx', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => loadingOf(join(folder, file), readFileSync(join(folder, file), 'utf8')) === loading)
    .map((file) => basename(file, '.tsx'))
    .sort()
}

/** Returns `loading` of the definition in a block file's source; `late` by default. */
export function loadingOf(file: string, code: string): BlockLoading {
  const { program } = parseSync(file, code)
  const found = program.body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  const definition = found?.type === 'TSSatisfiesExpression' ? found.expression : found
  if (definition?.type !== 'ObjectExpression') throw new Error(`${file} has no definition as its default export.`)
  for (const property of definition.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'loading') continue
    if (property.value.type === 'Literal' && typeof property.value.value === 'string') return property.value.value as BlockLoading
    throw new Error(`${file}: write "loading" as a string literal, because the build reads it from the source.`)
  }
  return 'late'
}

/**
 * Inserts the block types with `loading: 'always'` into the globs of `late-views.ts`. Without this plugin every view is loaded
 * late.
 */
export const blockLoading = (): Plugin => ({
  name: 'block-loading',
  enforce: 'pre',
  transform: {
    filter: { id: LATE_VIEWS },
    handler: (code) => ({ code: code.replaceAll('{always}', `{${typesLoaded('always').join()}}`), map: null }),
  },
})
