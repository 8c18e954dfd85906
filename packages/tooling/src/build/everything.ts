import { buildBasicFonts } from '../../../fonts/build/basic-fonts.ts'
import { builtPackages } from '../sources/repository.ts'
import { buildApps } from './apps.ts'
import { buildPackage } from './package/package.ts'
import { buildBasicFontsOnce, buildPackagesOnce } from './stamp.ts'

/** Builds the packages, then the apps, and prints the duration of each. Skips packages with unchanged sources. */
export async function buildEverything(say: (line: string) => void): Promise<void> {
  await buildPackages(say)
  await buildApps(say)
}

/** Builds the packages in dependency order, unless the last build used the same sources. */
export const buildPackages = (say: (line: string) => void): Promise<void> =>
  buildPackagesOnce(async () => {
    const timed = async (name: string, build: () => Promise<void>) => {
      const started = performance.now()
      await build()
      say(`${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    for (const item of builtPackages()) await timed(item.manifest.name, () => buildPackage(item))
    await buildBasicFontsOnce(() => timed('fonts of basic characters', buildBasicFonts))
  })
