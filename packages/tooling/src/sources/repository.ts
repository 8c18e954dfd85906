/** Paths in this repository, for scripts that process all of it. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of the repository root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** The part of a package.json that scripts read. */
export interface Manifest {
  name: string
  version: string
  license?: string
  homepage?: string
  bugs?: string
  repository?: { type: string; url: string; directory: string }
  keywords?: string[]
  scripts?: Record<string, string>
  exports?: Record<string, string | Record<string, string>>
  imports?: Record<string, Record<string, string>>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** A publishable package of packages/. */
export interface Package {
  /** Folder, relative to the repository root, with forward slashes. */
  folder: string
  manifest: Manifest
}

/** Parses a JSON file given relative to the repository root. */
export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as T
}

const packageAt = (folder: string): Package => ({ folder, manifest: readJson<Manifest>(`${folder}/package.json`) })

/** The packages that others install, in dependency order. */
export const publishedPackages = (): Package[] =>
  [
    'packages/messages',
    'packages/commerce',
    'packages/ui',
    'packages/engine',
    'packages/builder',
    'packages/contract',
    'packages/starter',
    'packages/create-blockfront',
    'packages/puck-import',
  ].map(packageAt)

/** All packages that are built, in dependency order: the published ones, and those that only the apps use. */
export const builtPackages = (): Package[] => [...publishedPackages(), ...['packages/emails', 'packages/fonts'].map(packageAt)]

/** All packages that others import by name: the built ones, the server and the tooling, whose sources Node runs, and what the apps bundle. */
export const importedPackages = (): Package[] => [
  ...builtPackages(),
  ...['packages/server', 'packages/storefront', 'packages/dashboard', 'packages/tooling'].map(packageAt),
]

/**
 * Entry points of a package: import specifier to source file, from the repository root. Of the target `./src/*.ts` every file is one.
 * `./package.json` is left out.
 */
export function entryPoints({ folder, manifest }: Package): Map<string, string> {
  const entries = new Map<string, string>()
  for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
    if (typeof target === 'string' && target.endsWith('*.ts'))
      for (const file of repositoryFiles(`${folder}/src/*.ts`))
        entries.set(file.replace(`${folder}/src`, manifest.name).slice(0, -'.ts'.length), file)
    const source = typeof target === 'string' ? undefined : target['@blockfront/source']
    if (source && !source.endsWith('.css'))
      entries.set(manifest.name + subpath.slice(1), `${folder}/${source.replace(/^\.\//, '')}`)
  }
  return entries
}

/** Style sheets that a package exports: import specifier to source file, from the repository root. */
export function styleEntries({ folder, manifest }: Package): Map<string, string> {
  const entries = new Map<string, string>()
  for (const [subpath, target] of Object.entries(manifest.exports ?? {}))
    if (typeof target !== 'string' && target.default?.endsWith('.css')) {
      const file = target['@blockfront/source'] ?? target.default
      entries.set(manifest.name + subpath.slice(1), `${folder}/${file.replace(/^\.\//, '')}`)
    }
  return entries
}

/** Everything that a specifier without a path can import: modules, style sheets, and what only the package itself can import (`#name`). */
export function importable(item: Package): Map<string, string> {
  const own = Object.entries(item.manifest.imports ?? {}).flatMap(([name, { default: target }]) =>
    target?.startsWith('./') ? [[name, `${item.folder}/${target.slice('./'.length)}`] as const] : [],
  )
  return new Map([...entryPoints(item), ...styleEntries(item), ...own])
}

/** Files that git tracks or would track, from the repository root, sorted. Deleted ones are left out. */
export function repositoryFiles(...patterns: string[]): string[] {
  const list = (...flags: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...flags, '--', ...patterns], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
      .split('\0')
      .filter(Boolean)
  const deleted = new Set(list('--deleted'))
  return [...new Set([...list('--cached'), ...list('--others', '--exclude-standard')])]
    .filter((path) => !deleted.has(path))
    .sort()
}
