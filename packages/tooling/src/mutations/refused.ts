import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryFiles, root } from '../sources/repository.ts'
import { applied, type Mutation } from './operators.ts'

/** Copies of changed files, for the type checker. */
const folder = join(root, 'node_modules/.cache/blockfront/mutations')

/** Adds types to another module of the repository. No import may lead to such a file, but others need the types. */
const AUGMENTATION = /^declare module '\./m

/**
 * Returns the mutations that the type checker refuses, in one run of it. They can't be committed, so no test has to notice them.
 * Each changed file is checked as a copy that imports the other files of the repository. Errors in files that import it are not found.
 * @param sources the text of each file of the repository.
 * @throws if a file has errors without a mutation, because those with one say nothing then.
 */
export function refusedByTypes(mutations: readonly Mutation[], sources: ReadonlyMap<string, string>): Set<Mutation> {
  const files = [...new Set(mutations.map(({ file }) => file))]
  const textOf = (file: string) => sources.get(file) ?? ''
  const copies = [
    ...files.map((file) => ({ file, text: textOf(file) })),
    ...mutations.map((mutation) => ({ file: mutation.file, text: applied(mutation, textOf(mutation.file)) })),
  ]
  rmSync(folder, { recursive: true, force: true })
  try {
    const paths = copies.map(({ file, text }, index) => {
      const path = join(folder, String(index), file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      return path
    })
    const wrong = new Set(pathsWithErrors(paths, augmentationsFor(files, sources)))
    const unknown = files.filter((_, index) => wrong.has(index))
    if (unknown.length > 0) throw new Error(`The type checker refuses ${unknown.join(', ')} without a mutation.`)
    return new Set(mutations.filter((_, index) => wrong.has(files.length + index)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the type checker on copies of files, together with augmentations. Returns the indexes of the copies with errors. */
function pathsWithErrors(paths: readonly string[], augmentations: readonly string[]): number[] {
  const config = {
    extends: join(root, 'tsconfig.json'),
    // A relative import finds the file in its own copy of the tree, or else in the repository.
    compilerOptions: { rootDirs: [root, ...paths.map((_, index) => join(folder, String(index)))] },
    include: [],
    files: [...paths, ...[...repositoryFiles('*.d.ts'), ...augmentations].map((path) => join(root, path))],
  }
  const project = join(folder, 'tsconfig.json')
  writeFileSync(project, JSON.stringify(config))
  const { stdout, status, error } = spawnSync('tsc', ['--noEmit', '--checkers', '1', '--pretty', 'false', '-p', project], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  if (error) throw error
  const found = [...stdout.matchAll(/^(\d+)\/\S+\(\d+,\d+\): error TS/gm)].map(([, index]) => Number(index))
  if (status !== 0 && found.length === 0) throw new Error(`The type checker failed without naming a file:\n${stdout}`)
  return found
}

/** Returns the files that add types to others, in the apps and packages of these files. */
export function augmentationsFor(files: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const partOf = (path: string) => path.split('/').slice(0, 2).join('/')
  const parts = new Set(files.map(partOf))
  return [...sources].filter(([path, code]) => AUGMENTATION.test(code) && parts.has(partOf(path))).map(([path]) => path)
}
