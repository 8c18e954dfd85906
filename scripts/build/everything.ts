import { publishedPackages } from '../repository.ts'
import { buildApps } from './apps.ts'
import { buildPackage } from './package.ts'

/** Builds the packages in the order in which they build on one another, then the apps, and says how long each took. */
export async function buildEverything(say: (line: string) => void): Promise<void> {
  for (const item of publishedPackages()) {
    const started = performance.now()
    await buildPackage(item)
    say(`${item.manifest.name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  await buildApps(say)
}
