import { availableParallelism } from 'node:os'
import { type Outcome, runCommand } from '../processes/command.ts'
import { type Manifest, readJson } from '../sources/repository.ts'
import { type Check, checks } from './list.ts'
import { inputHash, readDigests, readPasses, writePasses } from './passes.ts'

/** The result of one check. */
export interface CheckResult extends Check, Outcome {
  /** Whether it did not run, because it passed with the same files. */
  unchanged?: boolean
}

/** Timeout of a check, in milliseconds. */
const limit = 5 * 60_000

/** Options of {@link runChecks}. */
interface RunOptions {
  /** Which checks to run. Default: all. */
  only?: (check: Check) => boolean
  /** Gives the checks only the processor time that other processes leave. */
  background?: boolean
  /** Leaves out the checks that passed with the same files, and records those that pass. Default: all run. */
  onlyChanged?: boolean
}

/** Runs checks in parallel, one per processor and at most four. Reports each result when its check ends. */
export async function runChecks(
  onEnd: (result: CheckResult) => void,
  { only = () => true, background, onlyChanged = false }: RunOptions = {},
): Promise<CheckResult[]> {
  const scripts = readJson<Manifest>('package.json').scripts ?? {}
  const results: CheckResult[] = []
  const end = (result: CheckResult) => {
    results.push(result)
    onEnd(result)
  }
  const passes = onlyChanged ? readPasses() : {}
  const before = onlyChanged ? hashes() : {}
  const waiting: Check[] = []
  for (const check of checks.filter(only)) {
    if (onlyChanged && passes[check.name] === before[check.name])
      end({ ...check, code: 0, output: '', duration: 0, timedOut: false, unchanged: true })
    else waiting.push(check)
  }

  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const script = scripts[`check:${check.name}`] ?? ''
      const env = { ...process.env, NO_COLOR: '1' }
      const outcome = await runCommand(script || 'exit 1', [], { shell: true, limit, env, background })
      end({ ...check, ...outcome })
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work))
  if (onlyChanged) writePasses({ ...passes, ...passedUnchanged(results, before) })
  return results
}

/** The hash of each check's inputs, by name. */
function hashes(): Record<string, string> {
  const digests = readDigests()
  return Object.fromEntries(checks.map((check) => [check.name, inputHash(check, digests)]))
}

/** The hashes of the checks that passed. Leaves out those whose inputs changed meanwhile: it is unknown what they have read. */
function passedUnchanged(results: readonly CheckResult[], before: Record<string, string>): Record<string, string> {
  const after = hashes()
  const passed = results.filter(({ name, code, timedOut }) => code === 0 && !timedOut && before[name] === after[name])
  return Object.fromEntries(passed.map(({ name }) => [name, after[name] ?? '']))
}

/** One line for a passing check; for a failing one its output and how to fix it. */
export function describeCheck({ name, code, output, duration, timedOut, unchanged, fix }: CheckResult): string {
  if (unchanged) return `✓ check:${name}  passed before with the same files`
  const seconds = `${(duration / 1000).toFixed(1)} s`
  if (code === 0 && !timedOut) return `✓ check:${name}  ${seconds}`
  const why = timedOut ? `took longer than ${limit / 60_000} minutes and was ended` : 'failed'
  return `✗ check:${name}  ${why}, ${seconds}\n${output.trimEnd().replace(/^/gm, '    ')}\n  To fix it: ${fix}`
}
