/**
 * Installs with npm exactly the files that `npm run publish-packages` publishes, next to the libraries of other apps, and imports and renders everything there. `npm run check:packages`
 * compares ranges of versions only, because this needs the registry and minutes.
 */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../processes/command.ts'
import { publishedPackages } from '../sources/repository.ts'
import { runConsumer } from './consumer.ts'

const MINUTES = 60_000
const packages = publishedPackages()
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'blockfront-installs-'))
let tarballs: Record<string, string> = {}

beforeAll(async () => {
  const { code, output } = await runCommand('npm', ['run', 'publish-packages', '--', '--dry-run', '--into', folder])
  expect(code, output).toBe(0)
  const { plan } = JSON.parse(readFileSync(join(folder, 'publish-plan.json'), 'utf8')) as {
    plan: { name: string; tarball: { path: string } }[][]
  }
  tarballs = Object.fromEntries(plan.flat().map(({ name, tarball }) => [name, `file:${join(folder, tarball.path)}`]))
  expect(Object.keys(tarballs)).toEqual(packages.map(({ manifest }) => manifest.name))
}, 5 * MINUTES)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const react = { react: '^19.0.0', 'react-dom': '^19.0.0' }

interface OtherApp {
  name: string
  dependencies: Record<string, string>
  /** What the app has already because one of its libraries does not accept React 19. */
  overrides?: Record<string, Record<string, string>>
  /** A module that runs in the app. It throws an error if something is wrong. */
  script?: string
}

const apps: OtherApp[] = [
  {
    name: 'icons of lucide-react 0.x',
    dependencies: { zod: '^4.0.0', 'lucide-react': '0.562.0' },
  },
  {
    name: 'the lowest react-hook-form of the range',
    dependencies: { zod: '^4.0.0', 'react-hook-form': '7.43.0' },
    overrides: { 'react-hook-form': { react: '$react' } },
  },
  {
    name: 'schemas of zod 3, and a library that depends on zod 3',
    dependencies: { zod: '^4.0.0', 'its-library': 'file:./its-library' },
    script: `
import { z } from 'zod/v3'
import { own } from 'its-library'
if (z.object({ a: z.string() }).parse({ a: 'b' }).a !== 'b') throw new Error('zod/v3 does not parse')
if ('_zod' in own || '_zod' in z.string()) throw new Error('not zod 3')
`,
  },
]

test.each(apps)(
  'install and work next to $name',
  { timeout: 10 * MINUTES },
  async ({ dependencies, overrides, script, name }) => {
    const app = join(folder, String(apps.findIndex((one) => one.name === name)))
    mkdirSync(join(app, 'its-library'), { recursive: true })
    writeFileSync(
      join(app, 'its-library/package.json'),
      JSON.stringify({
        name: 'its-library',
        version: '1.0.0',
        type: 'module',
        exports: './index.js',
        dependencies: { zod: '^3.24.0' },
      }),
    )
    writeFileSync(join(app, 'its-library/index.js'), "import { z } from 'zod'\nexport const own = z.string()\n")
    writeFileSync(
      join(app, 'package.json'),
      JSON.stringify({
        name: 'app',
        private: true,
        type: 'module',
        overrides,
        dependencies: { ...react, ...dependencies, ...tarballs },
      }),
    )
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--install-links']
    const { code, output } = await runCommand('npm', ['install', ...options], { cwd: app })
    expect(code, output).toBe(0)
    expect(await runConsumer(app, packages)).toBeUndefined()
    if (script === undefined) return
    writeFileSync(join(app, 'own.mjs'), script)
    const own = await runCommand(process.execPath, ['own.mjs'], { cwd: app, env: { ...process.env, NODE_OPTIONS: '' } })
    expect(own.code, own.output).toBe(0)
  },
)
