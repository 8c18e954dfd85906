/**
 * `npm run mutate -- <path> …`: changes the sources below these paths in small ways, one at a time and in memory, and reports the
 * changes that no test notices. Changes that the type checker refuses are not counted. `--seed` (1) determines the choice, `--count` the
 * number (200), `--projects` which projects of vitest.workspace.ts run (unit,dom; for the server unit,api), `--limit` after how many seconds of
 * processor time a change counts as an endless loop (120), and `--least` the percentage below which it fails. Numbers of 100 or more,
 * and comparisons with them change only if the specification names the number. Ctrl+C ends it with the result so far.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { choose } from './mutations/choose.ts'
import { nearestTests } from './mutations/nearest.ts'
import { applied, type Mutation, mutationsIn, numbersIn } from './mutations/operators.ts'
import { refusedByTypes } from './mutations/refused.ts'
import type { Answer, Job } from './mutations/worker.ts'
import { repositoryFiles, root } from './sources/repository.ts'
import { longest } from './tests/longest-first.ts'
import { reachOfTests, readProjects } from './tests/reach/of-tests.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    projects: { type: 'string' },
    limit: { type: 'string', default: '120' },
    least: { type: 'string', default: '0' },
  },
})
/** Mutations are drawn in this proportion to those that are tested, because the type checker refuses some. */
const SPARE = 1.6
/** Milliseconds of processor time after which a mutation counts as an endless loop, and therefore as noticed. */
const LIMIT = Number(values.limit) * 1000
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(?:test|test-d|bench)\.|\/(?:testing|bench)\/|\/messages\.ts$/.test(path)
const sources = new Map(
  repositoryFiles(...positionals)
    .filter(isSource)
    .map((path) => [path, read(path)]),
)
/** Tests of the server need a database, which takes a while to start, so they run for the server's own files only. */
const ofServer = [...sources.keys()].some((path) => path.startsWith('packages/server/'))
const projects = (values.projects ?? (ofServer ? 'unit,api' : 'unit,dom')).split(',')
/** The numbers of the specification. */
const named = numbersIn(repositoryFiles('docs/spec').map(read).join('\n'))
const all = [...sources].flatMap(([path, code]) => mutationsIn(path, code, named))
const reached = reachOfTests(repositoryFiles(), await readProjects()).filter(({ project }) => projects.includes(project))
const tests = new Map(reached.map((test) => [test.path, test]))
const slow = new Set(longest)
const code = new Map(
  repositoryFiles('packages', 'apps')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, read(path)]),
)
const drawn = choose(all, Math.ceil(Number(values.count) * SPARE), Number(values.seed))
const refused = refusedByTypes(drawn, new Map([...code, ...sources]))
const waiting = drawn.filter((mutation) => !refused.has(mutation)).slice(0, Number(values.count))
const survivors: Mutation[] = []
let tested = 0
/** Tests that passed without a mutation. */
const proven = new Set<string>()
console.log(
  `${waiting.length} of ${all.length} mutations, seed ${values.seed}. The type checker refuses ${refused.size} of ${drawn.length} and is not counted.`,
)

process.once('SIGINT', () => {
  report()
  process.exit()
})
await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, work))
report()

/** Prints how many of the tested mutations were noticed. */
function report(): void {
  const noticed = tested - survivors.length
  const percentage = tested === 0 ? 0 : (noticed / tested) * 100
  console.log(`\n${noticed} of ${tested} mutations noticed (${percentage.toFixed(1)} %), ${survivors.length} survived`)
  process.exitCode = percentage < Number(values.least) ? 1 : 0
}

async function work(): Promise<void> {
  let worker = await startWorker()
  for (let mutation = waiting.pop(); mutation; mutation = waiting.pop()) {
    const { file, line, description } = mutation
    const changed = { file, code: applied(mutation, sources.get(file) ?? '') }
    let isProven = false
    while (!isProven) {
      const groups = nearestTests(file, tests.values(), slow)
      const { noticed, failed } = await run(worker, { changed, groups, limit: LIMIT })
      if (worker.exitCode !== null || worker.killed) worker = await startWorker()
      isProven = await passWithoutMutation(worker, failed)
      if (isProven && !noticed) {
        survivors.push(mutation)
        console.log(`${file}:${line}  ${description}`)
      }
    }
    tested++
  }
  worker.kill('SIGKILL')
}

/**
 * Returns whether tests pass without a mutation. Those that fail are left out of all later runs: a test that judges the time, for example, is not
 * reliable while others use the machine.
 */
async function passWithoutMutation(worker: ChildProcess, paths: readonly string[]): Promise<boolean> {
  const unproven = paths.filter((path) => !proven.has(path))
  if (unproven.length === 0) return true
  const { noticed, failed } = await run(worker, { groups: [unproven], limit: LIMIT * 10 })
  if (noticed && failed.length === 0) throw new Error(`A run of ${unproven.join(', ')} ended without results.`)
  for (const path of failed) {
    tests.delete(path)
    console.log(`${path} fails without a mutation and is left out.`)
  }
  for (const path of unproven) if (!failed.includes(path)) proven.add(path)
  return failed.length === 0
}

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(join(root, 'packages/tooling/src/mutations/worker.ts'), projects, {
    cwd: root,
    execArgv: ['--conditions=@blockfront/source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  return worker
}

/**
 * Returns whether a test fails, and in which files. A worker ends when a mutation causes an endless loop. One that waits without using the
 * processor is killed after twenty times as long.
 */
async function run(worker: ChildProcess, job: Job): Promise<Answer> {
  const timer = setTimeout(() => worker.kill('SIGKILL'), job.limit * 20)
  const ended = new AbortController()
  worker.send(job)
  const response = once(worker, 'message', { signal: ended.signal }).then(([message]) => message as Answer)
  const death = once(worker, 'exit', { signal: ended.signal }).then((): Answer => ({ noticed: true, failed: [] }))
  try {
    return await Promise.race([response, death])
  } finally {
    clearTimeout(timer)
    ended.abort()
    await Promise.allSettled([response, death])
  }
}
