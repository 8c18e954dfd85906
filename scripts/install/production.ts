import { copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson, repositoryFiles, root } from '../sources/repository.ts'

interface Lock {
  packages: Record<string, { dev?: boolean; link?: boolean; resolved?: string }>
}

/**
 * Folders of the packages that `npm ci --omit=dev` installs on this platform, relative to the repository root, including links to
 * workspaces.
 */
export function productionPackages(): string[] {
  const { packages } = readJson<Lock>('package-lock.json')
  const isDevelopment = (path: string): boolean => {
    const { dev, link, resolved } = packages[path] ?? {}
    return Boolean(dev || (link && resolved && isDevelopment(resolved)))
  }
  return Object.keys(packages).filter(
    (path) => /(?:^|\/)node_modules\//.test(path) && !isDevelopment(path) && existsSync(join(root, path)),
  )
}

/** The output of `npm run build` that the server reads. */
const BUILT = /^(?:packages\/[^/]+|apps\/(?:platform|storefront))$/

/**
 * Creates in an empty folder the result of `npm ci`, `npm run build` and `npm ci --omit=dev` in a clone. Files are hard links,
 * which Node does not resolve to this repository, or copies if the folder is on another file system.
 */
export function layOutProduction(folder: string): void {
  for (const path of repositoryFiles()) place(join(root, path), join(folder, path))
  for (const path of productionPackages()) placeTree(join(root, path), join(folder, path))
  for (const path of ['packages', 'apps'].flatMap((top) => readdirSync(join(root, top)).map((name) => `${top}/${name}`)))
    if (BUILT.test(path)) placeTree(join(root, path, 'dist'), join(folder, path, 'dist'))
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
