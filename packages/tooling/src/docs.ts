/**
 * `npm run docs`: builds the packages and starts the documentation site, which updates as Markdown files change. `npm run docs:build` builds
 * the site into `apps/docs/dist`. `DOCS_URL` is the address at which it will be published, `DOCS_OUT` another folder.
 */
import { join } from 'node:path'
import { buildPackages } from './build/everything.ts'
import { endChildrenOnSignals, runCommand } from './processes/command.ts'
import { root } from './sources/repository.ts'

const [command = 'dev'] = process.argv.slice(2)

const buildIsOver = endChildrenOnSignals()
await buildPackages((line) => console.log(`  ${line}`))
buildIsOver()
const { code } = await runCommand('astro', [command], {
  cwd: join(root, 'apps/docs'),
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  show: true,
})
process.exitCode = code
