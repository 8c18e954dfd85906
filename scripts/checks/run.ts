import { availableParallelism } from 'node:os'
import { type Outcome, runCommand } from '../processes/command.ts'
import { type Manifest, readJson } from '../sources/repository.ts'
import { type Check, checks } from './list.ts'

/** The result of one check. */
export interface CheckResult extends Check, Outcome {}

/** Timeout of a check, in milliseconds. */
const limit = 5 * 60_000

/** Options of {@link runChecks}. */
interface RunOptions {
  /** Which checks to run. Default: all. */
  only?: (check: Check) => boolean
  /** Gives the checks only the processor time that other processes leave. */
  background?: boolean
}

/** Runs checks in parallel, one per processor and at most four. Reports each result when its check ends. */
export async function runChecks(
  onEnd: (result: CheckResult) => void,
  { only = () => true, background }: RunOptions = {},
): Promise<CheckResult[]> {
  const scripts = readJson<Manifest>('package.json').scripts ?? {}
  const waiting = checks.filter(only)
  const results: CheckResult[] = []

  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const script = scripts[`check:${check.name}`] ?? ''
      const env = { ...process.env, NO_COLOR: '1' }
      const outcome = await runCommand(script || 'exit 1', [], { shell: true, limit, env, background })
      const result = { ...check, ...outcome }
      results.push(result)
      onEnd(result)
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work))
  return results
}

/** One line for a passing check; for a failing one its output and how to fix it. */
export function describeCheck({ name, code, output, duration, timedOut, fix }: CheckResult): string {
  const seconds = `${(duration / 1000).toFixed(1)} s`
  if (code === 0 && !timedOut) return `✓ check:${name}  ${seconds}`
  const why = timedOut ? `took longer than ${limit / 60_000} minutes and was ended` : 'failed'
  return `✗ check:${name}  ${why}, ${seconds}\n${output.trimEnd().replace(/^/gm, '    ')}\n  To fix it: ${fix}`
}
