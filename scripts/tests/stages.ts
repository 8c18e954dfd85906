import { repositoryFiles } from '../sources/repository.ts'

/** One run of Vitest. Stages run one after the other, so that browsers and databases don't compete for the processors. */
export interface Stage {
  /** Projects of vitest.workspace.ts. */
  projects: readonly string[]
  /** Timeout in minutes: several times the duration on an idle machine with two cores. */
  limit: number
}

export const stages: readonly Stage[] = [
  { projects: ['unit', 'dom'], limit: 15 },
  { projects: ['browser'], limit: 25 },
  { projects: ['api'], limit: 25 },
  { projects: ['timing'], limit: 15 },
  { projects: ['e2e'], limit: 25 },
]

/** All projects in one run, for a few selected files. */
export const everything: Stage = { projects: stages.flatMap(({ projects }) => projects), limit: 30 }

/** Every test file of the repository, in any project. */
export const testFiles = (): string[] => repositoryFiles('*.test.ts', '*.test.tsx')
