import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryFiles, root } from '../repository.ts'

const STAMP = join(root, 'node_modules/.cache/blockfront/build.stamp')

/** Files whose change changes no build. The platform's theme gallery is rendered at build time, from the server's list of themes. */
const BESIDE =
  /\.test\.|\.bench\.|^packages\/starter\/drawing\/|^apps\/(?:e2e|server(?!\/src\/features\/store\/theme\/list-themes))\//

/** What a build depends on, as one hash: the lock file, the build scripts and the sources of packages and apps. */
function stamp(): string {
  const hash = createHash('sha256')
  for (const path of repositoryFiles('packages', 'apps', 'scripts/build', 'package-lock.json'))
    if (!BESIDE.test(path)) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** What a build leaves behind; without it the stamp counts for nothing. */
const OUTPUTS = [
  'packages/commerce/dist',
  'packages/ui/dist',
  'packages/engine/dist',
  'packages/builder/dist',
  'packages/contract/dist',
  'packages/starter/dist',
  'apps/playground/dist',
  'apps/platform/dist/client/404.html',
  'apps/storefront/dist/client',
  'apps/storefront/dist/server',
]

/** Runs `build` unless the last one was made from the very same sources. */
export async function buildOnce(build: () => Promise<void>): Promise<void> {
  const now = stamp()
  const complete = OUTPUTS.every((path) => existsSync(join(root, path)))
  if (complete && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return
  await build()
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, now)
}
