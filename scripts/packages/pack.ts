import { join } from 'node:path'
import { runCommand } from '../processes/command.ts'
import { type Package, root } from '../sources/repository.ts'

/** Packs a built package like `npm publish`. Returns the tarball's path. */
export async function packPackage(item: Package, destination: string): Promise<string> {
  const { code, output } = await runCommand('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination], {
    cwd: join(root, item.folder),
  })
  const name = output.trim().split('\n').at(-1)?.trim()
  if (code !== 0 || !name?.endsWith('.tgz')) throw new Error(`npm pack failed for ${item.manifest.name}:\n${output}`)
  return join(destination, name)
}
