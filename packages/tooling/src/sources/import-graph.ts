import { posix } from 'node:path'
import { type Import, importsOf } from '../boundaries/imports.ts'
import { exportingFiles } from './server-parts.ts'

/** What {@link importGraph} may use in addition to the sources. */
export interface GraphOptions {
  /** Every file that a glob can match. Default: the sources. */
  paths?: Iterable<string>
  /** Returns the imports of a file. Default: from its syntax tree. */
  importsIn?: (path: string, code: string) => readonly Import[]
}

/**
 * Returns the files that each file imports at run time, all by path from the repository root. Globs of Vite are imports of all files
 * that they match. An import of names from the index of a module or flow of the server is one of the files that export them. Packages other
 * than those in `entries` are left out, and so are queries such as `?raw`.
 * @param entries the source file of each import specifier of the repository's packages.
 */
export function importGraph(
  sources: ReadonlyMap<string, string>,
  entries: ReadonlyMap<string, string>,
  { paths = sources.keys(), importsIn = importsOf }: GraphOptions = {},
): Map<string, readonly string[]> {
  const all = [...paths]
  const targetsOf = (from: string, specifier: string): string[] => {
    if (/[ *]/.test(specifier)) return globbed(from, specifier, all)
    const name = specifier.replace(/\?.*$/, '')
    const path = name.startsWith('.') ? posix.join(posix.dirname(from), name) : entries.get(name)
    return path === undefined ? [] : [path]
  }
  const exporting = exportingFiles(sources)
  const importsOfFile = (path: string, code: string) =>
    importsIn(path, code)
      .filter(({ kind }) => kind !== 'type')
      .flatMap(({ specifier, names }) =>
        targetsOf(path, specifier).flatMap((target) => names?.map((name) => exporting(target, name)) ?? [target]),
      )
  return new Map([...sources].map(([path, code]) => [path, [...new Set(importsOfFile(path, code))]]))
}

/** Returns the files that the patterns of an `import.meta.glob` match, joined by spaces and relative to the importing file. */
export function globbed(from: string, patterns: string, paths: Iterable<string>): string[] {
  const { within = [], without = [] } = Object.groupBy(patterns.split(' '), (one) => (one.startsWith('!') ? 'without' : 'within'))
  const matches = (path: string, list: readonly string[]) =>
    list.some((one) => posix.matchesGlob(path, posix.join(posix.dirname(from), one.replace(/^!/, ''))))
  return [...paths].filter((path) => matches(path, within) && !matches(path, without))
}
