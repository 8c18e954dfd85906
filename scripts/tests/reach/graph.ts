import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Import, importsOf } from '../../boundaries/imports.ts'
import { importGraph } from '../../sources/import-graph.ts'
import { builtPackages, entryPoints, readJson, root, storefront, styleEntries } from '../../sources/repository.ts'
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

const stored = 'node_modules/.cache/blockfront/imports.json'
const isModule = (path: string) => /\.(?:tsx?|mjs)$/.test(path)

/**
 * Returns the graph of these files. The imports of each text are stored, because parsing all of them takes seconds.
 * @param textOf the content of a file.
 */
export function repositoryGraph(paths: readonly string[], textOf: (path: string) => string): RepositoryGraph {
  const sources = new Map(paths.filter((path) => isModule(path) || path.endsWith('.css')).map((path) => [path, textOf(path)]))
  const known: Record<string, Import[]> = existsSync(join(root, stored)) ? readJson(stored) : {}
  const used: Record<string, Import[]> = {}
  const importsIn = (path: string, code: string): Import[] => {
    if (!isModule(path)) return styleImports(code)
    // The extension decides how a text is parsed.
    const key = createHash('sha256').update(posix.extname(path)).update(code).digest('base64')
    return (used[key] ??= known[key] ?? importsOf(path, code))
  }
  const packages = [...builtPackages(), storefront()]
  const entries = new Map(packages.flatMap((item) => [...entryPoints(item), ...styleEntries(item)]))
  const imports = new Map(importGraph(sources, entries, { paths, importsIn }))
  if (Object.keys(used).some((key) => !(key in known))) {
    mkdirSync(dirname(join(root, stored)), { recursive: true })
    writeFileSync(join(root, stored), JSON.stringify(used))
  }

  const tree = treeOf(paths)
  const contents = new Map<string, readonly string[]>()
  for (const [path, code] of sources) {
    const reads = readsOf(path, code, tree)
    contents.set(path, reads.contents)
    imports.set(path, [...(imports.get(path) ?? []).filter((target) => tree.files.has(target)), ...reads.modules])
  }
  return { sources, imports, contents, tree }
}

const styleImports = (code: string): Import[] =>
  [...code.matchAll(/@import\s+(?:url\()?["']([^"']{1,200})["']/g)].map(([, specifier = '']) => ({
    kind: 'static',
    specifier: /^[.@]/.test(specifier) ? specifier : `./${specifier}`,
    line: 1,
  }))
