/** `npm run check:bundle`: bundles for browsers stay within packages/storefront/checks/bundle/budgets.ts and contain nothing forbidden. */

import { bundle, compressedSize } from '../../../engine/build/bundle.ts'
import { canaries, markers } from './budgets.ts'
import { judgeBundle } from './judge.ts'
import { blockLabels } from './labels.ts'
import { storefrontBundle } from './storefront.ts'

// Loading blocks through Vite would set it otherwise, and React's development build would be measured.
process.env.NODE_ENV = 'production'
const labels = await blockLabels()
const problems: string[] = []

for (const canary of canaries) {
  const { entry } = canary
  const making = typeof entry === 'string' ? bundle(entry) : storefrontBundle(entry.storefront)
  const made = await making.catch((error: Error) => error)
  if (made instanceof Error) {
    problems.push(`${canary.name} could not be bundled: ${made.message}`)
    continue
  }
  problems.push(...judgeBundle(canary, made, markers, labels).map((problem) => `${canary.name} ${problem}.`))
  const { bytes, encoding } = canary.budget ?? { encoding: 'gzip' as const }
  const size = (compressedSize(made.files, encoding) / 1024).toFixed(1)
  console.log(`${canary.name.padEnd(32)} ${size.padStart(7)} KB ${encoding}${bytes ? `, at most ${bytes / 1024} KB` : ''}`)
}

for (const problem of problems) console.error(`\n${problem}`)
if (problems.length > 0) {
  console.error(
    '\nFind the import that brings it along (npm run check:boundaries helps), or raise a budget in packages/storefront/checks/bundle/budgets.ts and say why.',
  )
  process.exit(1)
}
