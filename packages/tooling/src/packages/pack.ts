import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildPackages } from '../build/everything.ts'
import { runCommand } from '../processes/command.ts'
import type { Package } from '../sources/repository.ts'

/** A package and its tarball. */
export interface Packed {
  item: Package
  /** The tarball's path. */
  tarball: string
}

/**
 * Builds packages and packs them into a folder, from which `changeset publish --from-pack-dir` publishes exactly these files.
 * @param tag The tag of the versions in the registry.
 */
export async function packForPublishing(items: readonly Package[], folder: string, tag = 'latest'): Promise<Packed[]> {
  await buildPackages(() => {})
  const packed = await packPackages(items, folder)
  // One after the other, so that no package is published before its dependencies.
  const plan = packed.map(({ item: { manifest }, tarball }) => [
    {
      kind: 'publish',
      name: manifest.name,
      version: manifest.version,
      access: 'public',
      tag,
      tarball: { path: basename(tarball) },
    },
  ])
  writeFileSync(join(folder, 'publish-plan.json'), JSON.stringify({ version: 1, plan }, undefined, 2))
  return packed
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
