import { type Import, importsOf } from '../../boundaries/imports.ts'
import { importGraph } from '../../sources/import-graph.ts'
import { importable, importedPackages } from '../../sources/repository.ts'
import { readsOf, type Tree, treeOf } from './reads.ts'

/** What each file of the repository depends on. */
export interface RepositoryGraph {
  /** Modules and style sheets by path, with their text. */
  sources: ReadonlyMap<string, string>
  /** What each of them imports or runs. */
  imports: ReadonlyMap<string, readonly string[]>
  /** Files of which it reads the content only. */
  contents: ReadonlyMap<string, readonly string[]>
  tree: Tree
}

const isModule = (path: string) => /\.(?:tsx?|mjs)$/.test(path)

/**
 * Returns the graph of these files.
 * @param textOf the content of a file.
 * @param importsIn the imports of a module.
 */
export function repositoryGraph(
  paths: readonly string[],
  textOf: (path: string) => string,
  importsIn: typeof importsOf = importsOf,
): RepositoryGraph {
  const sources = new Map(paths.filter((path) => isModule(path) || path.endsWith('.css')).map((path) => [path, textOf(path)]))
  const entries = new Map(importedPackages().flatMap((item) => [...importable(item)]))
  const found = importGraph(sources, entries, {
    paths,
    importsIn: (path, code) => (isModule(path) ? importsIn(path, code) : styleImports(code)),
  })
  const tree = treeOf(paths)
  const imports = new Map<string, readonly string[]>()
  const contents = new Map<string, readonly string[]>()
  for (const [path, code] of sources) {
    const reads = readsOf(path, code, tree)
    contents.set(path, reads.contents)
    imports.set(path, [...(found.get(path) ?? []).filter((target) => tree.files.has(target)), ...reads.modules])
  }
  return { sources, imports, contents, tree }
}

const styleImports = (code: string): Import[] =>
  [...code.matchAll(/@import\s+(?:url\()?["']([^"']{1,200})["']/g)].map(([, specifier = '']) => ({
    kind: 'static',
    specifier: /^[.@]/.test(specifier) ? specifier : `./${specifier}`,
    line: 1,
  }))
