/** A process that applies mutations in memory and runs tests on them. It ends when its parent disconnects. */
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'
import workspace from '../../../../vitest.workspace.ts'
import { root } from '../sources/repository.ts'

/** A message from the parent: tests to run, optionally with a changed file. */
export interface Job {
  /** Path from the repository root, and text. */
  changed?: { file: string; code: string }
  groups: string[][]
  /** Milliseconds of processor time after which the process ends in one group: of an endless loop. */
  limit: number
}

/** The worker's response: whether a test failed, and the files with a failed test, from the repository root. */
export interface Answer {
  noticed: boolean
  failed: string[]
}

let active: Job['changed']
const mutate: Plugin = {
  name: 'mutation',
  enforce: 'pre',
  load(id) {
    return active && id.split('?')[0] === join(root, active.file) ? active.code : undefined
  },
}

/** Timeout of tests and hooks in milliseconds. */
const PATIENCE = 5 * 60_000

/** A run ends with the first failure, so that a slow file runs only if no other one fails. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse()
  }
}

const names = process.argv.slice(2)
const projects = (workspace.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return []
  // Each run starts a thread with new modules, which its files share. Browsers do not end with a run, so that they need isolation. Vite loads
  // the modules, also where Node usually does, because Node would read the unchanged file. A run with low priority may take long, which is
  // not a failure.
  const isolate = project.test?.browser !== undefined
  const test = { ...project.test, isolate, experimental: {}, testTimeout: PATIENCE, hookTimeout: PATIENCE }
  return { ...project, plugins: [...(project.plugins ?? []), mutate], test }
})
const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    project: names,
    projects,
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    sequence: { sequencer: ShortestFirst },
    fsModuleCache: false,
  },
  { logLevel: 'silent' },
)
const specifications = await vitest.globTestSpecifications()

process.on('message', async ({ changed, groups, limit }: Job) => {
  let before = process.cpuUsage()
  // Tests run in other threads, so that this one can end the process.
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 > limit) process.exit(1)
  }, 500)
  active = changed
  // All failures without a change are of interest, and only the first one with it.
  for (const { config } of vitest.projects) config.bail = changed ? 1 : 0
  if (changed) vitest.invalidateFile(join(root, changed.file))
  let noticed = false
  let failed: string[] = []
  for (const group of groups) {
    before = process.cpuUsage()
    const chosen = specifications.filter(({ moduleId }) => group.some((path) => moduleId === join(root, path)))
    if (chosen.length === 0) continue
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
    // Vitest also returns the modules of earlier runs.
    const ran = new Set(chosen.map(({ moduleId }) => moduleId))
    failed = testModules
      .filter((module) => ran.has(module.moduleId) && !module.ok())
      .map(({ moduleId }) => relative(root, moduleId))
    noticed = unhandledErrors.length > 0 || failed.length > 0
    if (noticed) break
  }
  if (changed) vitest.invalidateFile(join(root, changed.file))
  clearInterval(timer)
  process.send?.({ noticed, failed } satisfies Answer)
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
