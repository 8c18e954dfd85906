import { repositoryFiles } from '../repository.ts'

/** One run of Vitest. Stages follow one another, so that browsers and databases don't compete for the processors. */
export interface Stage {
  /** Projects of vitest.workspace.ts. */
  projects: readonly string[]
  /** After this it counts as hung, in minutes. */
  limit: number
}

export const stages: readonly Stage[] = [
  { projects: ['unit', 'dom'], limit: 10 },
  { projects: ['browser'], limit: 10 },
  { projects: ['api'], limit: 15 },
  { projects: ['e2e'], limit: 15 },
]

/** All projects in one run, for a few chosen files. */
export const everything: Stage = { projects: stages.flatMap(({ projects }) => projects), limit: 20 }

/** Every test file of the repository, whichever project it belongs to. */
export const testFiles = (): string[] => repositoryFiles('*.test.ts', '*.test.tsx')
