/**
 * `npm run check:packages`: the published packages work for others. Builds and packs each package, checks the tarball with
 * publint and arethetypeswrong, its package.json and its source maps, installs all tarballs into an empty project, and runs and type-checks a consumer there. The
 * engine is also installed alone into another empty project, which renders pages without the dependencies of forms and builder. Compares the public API
 * of each package with its report in schemas/api; `-- --write` only builds the packages and writes these reports.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkExamples } from '../../../../apps/docs/examples/packed.ts'
import { checkRenderOnly } from '../../../engine/checks/installed/render-only.ts'
import { checkServerComponents } from '../../../engine/checks/installed/server-components.ts'
import { buildPackages } from '../build/everything.ts'
import { endChildrenOnSignals } from '../processes/command.ts'
import { publishedPackages } from '../sources/repository.ts'
import { apiReports, reportProblems, writeReports } from './api-reports.ts'
import { installConsumer, runConsumer, typeCheckConsumer } from './consumer.ts'
import { contentProblems, manifestProblems } from './contents.ts'
import { examineTarball } from './examine.ts'
import { packForPublishing } from './pack.ts'

endChildrenOnSignals()
const { values } = parseArgs({ options: { write: { type: 'boolean' } } })
const packages = publishedPackages()
if (values.write) {
  await buildPackages(() => {})
  writeReports(apiReports(packages))
  process.exit()
}
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'blockfront-packages-'))
const problems: string[] = []

try {
  const packed = await packForPublishing(packages, folder)
  problems.push(...reportProblems(apiReports(packages)))
  await installConsumer(folder, packed)
  const engine = packed.find(({ item }) => item.manifest.name === '@blockfront/engine')
  const [found, run, types, server, examples, alone] = await Promise.all([
    Promise.all(packed.map(({ tarball }) => examineTarball(tarball))),
    runConsumer(folder, packages),
    typeCheckConsumer(folder, packages),
    checkServerComponents(folder),
    checkExamples(folder),
    engine ? checkRenderOnly(engine, join(folder, 'render-only')) : [],
  ])
  for (const [index, { item }] of packed.entries()) {
    const { name } = item.manifest
    const wrong = [
      ...(found[index] ?? []),
      ...manifestProblems(item.manifest, item.folder),
      ...contentProblems(join(folder, 'node_modules', name)),
    ]
    problems.push(...wrong.map((text) => `${name}: ${text}`))
  }
  problems.push(...alone)
  if (run) problems.push(`A consumer that imports every entry point and renders every block fails:\n${run}`)
  problems.push(...examples)
  if (server) problems.push(`React Server Components fail:\n${server}`)
  if (types) problems.push(`A consumer does not type-check:\n${types}`)
} catch (error) {
  problems.push((error as Error).message)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

for (const problem of problems) console.error(`${problem}\n`)
if (problems.length > 0) {
  console.error('Correct the package.json ("exports", "files", "dependencies") or the sources that are named above.')
  process.exit(1)
}
console.log(`${packages.map(({ manifest }) => manifest.name).join(', ')} install from their tarballs and work, types too.`)
