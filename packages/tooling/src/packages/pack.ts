import { join } from 'node:path'
import { runCommand } from '../processes/command.ts'
import type { Package } from '../sources/repository.ts'

/** A package and its tarball. */
export interface Packed {
  item: Package
  /** The tarball's path. */
  tarball: string
}

/** Packs built packages like `npm publish`, in one run of npm. Throws with npm's output when it fails. */
export async function packPackages(items: readonly Package[], destination: string): Promise<Packed[]> {
  const folders = items.map(({ folder }) => `./${folder}`)
  const options = ['--silent', '--ignore-scripts', '--pack-destination', destination]
  const { code, output } = await runCommand('npm', ['pack', ...folders, ...options])
  const names = output.split('\n').flatMap((line) => (line.trim().endsWith('.tgz') ? line.trim() : []))
  if (code !== 0 || names.length !== items.length) throw new Error(`npm pack failed:\n${output}`)
  return items.map((item, index) => ({ item, tarball: join(destination, names[index] ?? '') }))
}
