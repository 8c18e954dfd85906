import { copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson, repositoryFiles, root } from '@blockfront/tooling/sources/repository'

interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  /** Only development needs it, also where another package accepts it as an optional peer. */
  dev?: boolean
  /** Of a link to a workspace. */
  resolved?: string
  link?: boolean
}

/** The workspace that runs in production. */
const SERVER = 'apps/server'

/**
 * Folders of the packages that `npm ci --omit=dev --workspace=apps/server` installs on this platform, relative to the repository root,
 * including links to workspaces.
 */
export function productionPackages(): string[] {
  const { packages } = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json')
  const found = new Set<string>()
  const visit = (path: string): void => {
    const { link, resolved = '', dev, ...locked } = packages[path] ?? {}
    if (dev || found.has(path) || !existsSync(join(root, path))) return
    found.add(path)
    if (link) visit(resolved)
    for (const name of dependenciesOf(locked)) {
      const installed = candidates(path, name).find((each) => packages[each])
      if (installed) visit(installed)
    }
  }
  visit(`node_modules/${readJson<{ name: string }>(`${SERVER}/package.json`).name}`)
  return [...found].filter((path) => /(?:^|\/)node_modules\//.test(path))
}

/** npm installs optional peers too, if the lock file lists them. */
const dependenciesOf = ({ dependencies, optionalDependencies, peerDependencies }: LockedPackage): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })

/** Where Node searches a dependency of a package: in its own `node_modules`, then in those of each folder above. */
function candidates(path: string, name: string): string[] {
  const parts = path.split('/')
  return parts
    .map((_, n) => parts.slice(0, parts.length - n).join('/'))
    .filter((folder) => !folder.endsWith('node_modules'))
    .map((folder) => `${folder}/node_modules/${name}`)
    .concat(`node_modules/${name}`)
}

/** The output of `npm run build` that the server reads. */
const BUILT = /^(?:packages\/[^/]+|apps\/(?:platform|storefront))$/

/** The fonts' files of basic characters, which the build makes too. */
const BASIC_FONTS = 'packages/fonts/basic'

/**
 * Creates in an empty folder the result of `npm ci`, `npm run build` and `npm ci --omit=dev --workspace=apps/server` in a clone. Files are hard links,
 * which Node does not resolve to this repository, or copies if the folder is on another file system.
 */
export function layOutProduction(folder: string): void {
  for (const path of repositoryFiles()) place(join(root, path), join(folder, path))
  for (const path of productionPackages()) placeTree(join(root, path), join(folder, path))
  for (const path of ['packages', 'apps'].flatMap((top) => readdirSync(join(root, top)).map((name) => `${top}/${name}`)))
    if (BUILT.test(path)) placeTree(join(root, path, 'dist'), join(folder, path, 'dist'))
  placeTree(join(root, BASIC_FONTS), join(folder, BASIC_FONTS))
}

/** A package without nested packages: the lock file lists each of them, and some are for development only. */
function placeTree(from: string, to: string): void {
  if (!lstatSync(from).isDirectory()) place(from, to)
  else for (const name of readdirSync(from)) if (name !== 'node_modules') placeTree(join(from, name), join(to, name))
}

function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(from, to)
  }
}

/** The size of a folder on disk in megabytes of 2^20 bytes, as `du -sm` counts it. */
export function megabytesOf(folder: string): number {
  let blocks = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    blocks += lstatSync(join(entry.parentPath, entry.name)).blocks
  return Math.ceil((blocks * 512) / 2 ** 20)
}
