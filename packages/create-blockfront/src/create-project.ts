import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { messages } from './messages.ts'
import { type PackageManager, packageManagerOf } from './package-manager.ts'
import { ProjectError } from './project-error.ts'
import { projectName } from './project-name.ts'
import { tarballsIn } from './tarballs.ts'

/** Options of `createProject`. */
export interface ProjectOptions {
  /** The folder of the project, relative to the current one. It must be empty or new. */
  folder: string
  /** A folder with packed tarballs of the Blockfront packages. Default: the published packages of the same version. */
  packages?: string
  /** Default: the one that started this process. */
  packageManager?: PackageManager
}

/** A project that was created. */
export interface CreatedProject {
  /** The absolute path of its folder. */
  folder: string
  /** The `name` in its package.json. */
  name: string
}

interface Manifest {
  name: string
  dependencies: Record<string, string>
  [key: string]: unknown
}

/** The root of this package: the template is in it as files. */
const root = dirname(import.meta.dirname)

/** The version of this package. The Blockfront packages are released together, with one version. */
export const ownVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** Entries of a folder that is still empty for a new project. */
const IGNORED = ['.git', '.DS_Store']

/**
 * Writes a new project to a folder that is empty or does not exist. Installs nothing. Throws `ProjectError`, with nothing written, if
 * the folder is not empty, its name cannot be that of a package, or it cannot be written.
 */
export function createProject({
  folder,
  packages,
  packageManager = packageManagerOf(process.env.npm_config_user_agent),
}: ProjectOptions): CreatedProject {
  const target = resolve(folder)
  const name = projectName(target)
  const isNew = !existsSync(target)
  if (!isNew && !statSync(target).isDirectory()) throw new ProjectError(messages.isFile(folder))
  if (!isNew && readdirSync(target).some((entry) => !IGNORED.includes(entry))) throw new ProjectError(messages.notEmpty(folder))
  const tarballs = packages === undefined ? undefined : tarballsIn(packages)
  try {
    mkdirSync(target, { recursive: true })
    cpSync(join(root, 'template'), target, { recursive: true })
    // npm leaves files with this name out of packages.
    renameSync(join(target, 'gitignore'), join(target, '.gitignore'))
    writeManifest(target, name, tarballs)
    writeManagerFiles(target, packageManager, tarballs)
  } catch (error) {
    if (isNew) rmSync(target, { recursive: true, force: true })
    throw new ProjectError(messages.cannotWrite(folder, error instanceof Error ? error.message : String(error)))
  }
  return { folder: target, name }
}

/** Gives the package.json of the template the project's name and the versions of the Blockfront packages. */
function writeManifest(target: string, name: string, tarballs: Record<string, string> | undefined): void {
  const path = join(target, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const version = `^${ownVersion()}`
  const own = Object.keys(manifest.dependencies).filter((dependency) => dependency.startsWith('@blockfront/'))
  const versions = tarballs ?? Object.fromEntries(own.map((dependency) => [dependency, version]))
  const dependencies = Object.fromEntries(
    Object.entries({ ...manifest.dependencies, ...versions }).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  // Yarn reads the versions of indirect dependencies from here.
  const resolutions = tarballs && { resolutions: tarballs }
  writeFileSync(path, `${JSON.stringify({ ...manifest, name, dependencies, ...resolutions }, null, 2)}\n`)
}

/** Writes the settings that a package manager needs in addition to package.json. */
function writeManagerFiles(target: string, { name, major }: PackageManager, tarballs: Record<string, string> | undefined): void {
  // Node and Vite load packages from node_modules.
  if (name === 'yarn' && major > 1) writeFileSync(join(target, '.yarnrc.yml'), 'nodeLinker: node-modules\n')
  if (name === 'pnpm' && tarballs) {
    const lines = Object.entries(tarballs).map(([dependency, file]) => `  '${dependency}': '${file}'`)
    writeFileSync(join(target, 'pnpm-workspace.yaml'), `overrides:\n${lines.join('\n')}\n`)
  }
}
