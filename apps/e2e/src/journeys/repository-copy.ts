import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repositoryFiles, root } from '@blockfront/tooling/sources/repository'

/** A copy of the repository in which a test may change files. */
export interface RepositoryCopy {
  /** The absolute path of the copy. */
  folder: string
  remove(): void
}

/** Files that builds, servers and Vitest write below node_modules. They are not linked: the repository's would be written. */
const WRITTEN = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache', '@blockfront'])

/** Copies every file that git tracks, and links the installed packages. Workspace packages are those of the copy. */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'blockfront-copy-'))
  for (const path of repositoryFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  for (const parent of ['.', ...workspaces()])
    linkPackages(join(root, parent, 'node_modules'), join(folder, parent, 'node_modules'))
  cpSync(join(root, 'node_modules/@blockfront'), join(folder, 'node_modules/@blockfront'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  // The build uses git to list sources.
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const workspaces = () =>
  ['packages', 'apps'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)))

function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (!WRITTEN.has(name)) symlinkSync(join(from, name), join(to, name), 'junction')
}
