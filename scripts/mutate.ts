/**
 * `npm run mutate -- <path> …`: changes the sources below these paths in small ways, one at a time and in memory, and reports the
 * changes that no test notices. Changes that the type checker refuses are not counted. `--seed` (1) determines the choice, `--count` the number (200), `--projects` which projects of
 * vitest.workspace.ts run (unit,dom), `--limit` after how many seconds a change counts as an endless loop (60), and `--least` the
 * percentage below which it fails.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { choose } from './mutations/choose.ts'
import { endpointCallers } from './mutations/endpoint-callers.ts'
import { importGraph } from './mutations/import-graph.ts'
import { nearestTests } from './mutations/nearest.ts'
import { applied, type Mutation, mutationsIn } from './mutations/operators.ts'
import { refusedByTypes } from './mutations/refused.ts'
import type { Answer, Job } from './mutations/worker.ts'
import { builtPackages, entryPoints, repositoryFiles, root } from './sources/repository.ts'
import { testFiles } from './tests/stages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    projects: { type: 'string', default: 'unit,dom' },
    limit: { type: 'string', default: '60' },
    least: { type: 'string', default: '0' },
  },
})
/** Mutations are drawn in this proportion to those that are tested, because the type checker refuses some. */
const SPARE = 1.6
/** Milliseconds after which a mutation counts as an endless loop, and therefore as noticed. */
const LIMIT = Number(values.limit) * 1000
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(?:test|test-d|bench)\.|\/(?:testing|bench)\/|\/messages\.ts$/.test(path)
const sources = new Map(
  repositoryFiles(...positionals)
    .filter(isSource)
    .map((path) => [path, read(path)]),
)
const all = [...sources].flatMap(([path, code]) => mutationsIn(path, code))
const tests = new Set(testFiles())
const owners = [...new Set([...sources.keys()].map((path) => path.split('/').slice(0, 2).join('/')))]
const code = new Map(
  repositoryFiles(...owners)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, read(path)]),
)
const imports = importGraph(code, new Map(builtPackages().flatMap((item) => [...entryPoints(item)])))
const callers = endpointCallers(code)
const drawn = choose(all, Math.ceil(Number(values.count) * SPARE), Number(values.seed))
const refused = refusedByTypes(drawn, sources)
const waiting = drawn.filter((mutation) => !refused.has(mutation)).slice(0, Number(values.count))
const total = waiting.length
const survivors: Mutation[] = []
console.log(
  `${total} of ${all.length} mutations, seed ${values.seed}. The type checker refuses ${refused.size} of ${drawn.length} and is not counted.`,
)

await proveThatTestsPass()
await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, work))

const percentage = total === 0 ? 0 : ((total - survivors.length) / total) * 100
console.log(
  `\n${total - survivors.length} of ${total} mutations noticed (${percentage.toFixed(1)} %), ${survivors.length} survived`,
)
process.exitCode = percentage < Number(values.least) ? 1 : 0

/** Without a mutation all tests must pass, otherwise the result has no meaning. */
async function proveThatTestsPass(): Promise<void> {
  const worker = await startWorker()
  const files = new Set(waiting.flatMap(({ file }) => nearestTests(file, tests, imports, callers).flat()))
  const { noticed, failed } = await run(worker, { groups: [[...files]] }, LIMIT * 10)
  worker.kill('SIGKILL')
  if (noticed) throw new Error(`A test fails without any mutation. Repair it first: ${failed.join(', ') || 'it took too long.'}`)
}

async function work(): Promise<void> {
  let worker = await startWorker()
  for (let mutation = waiting.pop(); mutation; mutation = waiting.pop()) {
    const { file, line, description } = mutation
    const changed = { file, code: applied(mutation, sources.get(file) ?? '') }
    const { noticed } = await run(worker, { changed, groups: nearestTests(file, tests, imports, callers) }, LIMIT)
    if (!noticed) {
      survivors.push(mutation)
      console.log(`${file}:${line}  ${description}`)
    }
    if (worker.killed) worker = await startWorker()
  }
  worker.kill('SIGKILL')
}

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(join(root, 'scripts/mutations/worker.ts'), values.projects.split(','), {
    cwd: root,
    execArgv: ['--conditions=@blockfront/source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  return worker
}

/**
 * Returns whether a test fails, and in which files. A worker that does not respond in time is killed, because the mutation caused an endless loop.
 */
async function run(worker: ChildProcess, job: Job, limit: number): Promise<Answer> {
  const timer = setTimeout(() => worker.kill('SIGKILL'), limit)
  const ended = new AbortController()
  worker.send(job)
  const answer = once(worker, 'message', { signal: ended.signal }).then(([message]) => message as Answer)
  const death = once(worker, 'exit', { signal: ended.signal }).then((): Answer => ({ noticed: true, failed: [] }))
  try {
    return await Promise.race([answer, death])
  } finally {
    clearTimeout(timer)
    ended.abort()
    await Promise.allSettled([answer, death])
  }
}
