import { readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { root } from '../../sources/repository.ts'
import { repositoryGraph } from './graph.ts'
import { Reach } from './reach.ts'
import { withStoredImports } from './stored-imports.ts'

/** A test file with everything whose content can change its result. */
export interface ReachedTest {
  path: string
  /** The project of vitest.workspace.ts that runs it. */
  project: string
  reach: ReadonlySet<string>
}

/** The parts of a project's configuration that are used. */
export interface Project {
  name: string
  include: readonly string[]
  exclude: readonly string[]
  /** Files that are loaded before the tests. */
  setup: readonly string[]
}

/** They configure every test. The order of the files, which vitest.workspace.ts imports, has no effect on a result. */
const CONFIG = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.workspace.ts']
const ORDER = 'packages/tooling/src/tests/longest-first.ts'

/** Many tests of the server use no database. The global setup, which makes one, is in the reach of those that do. */
const DATABASE = 'packages/server/src/testing/database'

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** Reads a file of the repository, as a path from its root. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Returns the projects of vitest.workspace.ts. */
export async function readProjects(): Promise<Project[]> {
  const { default: config } = await import('../../../../../vitest.workspace.ts')
  return (config.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return []
    const { name, include = [], exclude = [], setupFiles = [], globalSetup = [] } = project.test ?? {}
    const setup = [setupFiles, globalSetup].flat().map((path) => relative(root, join(root, path)).split(sep).join('/'))
    return [{ name: String(name), include, exclude, setup }]
  })
}

/** Returns the project that runs a test file; none if it is excluded everywhere. */
export const projectOf = (path: string, projects: readonly Project[]): Project | undefined =>
  projects.find(({ include, exclude }) => {
    const matches = (patterns: readonly string[]) => patterns.some((pattern) => posix.matchesGlob(path, pattern))
    return matches(include) && !matches(exclude)
  })

/**
 * Returns every test among these files with its reach.
 * @param read the content of a file.
 */
export function reachOfTests(paths: readonly string[], projects: readonly Project[], read = textOf): ReachedTest[] {
  const graph = withStoredImports((importsIn) => repositoryGraph(paths, read, importsIn))
  const reach = new Reach(graph)
  const config = [...CONFIG, ...reach.of('vitest.workspace.ts')].filter((path) => path !== ORDER && !isTest(path))
  return paths.filter(isTest).flatMap((path) => {
    const project = projectOf(path, projects)
    if (!project) return []
    const setup = project.setup.filter((one) => !one.startsWith(DATABASE))
    const own = reach.of(path, setup)
    const whole = own.has(`${DATABASE}/cluster.ts`) ? reach.of(path, project.setup) : own
    return [{ path, project: project.name, reach: new Set([...whole, ...config]) }]
  })
}
