/**
 * `npm run publish-packages`: builds and packs the published packages, and publishes these files with the current versions.
 * `-- --dry-run` only packs them and lists them; `--into <folder>` keeps them there.
 * `-- --tag canary` publishes under another tag than `latest`, without tags in git.
 * Only .github/workflows/release.yml publishes.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { packForPublishing } from './packages/pack.ts'
import { endChildrenOnSignals, runCommand } from './processes/command.ts'
import { publishedPackages } from './sources/repository.ts'

/** The version before the first release. */
const UNRELEASED = '0.0.0'

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, into: { type: 'string' }, tag: { type: 'string', default: 'latest' } },
})
endChildrenOnSignals()
const packages = publishedPackages()
const problem = values['dry-run'] ? undefined : versionProblem(packages[0]?.manifest.version ?? UNRELEASED, values.tag)
if (problem) {
  console.error(`Nothing was published. ${problem}`)
  process.exit(1)
}

const folder = values.into ? resolve(values.into) : mkdtempSync(join(tmpdir(), 'blockfront-publish-'))
mkdirSync(folder, { recursive: true })
try {
  for (const { item, tarball } of await packForPublishing(packages, folder, values.tag)) {
    const size = Math.ceil(statSync(tarball).size / 1000)
    console.log(`${item.manifest.name} ${item.manifest.version}  ${basename(tarball)}, ${size} kB`)
  }
  if (values['dry-run']) console.log('Nothing was published, because this is a dry run.')
  else {
    const tags = values.tag === 'latest' ? [] : ['--no-git-tag']
    const { code } = await runCommand('changeset', ['publish', '--from-pack-dir', folder, ...tags], { show: true })
    process.exitCode = code
  }
} finally {
  if (!values.into) rmSync(folder, { recursive: true, force: true })
}

/** Why a version must not be published under a tag: apps that install `latest` never get a snapshot, and a release is never only a canary. */
function versionProblem(version: string, tag: string): string | undefined {
  if (version === UNRELEASED) return `The version is ${UNRELEASED}. Set the next one first: npm run version-packages`
  if (version.includes('-') === (tag !== 'latest')) return undefined
  return `Version ${version} must not have the tag ${tag}: snapshots need another tag than latest, and releases need latest.`
}
