/** `npm run build`: everything that is published or deployed. */
import { buildPackage } from './build/package.ts'
import { publishedPackages } from './repository.ts'

for (const item of publishedPackages()) {
  const started = performance.now()
  await buildPackage(item)
  console.log(`${item.manifest.name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
