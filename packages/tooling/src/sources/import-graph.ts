import { posix } from 'node:path'
import { type Import, importsOf } from '../boundaries/imports.ts'

/** The file by which other parts of the server import a module or a flow. It only names what they may import. */
export const isPartIndex = (path: string) => /^packages\/server\/src\/(?:modules|flows)\/[\w-]+\/index\.ts$/.test(path)

/** What {@link importGraph} may use in addition to the sources. */
export interface GraphOptions {
  /** Every file that a glob can match. Default: the sources. */
  paths?: Iterable<string>
  /** Returns the imports of a file. Default: from its syntax tree. */
  importsIn?: (path: string, code: string) => readonly Import[]
}

/**
 * Returns the files that each file imports at run time, all by path from the repository root. Globs of Vite are imports of all files
 * that they match. Behind the index file of a part of the server, only the files count whose names are imported. Packages other than those in `entries` are left out, and so are queries such as `?raw`.
 * @param entries the source file of each import specifier of the repository's packages.
 */
export function importGraph(
  sources: ReadonlyMap<string, string>,
  entries: ReadonlyMap<string, string>,
  { paths = sources.keys(), importsIn = importsOf }: GraphOptions = {},
): Map<string, readonly string[]> {
  const all = [...paths]
  const targetsOf = (from: string, specifier: string): string[] => {
    const patterns = specifier.split(' ')
    const resolved = (pattern: string) => posix.join(posix.dirname(from), pattern)
    if (patterns.length === 1 && !specifier.includes('*')) {
      const name = specifier.replace(/\?.*$/, '')
      const path = name.startsWith('.') ? resolved(name) : entries.get(name)
      return path === undefined ? [] : [path]
    }
    const [without, within] = [true, false].map((isExcluded) => patterns.filter((one) => one.startsWith('!') === isExcluded))
    const matches = (path: string, list: readonly string[] = []) =>
      list.some((one) => posix.matchesGlob(path, resolved(one.replace(/^!/, ''))))
    return all.filter((path) => matches(path, within) && !matches(path, without))
  }
  const atRunTime = (path: string, code: string) => importsIn(path, code).filter(({ kind }) => kind !== 'type')
  const behind = new Map<string, ReadonlyMap<string, readonly string[]>>()
  for (const [path, code] of sources)
    if (isPartIndex(path))
      behind.set(
        path,
        new Map(
          atRunTime(path, code).flatMap(({ specifier, names = [] }) => names.map((name) => [name, targetsOf(path, specifier)])),
        ),
      )
  const isNamed = (index: string, names: readonly string[] | undefined) =>
    names?.every((name) => behind.get(index)?.has(name)) ?? false
  const importsOfOne = (path: string, code: string) =>
    atRunTime(path, code).flatMap(({ specifier, names }) =>
      targetsOf(path, specifier).flatMap((target) =>
        isNamed(target, names) ? (names ?? []).flatMap((name) => behind.get(target)?.get(name) ?? []) : [target],
      ),
    )
  return new Map([...sources].map(([path, code]) => [path, [...new Set(importsOfOne(path, code))]]))
}

/** Returns a function that finds the file of a name which a file imports: behind the index file of a part of the server, or the file itself. */
export function namedIn(sources: ReadonlyMap<string, string>): (path: string, name: string) => string {
  const known = new Map<string, ReadonlyMap<string, string>>()
  return (path, name) => {
    if (!isPartIndex(path)) return path
    const names = known.get(path) ?? exportedFrom(path, sources.get(path) ?? '')
    known.set(path, names)
    return names.get(name) ?? path
  }
}

function exportedFrom(path: string, code: string): ReadonlyMap<string, string> {
  const found = [...code.matchAll(/^export \{([^}]{1,2000})\} from '(\.[^']{1,200})'/gm)]
  return new Map(
    found.flatMap(([, names = '', from = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), posix.join(posix.dirname(path), from)]),
    ),
  )
}

/** Returns the files that import each file. */
export function importersIn(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [path, imported] of imports)
    for (const one of new Set(imported)) {
      const list = importers.get(one)
      if (list) list.push(path)
      else importers.set(one, [path])
    }
  return importers
}
