import { posix } from 'node:path'
import { globbed } from '../sources/import-graph.ts'
import { isPartIndex, partOf } from '../sources/server-parts.ts'
import type { Area } from './area.ts'
import { areaOf, areas, forbiddenFolders, singleImporters } from './areas.ts'
import { findCycles } from './cycles.ts'
import { hasStarExport, type Import, importsOf } from './imports.ts'

/** A broken rule: its place, the rule, and what to do. */
export interface Violation {
  /** Relative to the repository root. */
  file: string
  /** Counted from 1. */
  line: number
  rule: 'area' | 'library' | 'entry-point' | 'cycle' | 'folder-name' | 'star-export' | 'no-area' | 'missing-file'
  message: string
}

/** A source tree to check. */
export interface SourceTree {
  /** Every file by its path from the repository root, with forward slashes; with text for TypeScript files. */
  files: ReadonlyMap<string, string>
  /** Entry points of the workspace packages: import specifier to path. */
  entryPoints: ReadonlyMap<string, string>
  /** Default: the repository's own table. */
  table?: readonly Area[]
}

type Target = { path: string } | { library: string } | { wrong: Violation['rule']; message: string }

const isTypeScript = (path: string) => /\.tsx?$/.test(path)
/** Tests and benches may use any library and all files of the same package. */
const isTest = (path: string) => /\.(test|test-d|bench)\.tsx?$/.test(path) || isTesting(path)
/** Test helpers. They are not published, so no entry point exports them; tests of other packages import them by path. */
const isTesting = (path: string) => /\/(testing|fixtures)\//.test(path)
/** Commands, builds and checks run before anything is built, and import sources by path. They are not published: only they import each other. */
const isWorkshop = (path: string) =>
  /^(?:packages\/tooling|(?:packages|apps)\/[^/]+\/(?:build|checks|examples|bench|vite\.config\.ts))\b/.test(path)
