import type { Check } from '../../checks/list.ts'
import type { ReachedTest } from '../reach/of-tests.ts'

/** The test files that a change can affect. */
export interface Choice {
  /** Those to run, with a changed file that each of them reaches. */
  chosen: { path: string; project: string; because: string }[]
  /** Those that passed with the same content. */
  passed: string[]
  /** The checks that the change can affect. */
  checks: string[]
}

/** Returns the test files and checks that these changed files can affect. */
export function choose(
  tests: readonly ReachedTest[],
  changed: readonly string[],
  checks: readonly Check[],
  hasPassed: (path: string) => boolean,
): Choice {
  const affected = tests.flatMap(({ path, project, reach }) => {
    const because = reach.has(path) && changed.includes(path) ? path : changed.find((one) => reach.has(one))
    return because === undefined ? [] : [{ path, project, because }]
  })
  return {
    chosen: affected.filter(({ path }) => !hasPassed(path)),
    passed: affected.filter(({ path }) => hasPassed(path)).map(({ path }) => path),
    checks: checks.filter(({ ignores }) => changed.some((path) => !ignores?.test(path))).map(({ name }) => name),
  }
}

/** Describes a choice in one line, such as `unit 12 of 167, dom 3 of 109; 40 passed before with the same files; checks: types, lint`. */
export function describeChoice({ chosen, passed, checks }: Choice, tests: readonly ReachedTest[]): string {
  const counts = Map.groupBy(tests, ({ project }) => project)
  const parts = [...counts].map(
    ([project, { length }]) => `${project} ${chosen.filter((one) => one.project === project).length} of ${length}`,
  )
  const before = passed.length > 0 ? [`${passed.length} passed before with the same files`] : []
  return [parts.join(', '), ...before, `checks: ${checks.join(', ') || 'none'}`].join('; ')
}
