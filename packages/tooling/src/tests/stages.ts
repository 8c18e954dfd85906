import { repositoryFiles } from '../sources/repository.ts'

/** One run of Vitest. Stages run one after the other, so that browsers and databases don't compete for the processors. */
export interface Stage {
  /** Projects of vitest.workspace.ts. */
  projects: readonly string[]
  /** Timeout in minutes: several times the duration on an idle machine with two cores. */
  limit: number
  /** Checks that run meanwhile, on the processors that the tests leave idle. Their names in packages/tooling/src/checks/list.ts. */
  checks?: readonly string[]
}

export const stages: readonly Stage[] = [
  { projects: ['unit', 'dom'], limit: 15 },
  // These tests use one processor. Checks with the lowest priority do not slow them down (docs/decisions/0157).
  { projects: ['timing'], limit: 15, checks: ['packages', 'compat', 'unused', 'boundaries', 'links'] },
  // Together: while the last files of one run, those of the other use the remaining processors.
  { projects: ['browser', 'api', 'e2e'], limit: 45 },
]

/** Projects whose tests run the built packages and apps. */
export const runsBuilt: ReadonlySet<string> = new Set(['api', 'timing', 'e2e'])

/** All projects in one run, for a few selected files. */
export const everything: Stage = { projects: stages.flatMap(({ projects }) => projects), limit: 30 }

/** Every test file that `npm test` runs, in any project. Only `npm run test:deep` runs the others. */
export const testFiles = (): string[] =>
  repositoryFiles('*.test.ts', '*.test.tsx').filter((path) => !/\.deep\.test\.tsx?$/.test(path))