/** What the apps are made of, which tests of other packages do not import. */
const isOfApps = (path: string) => /^(?:apps|packages\/(?:server|dashboard|storefront))\//.test(path)
/** `packages/engine/src/block.ts` → `packages/engine`. Files in the root belong to no package. */
const ownerOf = (path: string) => (/^(packages|apps)\//.test(path) ? path.split('/').slice(0, 2).join('/') : '')
/** The server itself, except its worker threads, which load only the files that their tasks run. */
const isOfServer = (path: string) =>
  path.startsWith('packages/server/src/') && path !== 'packages/server/src/delivery/tasks/thread-tasks.ts' && !isTest(path)
const libraryOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const lists = (names: readonly string[] | 'any', name: string) =>
  names === 'any' || names.some((entry) => (entry.endsWith('/') ? name.startsWith(entry) : entry === name))

/** Returns all violations of docs/architecture.md in a tree, sorted by file and line. */
export function findViolations({ files, entryPoints, table = areas }: SourceTree): Violation[] {
  const violations: Violation[] = []
  const graph = new Map<string, string[]>()

  for (const [file, code] of files) {
    const folder = posix
      .dirname(file)
      .split('/')
      .find((name) => forbiddenFolders.includes(name))
    if (folder) {
      violations.push({
        file,
        line: 1,
        rule: 'folder-name',
        message: `A folder named "${folder}" says nothing. Move the file to the noun that it serves.`,
      })
    }
    if (!isTypeScript(file)) continue
    const area = areaOf(file, table)
    if (!area && ownerOf(file) !== '') {
      violations.push({
        file,
        line: 1,
        rule: 'no-area',
        message: 'The file belongs to no area. Move it into one, or add an area to packages/tooling/src/boundaries/areas.ts.',
      })
      continue
    }
    if (/^packages\/.*\/index\.tsx?$/.test(file) && hasStarExport(file, code)) {
      violations.push({
        file,
        line: 1,
        rule: 'star-export',
        message: 'An index file exports by name. Write the names out instead of "export *".',
      })
    }
    const edges: string[] = []
    for (const found of importsOf(file, code)) {
      for (const target of resolve(file, found, files, entryPoints)) {
        const problem = judge(file, area, found, target, table)
        if (problem) violations.push({ file, line: found.line, ...problem })
        if ('path' in target) edges.push(target.path)
      }
    }
    if (!isTest(file)) graph.set(file, edges)
  }

  for (const cycle of findCycles(graph)) violations.push(cycleViolation(cycle, files))
  return violations
}

function cycleViolation(cycle: string[], files: ReadonlyMap<string, string>): Violation {
  const [file = '', next = file] = cycle
  const name = posix.basename(next)
  const line = importsOf(file, files.get(file) ?? '').find(({ specifier }) => posix.basename(specifier) === name)?.line ?? 1
  const message = `These files import one another: ${[...cycle, file].join(' → ')}. Move what both need into a separate file.`
  return { file, line, rule: 'cycle', message }
}

/** The target of an import: a file or library, or for a glob every matching file. */
function resolve(
  from: string,
  found: Import,
  files: ReadonlyMap<string, string>,
  entryPoints: ReadonlyMap<string, string>,
): Target[] {
  const { specifier } = found
  const absolute = (path: string) => posix.join(posix.dirname(from), path.replace(/\?.*$/, ''))
  if (found.kind === 'glob')
    return globbed(from, specifier, files.keys())
      .filter((path) => path !== from)
      .map((path) => ({ path }))
  if (specifier.startsWith('.')) {
    const path = absolute(specifier)
    if (files.has(path)) return [{ path }]
    return [
      {
        wrong: 'missing-file',
        message: `${specifier} leads to ${path}, which is not in the repository. Correct the path; it ends in .ts or .tsx.`,
      },
    ]
  }
  const path = entryPoints.get(specifier)
  if (path) return [{ path }]
  if (specifier.startsWith('@blockfront/'))
    return [
      {
        wrong: 'entry-point',
        message: `${specifier} is no entry point of its package. Import one of its "exports", or add one there.`,
      },
    ]
  return [{ library: specifier.startsWith('node:') ? specifier : libraryOf(specifier) }]
}

/** Checks one import against the table. */
function judge(
  file: string,
  area: Area | undefined,
  found: Import,
  target: Target,
  table: readonly Area[],
): Omit<Violation, 'file' | 'line'> | undefined {
  if ('wrong' in target) return { rule: target.wrong, message: target.message }
  if (!area) return undefined
  const advice =
    'Move the code to where it may, or change the table in packages/tooling/src/boundaries/areas.ts together with docs/architecture.md.'

  if ('library' in target) {
    const { library } = target
    const single = singleImporters.find((rule) => rule.library === library && file.startsWith(rule.folder))
    if (single && file !== single.file && found.kind !== 'type' && !isTest(file))
      return { rule: 'library', message: `Only ${single.file} may import ${library}. ${single.reason}` }
    if (isTest(file) || lists(area.libraries, library) || (found.kind === 'type' && lists(area.typeLibraries ?? [], library)))
      return undefined
    const instead = lists(area.typeLibraries ?? [], library) ? 'It may import its types: write "import type".' : advice
    return { rule: 'library', message: `${area.name} may not import the library ${library}. ${instead}` }
  }

  const crosses = ownerOf(file) !== ownerOf(target.path) && ownerOf(file) !== '' && ownerOf(target.path) !== ''
  if (
    crosses &&
    found.specifier.startsWith('.') &&
    !isWorkshop(file) &&
    !(isTest(file) && (isTesting(target.path) || isWorkshop(target.path)))
  ) {
    return {
      rule: 'entry-point',
      message: `${found.specifier} reaches into ${ownerOf(target.path)}. Import the package by its name.`,
    }
  }
  const part = partOf(target.path)
  if (part && isOfServer(file) && !file.startsWith(part) && !isPartIndex(target.path))
    return {
      rule: 'entry-point',
      message: `${found.specifier} reaches into ${part}. Import from ${part}index.ts, and export there what others may use.`,
    }
  const other = areaOf(target.path, table)
  if (!other || other === area || (isTest(file) && !crosses)) return undefined
  if (lists(area.areas, other.name) || (found.kind === 'type' && lists(area.types ?? [], other.name))) return undefined
  if (isTest(file) && !isOfApps(target.path)) return undefined
  const instead = lists(area.types ?? [], other.name) ? 'It may import its types: write "import type".' : advice
  return { rule: 'area', message: `${area.name} may not import ${other.name} (${found.specifier}). ${instead}` }
}
