import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtPackages, repositoryFiles, root } from '../sources/repository.ts'

/** One part of the build. */
interface Part {
  name: string
  /** Folders and files that the output depends on. */
  sources: readonly string[]
  /** The output. If it is missing, the stamp is ignored. */
  outputs: readonly string[]
}

const THEMES = 'packages/server/src/modules/store/theme/list-themes.ts'

const basicFonts: Part = {
  name: 'basic-fonts',
  sources: ['packages/fonts/package.json', 'packages/fonts/src', 'packages/fonts/build/basic-fonts.ts', 'package-lock.json'],
  outputs: ['packages/fonts/basic'],
}
const packages: Part = {
  name: 'packages',
  sources: [...builtPackages().map(({ folder }) => folder), 'packages/tooling/src/build', 'package-lock.json'],
  outputs: [
    'packages/messages/dist',
    'packages/commerce/dist',
    'packages/ui/dist',
    'packages/engine/dist',
    'packages/builder/dist',
    'packages/contract/dist',
    'packages/starter/dist',
    'packages/emails/dist',
    'packages/fonts/dist',
    ...basicFonts.outputs,
    'packages/create-blockfront/dist',
    'packages/puck-import/dist',
  ],
}
const everything: Part = {
  name: 'build',
  // The theme gallery is prerendered from the server's list of themes.
  sources: [...packages.sources, 'packages/dashboard', 'packages/storefront', THEMES, 'apps'],
  outputs: [
    ...packages.outputs,
    'apps/playground/dist',
    'apps/platform/dist/client/404.html',
    'apps/storefront/dist/client',
    'apps/storefront/dist/server',
  ],
}

/** Files that do not affect a build. */
const BESIDE = /\.test\.|\.bench\.|^apps\/(?:e2e|server)\//

/** A hash of everything that a part depends on. */
function hashOf({ sources }: Part): string {
  const hash = createHash('sha256')
  for (const path of repositoryFiles(...sources)) if (!BESIDE.test(path)) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Runs `build` unless the last one used the same sources. */
async function once(part: Part, build: () => Promise<void>): Promise<void> {
  const stamp = join(root, 'node_modules/.cache/blockfront', `${part.name}.stamp`)
  const now = hashOf(part)
  const complete = part.outputs.every((path) => existsSync(join(root, path)))
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  await build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

/** Builds everything unless the last build used the same sources. */
export const buildOnce = (build: () => Promise<void>): Promise<void> => once(everything, build)

/** Builds the packages unless the last build used the same sources. */
export const buildPackagesOnce = (build: () => Promise<void>): Promise<void> => once(packages, build)

/** Makes the fonts' files of basic characters unless the last build made them from the same sources. */
export const buildBasicFontsOnce = (build: () => Promise<void>): Promise<void> => once(basicFonts, build)
