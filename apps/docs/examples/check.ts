/**
 * `npm run test:examples`: packs the packages and installs them in a fresh folder outside of the repository, with the newest versions of
 * everything else that the registry has. Then it builds, starts and opens each example and the app of `npm create blockfront`. Arguments are the
 * names of the examples to run. It needs the registry, so it is not part of `npm test`, which runs the same checks with the versions of this
 * repository.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '@blockfront/tooling/browser/chromium'
import { buildPackages } from '@blockfront/tooling/build/everything'
import { packPackages } from '@blockfront/tooling/packages/pack'
import { endChildrenOnSignals, runCommand } from '@blockfront/tooling/processes/command'
import { publishedPackages, root } from '@blockfront/tooling/sources/repository'
import { megabytesOf } from '../../../packages/server/src/testing/install/production.ts'
import { checkCreated, checkDevelopment, exampleChecks, runScript } from './checks.ts'

endChildrenOnSignals()
await ensureChromium()
const wanted = process.argv.slice(2)
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'blockfront-examples-'))
const tarballs = join(folder, 'tarballs')
const PACKED = ['messages', 'ui', 'engine', 'builder'].map((name) => `@blockfront/${name}`)
let failed = false

try {
  await buildPackages(() => {})
  mkdirSync(tarballs)
  const packages = publishedPackages().filter(({ manifest: { name } }) => [...PACKED, 'create-blockfront'].includes(name))
  await packPackages(packages, tarballs)
  for (const [name, check] of Object.entries(exampleChecks))
    await runExample(name, async (target) => {
      cpSync(join(root, 'docs/examples', name), target, { recursive: true })
      useTarballs(target)
      await install(target)
      await check(target)
    })
  await runExample('create', async (target) => {
    await createApp(target)
    await install(target)
    for (const script of ['check', 'test']) await runScript(target, script)
    await checkDevelopment(target)
    await checkCreated(target)
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (failed) process.exitCode = 1

/** Runs one example and prints its duration, its size, and the versions that it used. */
async function runExample(name: string, run: (target: string) => Promise<void>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return
  const target = join(folder, name)
  const started = performance.now()
  try {
    await run(target)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    const megabytes = megabytesOf(join(target, 'node_modules'))
    console.log(`✓ ${name}  ${seconds} s, node_modules ${megabytes} MB, ${versionsIn(target).join(', ')}`)
  } catch (error) {
    failed = true
    console.error(`✗ ${name}\n${error instanceof Error ? error.message : error}`)
  }
}

/** Replaces the versions of the Blockfront packages by tarballs, also for packages that others need. */
function useTarballs(target: string): void {
  const path = join(target, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { dependencies: Record<string, string> }
  for (const file of readdirSync(tarballs)) {
    const [, name] = /^blockfront-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? []
    if (name) manifest.dependencies[`@blockfront/${name}`] = `file:${join(tarballs, file)}`
  }
  writeFileSync(path, JSON.stringify(manifest, null, 2))
}

async function install(target: string): Promise<void> {
  const { NODE_ENV: _, NODE_OPTIONS: __, ...env } = process.env
  const { code, output } = await runCommand('npm', ['install', '--no-audit', '--no-fund', '--no-save'], { cwd: target, env })
  if (code !== 0) throw new Error(`npm install fails:\n${output}`)
}

/** Runs the command of the packed create-blockfront. */
async function createApp(target: string): Promise<void> {
  const unpacked = join(folder, 'create-blockfront')
  const file = readdirSync(tarballs).find((each) => each.startsWith('create-blockfront-')) ?? ''
  mkdirSync(unpacked)
  const tar = await runCommand('tar', ['-xzf', join(tarballs, file), '--strip-components=1', '-C', unpacked])
  const words = [join(unpacked, 'bin/create-blockfront.js'), target, '--no-install', '--packages', tarballs]
  const create = await runCommand(process.execPath, words, { cwd: folder })
  if (tar.code !== 0 || create.code !== 0) throw new Error(`create-blockfront fails:\n${tar.output}${create.output}`)
}

/** The installed versions of the libraries that package.json names. */
function versionsIn(target: string): string[] {
  const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as Record<string, Record<string, string>>
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => !name.startsWith('@blockfront/') && !name.startsWith('@types/'))
    .map(
      (name) =>
        `${name} ${(JSON.parse(readFileSync(join(target, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version}`,
    )
}
